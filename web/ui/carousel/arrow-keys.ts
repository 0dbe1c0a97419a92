import type { Step } from './positions.ts'

const steps: Record<string, Step> = { ArrowLeft: -1, ArrowRight: 1 }

/** Tells of the left and right arrow keys that are pressed while the focus is in the element and nothing else needs them. */
export function followArrowKeys(element: HTMLElement, onStep: (by: Step) => void, signal: AbortSignal): void {
  element.addEventListener(
    'keydown',
    (event) => {
      const by = steps[event.key]
      const combined = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
      if (!by || combined || event.defaultPrevented || writesIn(event.target as Element)) return
      event.preventDefault()
      onStep(by)
    },
    { signal },
  )
}

function writesIn(target: Element): boolean {
  return target.closest('input, textarea, select, [contenteditable]') !== null
}
