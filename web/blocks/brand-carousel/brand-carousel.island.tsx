import { useEffect, useRef, useState } from 'react'
import type { BrandCarouselTexts } from '#web/messages/pages/carousel.texts.ts'
import { Icon } from '#web/ui/icon.tsx'

type Props = { texts: BrandCarouselTexts }

/** Moves the row of logos, and lets the visitor stop it. It stands still where somebody has asked for less motion. */
export function BrandCarouselControl({ texts }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [moving, setMoving] = useState(false)

  useEffect(() => setMoving(!matchMedia('(prefers-reduced-motion: reduce)').matches), [])
  useEffect(() => {
    button.current?.closest('.brand-carousel')?.toggleAttribute('data-moving', moving)
  }, [moving])

  return (
    <button
      ref={button}
      type="button"
      className="brand-carousel-button"
      aria-label={moving ? texts.pause : texts.play}
      onClick={() => setMoving(!moving)}
    >
      <Icon name={moving ? 'pause' : 'play'} />
    </button>
  )
}
