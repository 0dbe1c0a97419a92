import { useEffect, useId, useRef, useState } from 'react'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { WayChoice } from '#web/lunch-menu/sheet/way-choice.tsx'
import type { PosterTexts } from '#web/messages/kitchen/lunch-poster.texts.ts'
import type { Poster } from './poster-draft.ts'
import { PosterSheet } from './poster-sheet.tsx'
import { MAX_HEADING_LENGTH, MAX_TEXT_LENGTH, weekAsText, weekIn } from './poster-text.ts'
import { usePoster } from './use-poster.ts'

/** The names of the fields are those of the document. */
type Background = { Name: string; Url: string; thumbnail: string }

type Props = { backgrounds: readonly Background[]; text: string; language: Language; texts: PosterTexts }

/** Makes a printed menu of a background, a heading and a text. */
export function LunchPoster({ backgrounds, text, language, texts }: Props) {
  const id = useId()
  const usual: Poster = { heading: texts.menuTitle, text, background: 0, way: 'upright' }
  const { poster, other, edit, show, choose, read } = usePoster(usual)
  const field = useRef<HTMLTextAreaElement>(null)
  const [cleared, setCleared] = useState<Poster>()
  const [fits, setFits] = useState(true)
  const [problem, setProblem] = useState('')
  const background = backgrounds[poster.background]

  const take = (next: Poster) => {
    // The button that restores a cleared text restores this one too.
    if (next !== poster) setCleared(poster)
    choose(next)
    field.current?.focus()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened.
  useEffect(() => {
    const before = read()
    const week = weekIn(location.search)
    const menuId = new URLSearchParams(location.search).get('menuId')
    if (!week || !menuId) return
    call('GET /api/fs/menu', { query: { menuId }, language }).then((outcome) => {
      const found = outcome.ok && outcome.value.find((other) => other.year === week.year && other.week === week.week)
      if (!found) return setProblem(texts.posterLoadFailed)
      const heading = `${texts.menuTitle}, ${texts.menuWeekWord.toLocaleLowerCase()} ${week.week}`
      show({ ...before, heading, text: weekAsText(found, language) })
    })
  }, [])

  // The background may still be on its way.
  const print = async () => {
    const image = document.querySelector<HTMLImageElement>('.poster-background')
    if (image) image.loading = 'eager'
    await image?.decode().catch(() => {})
    window.print()
  }

  return (
    <div className="poster-editor">
      <form className="poster-form menu-screen" onSubmit={(event) => event.preventDefault()}>
        <p role="status" className="menu-problem">
          {other ? texts.menuOtherTab : problem}
        </p>
        {other && (
          <div className="menu-choices">
            <button type="button" className="menu-button" onClick={() => take(other)}>
              {texts.menuTakeOther}
            </button>
            <button type="button" className="menu-button" onClick={() => take(poster)}>
              {texts.menuKeepMine}
            </button>
          </div>
        )}
        <fieldset className="poster-backgrounds">
          <legend>{texts.posterBackground}</legend>
          {[...backgrounds, undefined].map((choice, at) => (
            <label key={choice?.Url ?? 'none'}>
              <input
                type="radio"
                name={id}
                checked={background === choice}
                onChange={() => edit({ background: choice ? at : -1 })}
              />
              {choice ? (
                <img src={choice.thumbnail} alt="" width={160} height={160} loading="lazy" />
              ) : (
                <span className="poster-blank" />
              )}
              <span>{choice?.Name ?? texts.posterNone}</span>
            </label>
          ))}
        </fieldset>
        <WayChoice way={poster.way} onChoose={(way) => edit({ way })} texts={texts} />
        <label htmlFor={`${id}-heading`}>{texts.posterHeading}</label>
        <input
          id={`${id}-heading`}
          className="poster-field"
          maxLength={MAX_HEADING_LENGTH}
          value={poster.heading}
          onChange={({ target }) => edit({ heading: target.value })}
        />
        <label htmlFor={`${id}-text`}>{texts.posterText}</label>
        <textarea
          id={`${id}-text`}
          ref={field}
          className="poster-field"
          rows={14}
          maxLength={MAX_TEXT_LENGTH}
          aria-describedby={`${id}-hint ${id}-long`}
          value={poster.text}
          onChange={({ target }) => edit({ text: target.value })}
        />
        <p id={`${id}-hint`} className="menu-hint">
          {texts.posterHint}
        </p>
        <p id={`${id}-long`} role="status" className="menu-problem">
          {fits ? '' : texts.posterTooLong}
        </p>
        <div className="menu-bar">
          <button type="button" className="button" onClick={print}>
            {texts.print}
          </button>
          <button
            type="button"
            className="menu-button"
            onClick={() => {
              setCleared(cleared ? undefined : poster)
              edit(cleared ?? { heading: '', text: '' })
            }}
          >
            {cleared ? texts.posterUndoClear : texts.posterClear}
          </button>
        </div>
      </form>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields. */}
      <div className="sheets" data-shown="" role="group" aria-label={texts.posterPreview}>
        <PosterSheet poster={poster} background={background?.Url} onFit={setFits} />
      </div>
    </div>
  )
}
