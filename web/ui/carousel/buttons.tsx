import type { Ref } from 'react'

// Not in `icons.ts`: an island that imports it would load all icons.
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
  /** The breakpoints at which the button is visible; all if undefined. See `card-carousel.css`. */
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

/** A dot for each slide, with the same accessible name as the slide. */
export function CarouselDots({ count, at, label, onChoose }: DotsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div className="carousel-dots" role="group" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: dots have no other key.
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
