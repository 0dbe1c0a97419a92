import type { Page } from 'playwright-core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Card as CardData } from '#contract/content/card.ts'
import { Card } from '#web/cards/card.tsx'
import { cardTexts } from '#web/messages/pages/cards.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { fewOrAll, newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { shiftsIn, watchShifts } from './layout-shifts.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { painted, resize } from './painting.ts'
import { press } from './pressing.ts'

openBrowserForTests({ pictures: true })

const CARD_GRIDS = '/galleria/kuluttaja/card-grid'
const CALL = '**/api/filtered-cards/**'
/** On a busy machine. */
const soon = { timeout: 30_000 }

async function gallery(options: Parameters<typeof newVisitor>[0] = {}): Promise<Page> {
  const page = await newVisitor(options)
  await page.goto(urlOf('hallinta', CARD_GRIDS))
  return page
}

const example = (page: Page, heading: string) =>
  page.locator('.card-grid').filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
const showMore = (page: Page, heading: string) => example(page, heading).getByRole('button', { name: 'Näytä lisää' })
const visible = (page: Page, heading: string) => example(page, heading).locator('.card:visible').count()

/** Brings the grid's islands to life. */
async function wake(page: Page, heading: string): Promise<void> {
  await showMore(page, heading).scrollIntoViewIfNeeded()
  await expect.poll(() => example(page, heading).locator('kaski-island:not([live])').count(), soon).toBe(0)
}

describe('show more', () => {
  const WEEK = 'Viikon reseptit'

  it('WI-01 reveals a chunk of rows × columns at a click, 1 to 4 columns by width, and goes after the last', {
    tags: 'long',
  }, async () => {
    const page = await gallery()
    for (const [width, columns] of fewOrAll<[number, number]>(
      [
        [320, 1],
        [900, 3],
      ],
      [
        [700, 2],
        [2560, 4],
      ],
    )) {
      await resize(page, { width, height: 900 })
      await page.reload()
      await expect.poll(() => visible(page, WEEK)).toBe(columns)
      for (let shown = columns; shown < 10; shown += columns) {
        await press(showMore(page, WEEK))
        await expect.poll(() => visible(page, WEEK), soon).toBe(Math.min(shown + columns, 10))
      }
      await expect.poll(() => showMore(page, WEEK).count(), soon).toBe(0)
      await expect.poll(() => sidewaysScroll(page)).toBe(0)
    }
  })

  const motions = fewOrAll<['no-preference' | 'reduce', number]>([['no-preference', 2000]], [['reduce', 0.01]])

  it.each(motions)(
    'WI-01 WI-21 unfolds new cards, where motion is "%s" in %d ms, and moves nothing',
    async (reducedMotion, ms) => {
      const page = await gallery({ reducedMotion })
      await wake(page, WEEK)
      const fifth = example(page, WEEK).locator('.card-grid-cards > li').nth(4)
      await watchShifts(page, 'now')
      await fifth.evaluate((card) => {
        card.addEventListener('animationstart', () => {
          card.setAttribute('data-took', String(1000 * Number.parseFloat(getComputedStyle(card).animationDuration)))
        })
        card.addEventListener('animationend', () => {
          card.setAttribute('data-unfolded', '')
        })
      })
      await press(showMore(page, WEEK))
      await expect.poll(() => fifth.getAttribute('data-took'), soon).toBe(String(ms))
      await expect.poll(() => fifth.getAttribute('data-unfolded'), soon).toBe('')
      expect(await shiftsIn(page)).toEqual([])
      const link = fifth.getByRole('link')
      await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
    },
  )

  it('WI-01 follows the window once it has kept its size for 100 ms', { tags: 'long' }, async () => {
    const page = await newVisitor()
    await page.clock.install()
    await page.goto(urlOf('hallinta', CARD_GRIDS))
    await wake(page, WEEK)
    await page.clock.pauseAt(Date.now() + 60_000)
    const grid = example(page, WEEK)
    await grid.evaluate((element) => {
      element.dataset.followed = '0'
      new MutationObserver((records) => {
        element.dataset.followed = String(Number(element.dataset.followed) + records.length)
      }).observe(element, { attributeFilter: ['data-revealing'] })
    })
    for (let event = 0; event < 5; event++) {
      await page.evaluate(() => window.dispatchEvent(new Event('resize')))
      await page.clock.runFor(99)
    }
    await expect.poll(() => grid.getAttribute('data-followed')).toBe('0')
    await page.clock.runFor(1)
    await expect.poll(() => grid.getAttribute('data-followed')).toBe('1')
    await page.clock.resume()
    await resize(page, { width: 900, height: 800 })
    await expect.poll(() => visible(page, WEEK), soon).toBe(3)
  })

  it('WI-21 shows all on paper, without JavaScript, and asks for no script where no card is hidden', {
    tags: 'long',
  }, async () => {
    const page = await gallery()
    await wake(page, WEEK)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => visible(page, WEEK)).toBe(10)
    const bytes = (name: string) =>
      page.locator('.gallery-caption', { hasText: name }).locator('[data-bytes]').getAttribute('data-bytes')
    expect(await bytes('one card with a long word')).toBe('0')
    expect(Number(await bytes('columns by width'))).toBeLessThan(1500)
    expect(Number(await bytes('a filter'))).toBeGreaterThan(Number(await bytes('columns by width')))
    const still = await gallery({ javaScriptEnabled: false })
    await expect.poll(() => visible(still, WEEK)).toBe(10)
  })
})

