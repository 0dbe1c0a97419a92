import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, sitesLike, urlOf } from './browsing.ts'
import { settle } from './settle.ts'

openBrowserForTests()

it.each(sitesLike('kuluttaja'))(
  'the printed home page of %s has no button, link or text that needs a background',
  async (site) => {
    const page = await newVisitor()
    await page.goto(urlOf(site))
    await settle(page)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.evaluate(paleTexts)).toEqual([])
  },
)

/** Runs in the page: the texts that have less than 4.5 : 1 on white paper. */
function paleTexts(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('No canvas.')
  const contrastOnPaper = (color: string) => {
    canvas.fillStyle = '#fff'
    canvas.fillRect(0, 0, 1, 1)
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
      part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    )
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
  }
  const pale = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!text.nodeValue?.trim() || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue
    // Words for screen readers are one pixel wide.
    if (element.getBoundingClientRect().width < 4) continue
    if (contrastOnPaper(getComputedStyle(element).color) < 4.5)
      pale.add(`${element.tagName.toLowerCase()}.${element.className}: ${text.nodeValue.trim().slice(0, 40)}`)
  }
  return [...pale]
}
