import type { Step } from './positions.ts'

const steps: Record<string, Step> = { ArrowLeft: -1, ArrowRight: 1 }

/** Calls `onStep` for left and right arrow keys while the focus is inside the element, except in form fields. */
export function followArrowKeys(element: HTMLElement, onStep: (by: Step) => void, signal: AbortSignal): void {
  element.addEventListener(
    'keydown',
    (event) => {
      const by = steps[event.key]
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
      if (!by || hasModifier || event.defaultPrevented || isFormField(event.target as Element)) return
      event.preventDefault()
      onStep(by)
    },
    { signal },
  )
}

function isFormField(target: Element): boolean {
  return target.closest('input, textarea, select, [contenteditable]') !== null
}
