import type { Page } from 'playwright-core'
import { painted, resize } from './painting.ts'

/** The widths at which pages are tried: phone, tablet, small and usual screen, wall. */
const WIDTHS = [375, 768, 1024, 1440, 2560] as const

/** Words of the open page that are drawn on two lines without a hyphen at the break, one line of text for each. */
export async function brokenWordsIn(page: Page, widths: readonly number[] = WIDTHS): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await resize(page, { width, height: 900 })
    let broken = ['not looked at']
    // Carousels, numbers and menus follow the width of the window in a few frames: a word counts that stays broken.
    for (let looks = 0; broken.length > 0 && looks < 20; looks++) {
      await painted(page)
      broken = await page.evaluate(findBrokenWords)
    }
    found.push(...broken.map((text) => `${width} px: ${text}`))
  }
  return found
}

/** Runs in the page. */
function findBrokenWords(): string[] {
  const range = document.createRange()

  const linesOf = (node: Text, start: number, end: number) => {
    range.setStart(node, start)
    range.setEnd(node, end)
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
    const isBelow = (rect: DOMRect, other: DOMRect) => rect.top > other.top + other.height / 2
    return rects.filter((rect, index) => index === 0 || isBelow(rect, rects[index - 1] as DOMRect)).length
  }

  /** The top of a letter. A range that begins after a soft hyphen has the rectangle of the drawn hyphen, too: the last one is the letter's. */
  const lineOf = (node: Text, at: number) => {
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    return [...range.getClientRects()].filter(({ width }) => width > 0).at(-1)
  }

  /** Where the word goes on on another line: index of the first letter there. */
  const breaksOf = (node: Text, start: number, end: number) => {
    const breaks: number[] = []
    let previous = lineOf(node, start)
    for (let at = start + 1; at < end; at++) {
      const rect = lineOf(node, at)
      if (rect && previous && rect.top > previous.top + previous.height / 2) breaks.push(at)
      previous = rect ?? previous
    }
    return breaks
  }

  const isLetter = (letter: string | undefined) => letter !== undefined && /\p{L}/u.test(letter)

  const brokenIn = (node: Text): string[] => {
    if (linesOf(node, 0, node.data.length) < 2) return []
    return [...node.data.matchAll(/\S{2,}/g)].flatMap(({ 0: word, index: start }) => {
      // An address is no word: a hyphen in it would be read as part of it.
      if (/[@]|:\/\/|^www\./.test(word) || linesOf(node, start, start + word.length) < 2) return []
      const breaks = breaksOf(node, start, start + word.length).filter(
        (at) => isLetter(node.data[at - 1]) && isLetter(node.data[at]),
      )
      if (breaks.length === 0) return []
      const parts = [start, ...breaks, start + word.length]
      const shown = parts.slice(1).map((at, index) => node.data.slice(parts[index], at))
      return [`${shown.join('/').replaceAll('\u00ad', '·')} in ${placeOf(node)}`]
    })
  }

  const placeOf = (node: Text) => {
    const names: string[] = []
    for (let element = node.parentElement; element && names.length < 4; element = element.parentElement) {
      if (element.tagName === 'KASKI-ISLAND') names.unshift(`island ${element.getAttribute('name')}`)
      else if (element.className || names.length === 0) {
        const name =
          typeof element.className === 'string' && element.className ? `.${element.className.split(' ').join('.')}` : ''
        names.unshift(`${element.tagName.toLowerCase()}${name}`)
      }
    }
    return names.join(' ')
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    const parent = node.parentElement as Element
    if (
      parent.closest('script, style, svg, .visually-hidden') ||
      !node.data.trim() ||
      !parent.checkVisibility() ||
      parent.getBoundingClientRect().width < 2
    )
      continue
    broken.push(...brokenIn(node))
  }
  return broken
}
