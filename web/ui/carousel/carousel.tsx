import { Children, type CSSProperties, type ReactNode } from 'react'
import type { Language } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'
import { slideName } from './buttons.tsx'

type Props = {
  /** The block's own class. */
  className: string
  id?: string | undefined
  /** Accessible name. */
  label: string
  language: Language
  /** Content before the slides, which does not move. */
  words?: ReactNode
  /** The island with the buttons; none when there is only one slide. */
  controls: ReactNode
  style?: CSSProperties | undefined
  /** Whether the children are `li` elements of a real list, such as cards. Other children are wrapped as slides. */
  list?: boolean
  children: ReactNode
}

/**
 * The server-rendered markup of carousels. Until an island takes over, and without JavaScript, it is a horizontally scrolling row;
 * in print all slides are shown, one after the other.
 */
export function Carousel({ className, id, label, language, words, controls, style, list, children }: Props) {
  const moves = !!controls
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
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
      {/* In Safari the keyboard scrolls only elements that are focusable or contain something focusable. */}
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
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
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
