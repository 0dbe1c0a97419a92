import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Presses where a person would, with a finger where the visitor has a touch screen, otherwise with the mouse: of a radio button or a
 * check box the words of its label, of anything else its middle.
 */
export async function press(target: Locator): Promise<void> {
  const { hasTouch, label } = await target.evaluate(lookAt)
  const pressed = label ? labelOf(target, label) : target
  const at = label ? { position: await pressed.evaluate(middleOfWords) } : {}
  if (hasTouch) await pressed.tap(at)
  else await pressed.click(at)
}

/** Presses a radio button or a check box that is not chosen yet, and waits until it is. */
export async function choose(target: Locator): Promise<void> {
  if (!(await target.isChecked())) await press(target)
  await expect.poll(() => target.isChecked()).toBe(true)
}

type Label = { id: string } | 'around'

/** Runs in the page. */
function lookAt(element: Element): { hasTouch: boolean; label?: Label } {
  const hasTouch = navigator.maxTouchPoints > 0
  const isChoice = element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type)
  const label = isChoice ? element.labels?.[0] : undefined
  if (!label) return { hasTouch }
  return { hasTouch, label: label.contains(element) ? 'around' : { id: element.id } }
}

function labelOf(target: Locator, label: Label): Locator {
  if (label === 'around') return target.locator('xpath=ancestor::label')
  return target.page().locator(`label[for="${label.id}"]`)
}

/** Runs in the page: the middle of the first words that a label shows, from its own corner. */
function middleOfWords(label: Element): { x: number; y: number } {
  const corner = label.getBoundingClientRect()
  const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    range.selectNodeContents(text)
    const [words] = range.getClientRects()
    // A word for screen readers is one pixel wide.
    if (!text.nodeValue?.trim() || !words || words.width < 4) continue
    return { x: words.x + words.width / 2 - corner.x, y: words.y + words.height / 2 - corner.y }
  }
  return { x: corner.width / 2, y: corner.height / 2 }
}
