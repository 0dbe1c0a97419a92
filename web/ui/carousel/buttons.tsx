import type { Ref } from 'react'

// Drawn here, not in `drawings.ts`: an island that names one of those brings all of them to the browser.
const shapes = {
  previous: 'm15 18-6-6 6-6',
  next: 'm9 18 6-6-6-6',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5v14l11-7z',
}

type ButtonProps = {
  shape: keyof typeof shapes
  label: string
  onPress: () => void
  ref?: Ref<HTMLButtonElement>
  /** The widths of the window at which it is shown, where they are not all: see `card-carousel.css`. */
  shownAt?: string
}

export function CarouselButton({ shape, label, onPress, ref, shownAt }: ButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={`carousel-button carousel-${shape === 'pause' ? 'play' : shape}`}
      aria-label={label}
      data-shown-at={shownAt}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shapes[shape]} />
      </svg>
    </button>
  )
}

type DotsProps = { count: number; at: number; label: string; onChoose: (at: number) => void }

/** A dot for each slide; they have the same names as the slides. */
export function CarouselDots({ count, at, label, onChoose }: DotsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent.
    <div className="carousel-dots" role="group" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: dots differ by nothing else.
          key={index}
          type="button"
          className="carousel-dot"
          aria-label={slideName(index, count)}
          aria-current={index === at ? 'true' : undefined}
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
  )
}

export function slideName(index: number, count: number): string {
  return `${index + 1} / ${count}`
}
