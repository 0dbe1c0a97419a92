import { useLayoutEffect, useRef, useState } from 'react'

/** From large letters that fill a sparse sheet to the smallest that can be read on a wall. */
const SIZES = [1.7, 1.55, 1.4, 1.3, 1.2, 1.1, 1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.65, 0.6, 0.55, 0.5]

/** Makes the letters of a sheet as large as its content allows, by the variable `--fit`. `fits` is false if even the smallest are too large. */
export function useFit(content: unknown, largest = 1.7) {
  const sheet = useRef<HTMLDivElement>(null)
  const [fits, setFits] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again whenever the content is another.
  useLayoutEffect(() => {
    const measure = () => {
      const element = sheet.current
      if (element) setFits(fitInto(element, largest))
    }
    measure()
    // Letters are wider or narrower once the font is there.
    document.fonts?.ready.then(measure)
  }, [content, largest])
  return { sheet, fits }
}

/** Words are broken only where not even small letters keep them whole. */
const SMALLEST_UNBROKEN = 0.65

function fitInto(sheet: HTMLElement, largest: number): boolean {
  const sizes = SIZES.filter((size) => size <= largest)
  const isFitting = (size: number) => {
    sheet.style.setProperty('--fit', String(size))
    return !overflows(sheet)
  }
  sheet.removeAttribute('data-breaking')
  if (sizes.filter((size) => size >= SMALLEST_UNBROKEN).some(isFitting)) return true
  sheet.setAttribute('data-breaking', '')
  return sizes.some(isFitting)
}

/** A pixel more is a matter of rounding. */
const isLonger = (content: number, room: number) => content > room + 1

function overflows(sheet: HTMLElement): boolean {
  const columns = [...sheet.querySelectorAll('[data-column]')]
  return (
    isLonger(sheet.scrollHeight, sheet.clientHeight) ||
    [sheet, ...columns].some(({ scrollWidth, clientWidth }) => isLonger(scrollWidth, clientWidth))
  )
}