describe('the filter', () => {
  const HEADING = 'Reseptit ryhmittäin'
  const image = { id: '0123456789', name: 'kuva.jpg', width: 1200, height: 800, alt: 'Kuva' }
  const aCard = (index: number): CardData => ({
    type: 'recipeCard',
    header: `Juhlaruoka ${index}`,
    link: `#juhla-${index}`,
    image,
    totalTime: 90,
    likeCount: index,
  })
  const six = Array.from({ length: 6 }, (_, index) => aCard(index))

  const dropdown = (page: Page) => example(page, HEADING).locator('summary')
  const option = (page: Page, name: string) => example(page, HEADING).getByRole('button', { name, exact: true })
  const status = (page: Page) => example(page, HEADING).getByRole('status')

  /** A visitor at a live filter; `answers` decides what calls get, `asked` has their addresses. */
  async function atFilter(answers: (() => object | null)[], options: Parameters<typeof newVisitor>[0] = {}) {
    const page = await gallery(options)
    const asked: string[] = []
    await page.route('**/media/0123456789/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
    await page.route(CALL, (route) => {
      const { pathname, search } = new URL(route.request().url())
      asked.push(pathname + search)
      const answer = answers[asked.length - 1]?.() ?? null
      return answer ? route.fulfill({ json: answer }) : route.fulfill({ status: 500, json: { code: 'INTERNAL' } })
    })
    await wake(page, HEADING)
    return { page, asked }
  }

  it('WI-03 WI-21 calls for the cards of what is chosen, by keyboard, says how many, and reveals them by chunks', async () => {
    const { page, asked } = await atFilter([() => six.map((card, index) => ({ ...card, contentId: 100 + index }))])
    await page.route('**/api/contentlikecount**', (route) => route.fulfill({ json: { counts: [] } }))
    await dropdown(page).focus()
    await page.keyboard.press('Enter')
    const list = example(page, HEADING).locator('.dropdown-list')
    expect((await list.boundingBox())?.height).toBe(208)
    expect(await accessibilityFaults(page, '.card-grid:has(summary)')).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => list.isVisible()).toBe(false)
    await page.keyboard.press('Enter')
    for (let tab = 0; tab < 3; tab++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => status(page).textContent(), soon).toBe('6 korttia')
    expect(asked).toEqual(['/api/filtered-cards/2/recipeCard?language=fi'])
    await expect.poll(() => dropdown(page).textContent()).toBe('RuokalajiJuhlaruoat')
    await expect.poll(() => dropdown(page).evaluate((element) => element === document.activeElement)).toBe(true)
    await expect.poll(() => new URL(page.url()).search).toBe('?suodatin=2')
    await expect.poll(() => visible(page, HEADING)).toBe(4)
    await page.getByRole('button', { name: 'Tykkää: Juhlaruoka 3' }).waitFor()
    await press(showMore(page, HEADING))
    await expect.poll(() => visible(page, HEADING), soon).toBe(6)
    await expect.poll(() => showMore(page, HEADING).count()).toBe(0)
    expect(await accessibilityFaults(page, '.card-grid:has(summary)')).toEqual([])

    await press(dropdown(page))
    await press(option(page, 'Kaikki'))
    await expect.poll(() => visible(page, HEADING), soon).toBe(4)
    await expect.poll(() => example(page, HEADING).getByText('Karjalanpaisti 1').isVisible()).toBe(true)
    await expect.poll(() => showMore(page, HEADING).isVisible()).toBe(true)
    expect([asked.length, new URL(page.url()).search]).toEqual([1, ''])
  })

  it('WI-03 draws the cards of a call as the server draws its own', async () => {
    const { page } = await atFilter([() => six])
    await press(dropdown(page))
    await press(option(page, 'Juhlaruoat'))
    const first = example(page, HEADING).locator('.card-grid-cards:visible > li').first()
    await expect.poll(() => first.textContent(), soon).toContain('Juhlaruoka 0')
    const context = {
      columns: { xs: 1, sm: 2, md: 3, lg: 4 },
      shape: 'wide',
      heading: 'h3',
      language: 'fi',
      texts: textsOf('fi', cardTexts),
    } as const
    const html = renderToStaticMarkup(createElement(Card, { card: aCard(0), context }))
    const [drawn, served] = await first.evaluate((card, markup) => {
      const template = document.createElement('template')
      template.innerHTML = markup
      // Attributes in one order: React sets them in another than it writes them.
      const words = (root: ParentNode) =>
        [...root.querySelectorAll('*')].map(({ tagName, attributes }) =>
          [tagName, ...[...attributes].map(({ name, value }) => `${name}=${value}`).sort()].join(' '),
        )
      return [words(card), words(template.content)]
    }, html)
    expect(drawn).toEqual(served)
  })

  it('WI-03 keeps the cards when the call fails, says so, and tries again when asked', { tags: 'long' }, async () => {
    const { page, asked } = await atFilter([() => null, () => six.slice(0, 1)], { tolerates: /500/ })
    await press(dropdown(page))
    await press(option(page, 'Juhlaruoat'))
    await expect.poll(() => status(page).textContent(), soon).toBe('Tapahtui virhe. Ole hyvä ja yritä uudelleen.')
    await expect.poll(() => example(page, HEADING).getByText('Karjalanpaisti 1').isVisible()).toBe(true)
    await expect.poll(() => dropdown(page).textContent()).toBe('RuokalajiKaikki')
    expect(await accessibilityFaults(page, '.card-grid:has(summary)')).toEqual([])
    await press(example(page, HEADING).getByRole('button', { name: 'Yritä uudelleen' }))
    await expect.poll(() => status(page).textContent(), soon).toBe('1 kortti')
    await expect.poll(() => visible(page, HEADING)).toBe(1)
    await expect.poll(() => showMore(page, HEADING).count()).toBe(0)
    expect(asked).toHaveLength(2)
  })

  it('WI-03 shows what was chosen last, whichever answer comes first, and says when there is nothing', {
    tags: 'long',
  }, async () => {
    const page = await gallery()
    const held: (() => void)[] = []
    let sent = 0
    await page.route('**/api/filtered-cards/2/**', async (route) => {
      await new Promise<void>((answer) => held.push(answer))
      // Nobody waits any more for the answer to a question that was given up.
      await route.fulfill({ json: six }).catch(() => {})
      sent += 1
    })
    await page.route('**/api/filtered-cards/3/**', (route) => route.fulfill({ json: [] }))
    await wake(page, HEADING)
    for (const name of ['Juhlaruoat', 'Keitot ja padat']) {
      await press(dropdown(page))
      await press(option(page, name))
    }
    await expect.poll(() => status(page).textContent(), soon).toBe('Tässä ryhmässä ei ole vielä mitään')
    held[0]?.()
    await expect.poll(() => sent, soon).toBe(1)
    await painted(page)
    await expect.poll(() => example(page, HEADING).locator('.card-grid-none').isVisible()).toBe(true)
    await expect.poll(() => visible(page, HEADING)).toBe(0)
  })

  it('WI-03 WI-21 is a list of buttons without JavaScript, fits a narrow phone, and is not printed', {
    tags: 'long',
  }, async () => {
    const page = await gallery({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })
    await press(dropdown(page))
    await expect.poll(() => option(page, 'Juhlaruoat').getAttribute('value')).toBe('2')
    await expect.poll(() => option(page, 'Kaikki').getAttribute('aria-current')).toBe('true')
    const small = (await option(page, 'Juhlaruoat').boundingBox())?.height ?? 0
    expect(small).toBeGreaterThanOrEqual(44)
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => dropdown(page).isVisible()).toBe(false)
  })
})

it('WI-02 WI-04 what stands above a card’s link can be reached: ordering code and profile', async () => {
  const page = await gallery()
  const reached = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => {
        link.scrollIntoView({ block: 'center' })
        const { x, y, width, height } = link.getBoundingClientRect()
        return [link.contains(document.elementFromPoint(x + width / 2, y + height / 2)), height >= 44]
      })
  expect(await reached('.card-order')).toEqual([true, true])
  expect(await reached('.card-profile a')).toEqual([true, true])
  const covered = await page.locator('.card').evaluateAll((cards) =>
    cards.flatMap((card) => {
      card.scrollIntoView({ block: 'center' })
      const { x, y, width } = (card.querySelector('.card-picture') ?? card).getBoundingClientRect()
      const top = document.elementFromPoint(x + width / 2, y + 30)
      return card.closest('[hidden], [data-hidden-at~=lg]') || top?.closest('a.card-link') ? [] : [card.className]
    }),
  )
  expect(covered).toEqual([])
})
