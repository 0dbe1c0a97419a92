import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const MOST_PRESSES = 150

/** What has the focus: its name, or its words. */
export const focused = (page: Page) => page.evaluate(nameOfFocused)

/** Runs in the page. */
function nameOfFocused(): string {
  const element = document.activeElement
  const textOf = (each: Element | null | undefined) => {
    const copy = each?.cloneNode(true) as Element | undefined
    for (const sign of copy?.querySelectorAll('[aria-hidden="true"]') ?? []) sign.remove()
    return copy?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  }
  if (element === document.body) return 'the page'
  if (element?.matches('[role=dialog], [role=alertdialog]')) return 'the dialog'
  const own = element?.getAttribute('aria-label')
  const labelledBy = element?.getAttribute('aria-labelledby')?.split(' ') ?? []
  if (labelledBy.length > 0) return labelledBy.map((id) => textOf(document.getElementById(id))).join(' ')
  if (own) return own
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  return isField ? textOf(element.labels?.[0]) : textOf(element)
}

/** Why nobody sees where the focus is: it has no outline, nor what it stands for. After the last stop of a page the browser has it. */
const unseenFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return ''
    const around = [element, element.parentElement, element.parentElement?.parentElement]
    const box = element.closest('.choice')?.querySelector('.choice-box')
    const isOutlined = [...around, box].some((each) => {
      if (!each) return false
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !/, 0\)$/.test(outlineColor)
    })
    // One of a list, or a part of a date: shown by its ground.
    const isMarked =
      element.hasAttribute('data-focused') && !/, 0\)$|transparent/.test(getComputedStyle(element).backgroundColor)
    const { width, height, bottom, right } = (box ?? element).getBoundingClientRect()
    const isThere = width > 1 && height > 1 && bottom > 0 && right > 0
    return isThere && (isOutlined || isMarked) ? '' : `no one sees the focus on ${element.outerHTML.slice(0, 200)}`
  })

/** Presses Tab, or Shift and Tab, until this has the focus. It is seen wherever it comes by; `watchFocus` fails the test where it is lost. */
export async function tabTo(page: Page, words: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press(key)
    await expect.poll(() => unseenFocus(page), { timeout: 2000 }).toBe('')
    const name = await focused(page)
    if (words.test(name)) return
    passed.push(name)
  }
  throw new Error(`${key} never came to ${words}, but by ${passed.slice(-30).join(' | ')}`)
}

/** Goes to something that can be pressed, and presses it. */
export async function pressKeyOn(page: Page, words: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, words, key)
  await page.keyboard.press('Enter')
}

/** Goes to a field, and writes in place of what is there. */
export async function write(page: Page, field: RegExp, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

/** Goes to a check box, and changes it. */
export async function tick(page: Page, words: RegExp): Promise<void> {
  await tabTo(page, words)
  await page.keyboard.press('Space')
}

/** Goes to a list of options, and chooses another: this number of steps below the current one. */
export async function takeOption(page: Page, field: RegExp, below = 1): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('Enter')
  await page.getByRole('listbox').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('option')
  for (let step = 0; step < below; step++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toMatch(field)
}

/** Goes to a room by its name, whatever is shown; the focus is on its heading then. */
export async function goToRoom(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect.poll(() => focused(page)).toBe('Etsi')
  await page.keyboard.type(name)
  await expect.poll(() => page.getByRole('menuitem').first().textContent()).toMatch(new RegExp(`^${name}`))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  await expect.poll(() => focused(page)).toBe(name)
}

/** Takes back what was just done, by the message about it. */
export async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Kumoa' }).last().waitFor()
  await page.keyboard.press('u')
  await expect.poll(() => focused(page)).toBe('Kumoa')
  await page.keyboard.press('Enter')
}
