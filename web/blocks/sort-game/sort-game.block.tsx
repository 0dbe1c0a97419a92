import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { Island } from '#web/islands/island.tsx'
import { sortGameTexts } from '#web/messages/pages/sort-game.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { SortDrawing } from './sort-drawing.tsx'
import css from './sort-game.css?inline'
import { sortGameExamples } from './sort-game.examples.ts'
import { SortGame } from './sort-game.island.tsx'
import { sortGameSchema } from './sort-game.schema.ts'
import type { Place, Round } from './sort-rules.ts'

function SortGameBlock({ props, anchor, language, first }: ViewProps<typeof sortGameSchema, undefined>) {
  const { tone, heading, text, places, rounds } = props
  const Heading = first ? 'h1' : 'h2'
  const level = first ? 2 : 3
  const RoundHeading = `h${level}` as const
  const texts = textsOf(language, sortGameTexts)
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="wrap">
        <Heading>{heading}</Heading>
        {text && <p className="lead">{text}</p>}
        <Island name="sort-game" component={SortGame} props={{ places, rounds, level, texts }} />
        <p className="sort-game-print">{texts.paper}</p>
        <Sheet places={places} rounds={rounds} name={texts.pupil} />
        <details className="sort-game-answers">
          <summary>{texts.answers}</summary>
          {rounds.map(({ name, items }) => (
            <section key={name}>
              <RoundHeading>{name}</RoundHeading>
              <dl>
                {items.map(({ name, into, why }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>
                      <strong>{into.join(' / ')}.</strong> {why}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </details>
      </div>
    </section>
  )
}

/** The same game on paper: what there is to place, and empty places to write it into. */
function Sheet({ places, rounds, name }: { places: readonly Place[]; rounds: readonly Round[]; name: string }) {
  return (
    <div className="sort-game-sheet">
      {rounds.map((round) => (
        <div key={round.name}>
          <p className="sort-game-pupil">{name}</p>
          <p>
            <strong>{round.name}.</strong> {round.task}
          </p>
          <ul>
            {round.items.map((item) => (
              <li key={item.name}>
                <SortDrawing shape={item.shape} />
                {item.name}
              </li>
            ))}
          </ul>
          <ul className="sort-game-empty">
            {places.map((place) => (
              <li key={place.name}>
                <SortDrawing shape={place.shape} />
                <strong>{place.name}</strong> {place.hint}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

export const sortGame = defineBlock({
  type: 'sort-game',
  schema: sortGameSchema,
  view: SortGameBlock,
  css: [css],
  examples: sortGameExamples,
})
