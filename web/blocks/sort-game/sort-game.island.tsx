import { useEffect, useId, useRef, useState } from 'react'
import type { SortGameTexts } from '#web/messages/pages/sort-game.texts.ts'
import { SortDrawing } from './sort-drawing.tsx'
import { choose, type Item, isDone, newPlay, type Place, put, type Round, type Said, scoreOf } from './sort-rules.ts'

type Props = {
  places: readonly Place[]
  rounds: readonly Round[]
  /** The level of the round's heading, below that of the block. */
  level: 2 | 3
  texts: SortGameTexts
}

/** Things are put where they belong: first the thing is pressed, then the place. */
export function SortGame({ places, rounds, level, texts }: Props) {
  const [at, setAt] = useState(0)
  const [play, setPlay] = useState(newPlay)
  const [begun, setBegun] = useState(0)
  const title = useRef<HTMLHeadingElement>(null)
  const id = useId()
  // The button that began the round is gone: keyboard users go on from the round's heading.
  useEffect(() => {
    if (begun) title.current?.focus()
  }, [begun])
  const round = rounds[at]
  if (!round) return null
  const done = isDone(play, round)
  const Heading = `h${level}` as const
  const begin = (next: number) => {
    setAt(next)
    setPlay(newPlay)
    setBegun(begun + 1)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a shortcut; pressing the item once more does the same.
    <div
      className="sort-game"
      onKeyDown={({ key }) => {
        const item = round.items.find(({ name }) => name === play.chosen)
        if (key === 'Escape' && item) setPlay(choose(play, item))
      }}
    >
      <Heading id={id} ref={title} tabIndex={-1}>
        {rounds.length > 1 && (
          <span>{texts.round.replace('{round}', String(at + 1)).replace('{rounds}', String(rounds.length))}</span>
        )}
        {round.name}
      </Heading>
      <p className="sort-game-task">{round.task}</p>
      <div className="sort-game-board">
        {!done && (
          <ul className="sort-game-items" aria-labelledby={id}>
            {round.items
              .filter(({ name }) => !(name in play.placed))
              .map((item) => (
                <li key={item.name}>
                  <button
                    type="button"
                    aria-pressed={play.chosen === item.name}
                    onClick={() => setPlay(choose(play, item))}
                  >
                    <SortDrawing shape={item.shape} />
                    {item.name}
                  </button>
                </li>
              ))}
          </ul>
        )}
        <ul
          className={play.chosen ? 'sort-game-places sort-game-waiting' : 'sort-game-places'}
          aria-label={texts.places}
        >
          {places.map(({ name, hint, shape }) => (
            <li key={name}>
              <button type="button" onClick={() => setPlay(put(play, round, name))}>
                <SortDrawing shape={shape} />
                <span>
                  <strong>{name}</strong> {hint && <small>{hint}</small>}
                </span>
              </button>
              <Placed items={round.items.filter((item) => play.placed[item.name] === name)} />
            </li>
          ))}
        </ul>
        <p className={`sort-game-said sort-game-said-${play.said.kind}`} role="status">
          {saidText(play.said, texts)}
          {done && <span className="visually-hidden"> {texts[scoreOf(play, round)]}</span>}
        </p>
        {done && (
          <div className="sort-game-result">
            <p>{texts[scoreOf(play, round)]}</p>
            {at + 1 < rounds.length && (
              <button type="button" className="button" onClick={() => begin(at + 1)}>
                {texts.next}
              </button>
            )}
            <button type="button" className="button button-quiet" onClick={() => begin(at)}>
              {texts.again}
            </button>
            {at > 0 && (
              <button type="button" className="button button-quiet" onClick={() => begin(0)}>
                {texts.first}
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

function Placed({ items }: { items: readonly Item[] }) {
  if (items.length === 0) return null
  return (
    <ul className="sort-game-placed">
      {items.map(({ name, shape }) => (
        <li key={name}>
          <SortDrawing shape={shape} />
          {name}
        </li>
      ))}
    </ul>
  )
}

function saidText(said: Said, texts: SortGameTexts): string {
  if ('place' in said) {
    const { kind, item, place } = said
    return `${texts[kind].replace('{item}', item.name).replace('{place}', place)} ${kind === 'fits' ? item.why : item.clue}`
  }
  if ('item' in said) return texts.chosen.replace('{item}', said.item.name)
  return texts[said.kind]
}
