import { Children, type CSSProperties, type ReactNode } from 'react'
import type { Language } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'
import { slideName } from './buttons.tsx'

type Props = {
  /** The block's own class. */
  className: string
  id?: string | undefined
  /** What is shown, in a few words, for those who do not see it. */
  label: string
  language: Language
  /** What stands still before the slides. */
  words?: ReactNode
  /** The island with the buttons; none where there is nowhere to go. */
  controls: ReactNode
  style?: CSSProperties | undefined
  /** The slides are `li` of a list that has a meaning, such as cards; others are made slides here. */
  list?: boolean
  children: ReactNode
}

/**
 * The markup that the carousels' islands move. As the server sends it, and wherever no script runs, it is a row that
 * scrolls sideways, all of it readable; on paper its slides follow each other.
 */
export function Carousel({ className, id, label, language, words, controls, style, list, children }: Props) {
  const moves = !!controls
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent.
    <div
      id={id}
      className={`carousel ${className}`}
      style={style}
      role="group"
      aria-roledescription={moves ? message(language, 'carouselRole') : undefined}
      aria-label={label}
    >
      {words}
      {controls && <div className="carousel-controls">{controls}</div>}
      {/* Safari lets the keyboard scroll only what can have the focus, or where something inside can. */}
      <div className="carousel-window" tabIndex={moves && !list ? 0 : undefined}>
        {list ? <ul className="carousel-track">{children}</ul> : <Slides language={language}>{children}</Slides>}
      </div>
    </div>
  )
}

function Slides({ language, children }: Pick<Props, 'language' | 'children'>) {
  const count = Children.count(children)
  return (
    <div className="carousel-track">
      {Children.map(children, (slide, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent.
        <div
          className="carousel-slide"
          role="group"
          aria-roledescription={message(language, 'slideRole')}
          aria-label={slideName(index, count)}
        >
          {slide}
        </div>
      ))}
    </div>
  )
}
