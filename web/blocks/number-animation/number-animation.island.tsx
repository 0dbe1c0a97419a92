import { useEffect, useRef, useState } from 'react'
import { FRAMES, frameAt, numberIn } from './frames.ts'

type Props = { value: number; decimals: number; locale: string }

/** Counts up to the number when it is seen. Until then, and with reduced motion, it is the number itself. */
export function CountedNumber({ value, decimals, locale }: Props) {
  const element = useRef<HTMLSpanElement>(null)
  const [frame, setFrame] = useState(FRAMES)

  useEffect(() => {
    if (!element.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let request = 0
    const count = (startedAt: number) => {
      const step = (now: number) => {
        const next = frameAt(now - startedAt)
        setFrame(next)
        if (next < FRAMES) request = requestAnimationFrame(step)
      }
      request = requestAnimationFrame(step)
    }
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      count(performance.now())
    })
    seen.observe(element.current)
    return () => {
      seen.disconnect()
      cancelAnimationFrame(request)
    }
  }, [])

  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  const last = format.format(value)
  return (
    // The final number keeps its place, for layout, screen readers and print; the animation lies over it.
    <span ref={element} className="number-animation-number">
      <span className={frame < FRAMES ? 'number-animation-covered' : undefined}>{last}</span>
      {frame < FRAMES && (
        <span className="number-animation-counting" aria-hidden="true">
          {format.format(numberIn(frame, value))}
        </span>
      )}
    </span>
  )
}
