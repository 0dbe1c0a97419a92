import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Accordion } from '#web/ui/accordion.tsx'
import { fewOrAll, newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { press } from './pressing.ts'

openBrowserForTests()

const css = readFileSync('web/ui/accordion.css', 'utf8')
const tall = createElement('div', { style: { height: 2000 } }, 'Pitkä juttu')
const accordion = (props: Partial<Parameters<typeof Accordion>[0]>) =>
  renderToStaticMarkup(createElement(Accordion, { heading: 'Toimitus', ...props }))

it.each([
  ['.accordion-content', 800, accordion({ expanded: true, children: tall })],
  ['.accordion-content', 100, accordion({ expanded: true, small: true, children: tall })],
  ['.accordion-list', 900, accordion({ expanded: true, list: tall })],
])('CH-21 shows %s up to %i px, scrolls the rest inside, and prints all of it', async (part, height, html) => {
  const page = await newVisitor()
  await page.setContent(`<!doctype html><style>${css}</style>${html}`)
  const content = page.locator(part)
  expect((await content.boundingBox())?.height).toBe(height)
  await expect.poll(() => content.evaluate((element) => getComputedStyle(element).overflowY)).toBe('auto')
  await page.emulateMedia({ media: 'print' })
  expect((await content.boundingBox())?.height).toBe(2000)
})

it('CH-21 is open in print even when it is closed', { tags: 'long' }, async () => {
  const page = await newVisitor()
  await page.setContent(`<!doctype html><style>${css}</style>${accordion({ children: tall })}`)
  const text = page.getByText('Pitkä juttu')
  await expect.poll(() => text.isVisible()).toBe(false)
  expect((await page.locator('.accordion-fold').boundingBox())?.height).toBe(0)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => text.isVisible()).toBe(true)
  expect((await page.locator('.accordion-fold').boundingBox())?.height).toBe(2000)
})

const motions = fewOrAll<['no-preference' | 'reduce', number]>([['no-preference', 500]], [['reduce', 0]])

it.each(motions)('CH-21 opens by its toggle, where motion is "%s" in %i ms', async (reducedMotion, duration) => {
  const page = await newVisitor({ viewport: { width: 375, height: 700 }, reducedMotion })
  await page.goto(urlOf('lihakauppa', '/ota-yhteytta'))
  await press(page.locator('summary[data-opens]'))
  await page.locator('#side-navigation kaski-island[live]').waitFor({ state: 'attached' })
  const toggle = page.locator('#side-navigation [aria-expanded=false]').first()
  const id = await toggle.getAttribute('aria-controls')
  const fold = page.locator(`[id="${id}"]`)
  expect((await fold.boundingBox())?.height).toBe(0)
  await page.evaluate((controlled) => {
    const folding = document.getElementById(controlled ?? '')
    folding?.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (target !== folding || propertyName !== 'grid-template-rows') return
      folding.dataset.took = String(Math.round(Number(folding.getAnimations()[0]?.effect?.getTiming().duration)))
    })
  }, id)
  await press(toggle)
  await expect.poll(() => fold.getAttribute('data-took')).toBe(String(duration))
  await expect.poll(async () => (await fold.boundingBox())?.height).toBeGreaterThan(100)
})
