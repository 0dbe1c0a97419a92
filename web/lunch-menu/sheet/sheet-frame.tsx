import { type ReactNode, useEffect, useRef } from 'react'

export type Way = 'upright' | 'landscape'

/** An A4 sheet at its real size, scaled to the space on screen: what is seen is what is printed. */
export function SheetFrame({ way, children }: { way: Way; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = frame.current
    const sheet = element?.firstElementChild
    if (!element || !(sheet instanceof HTMLElement)) return
    const scale = () => {
      element.style.setProperty('--scale', String(element.clientWidth / sheet.offsetWidth))
    }
    const observer = new ResizeObserver(scale)
    observer.observe(element)
    observer.observe(sheet)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="sheet-frame" data-way={way} ref={frame}>
      {children}
    </div>
  )
}
