import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { fewOrAll, newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { shiftsIn, watchShifts } from './layout-shifts.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { choose, press } from './pressing.ts'
import { settle } from './settle.ts'

openBrowserForTests()

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Evästeet Kaskimaan sivustoilla' })
const buttonOf = (page: Page, name: string) => bannerOf(page).getByRole('button', { name })

/** A first visit to a site with a tag manager. Returns the tab and what it asks of other hosts, which never answer for real. */
async function firstVisit(options = {}): Promise<{ page: Page; elsewhere: string[] }> {
  const page = await newVisitor({ firstVisit: true, ...options })
  const elsewhere: string[] = []
  await page.route(
    (url) => url.origin !== new URL(urlOf('kuluttaja')).origin,
    (route) => {
      elsewhere.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: 'document.cookie = "_ga=1;path=/"' })
    },
  )
  await watchShifts(page)
  await page.goto(urlOf('kuluttaja'))
  await settle(page)
  return { page, elsewhere }
}

const kept = (page: Page) => page.evaluate(() => ({ storage: Object.keys(localStorage), cookies: document.cookie }))

it('loads and stores nothing before the visitor has chosen; is refused with one press, as easily as accepted', async () => {
  const { page, elsewhere } = await firstVisit()
  await bannerOf(page).waitFor()
  expect(elsewhere).toEqual([])
  await expect.poll(() => kept(page)).toEqual({ storage: [], cookies: '' })
  const looks = await bannerOf(page)
    .locator('.consent-buttons button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect()
        const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button)
        return { width, height, backgroundColor, color, fontSize, fontWeight }
      }),
    )
  expect(looks).toHaveLength(2)
  expect(looks[0]).toEqual(looks[1])

  await press(buttonOf(page, 'Vain välttämättömät'))
  await bannerOf(page).waitFor({ state: 'hidden' })
  await page.reload()
  await settle(page)
  await expect.poll(() => bannerOf(page).isVisible()).toBe(false)
  expect(elsewhere).toEqual([])
  await expect.poll(() => kept(page)).toEqual({ storage: ['consent'], cookies: '' })
})

it('loads the tag manager once when everything is accepted, told of the choice before it starts', async () => {
  const { page, elsewhere } = await firstVisit()
  await press(buttonOf(page, 'Hyväksy kaikki'))
  await expect.poll(() => elsewhere).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1'])
  const told = await page.evaluate(() =>
    (window.dataLayer ?? []).slice(0, 3).map((entry) => Array.from(entry as ArrayLike<unknown>)),
  )
  expect(told[0]?.slice(0, 2)).toEqual(['consent', 'default'])
  expect(told[0]?.[2]).toMatchObject({ ad_storage: 'denied', analytics_storage: 'denied' })
  expect(told[1]?.[2]).toMatchObject({ ad_storage: 'granted', analytics_storage: 'granted' })
  await page.reload()
  await settle(page)
  await expect.poll(() => elsewhere).toHaveLength(2)
  await expect.poll(() => bannerOf(page).isVisible()).toBe(false)
})

it('takes one purpose without the other', { tags: 'long' }, async () => {
  const { page, elsewhere } = await firstVisit()
  await press(bannerOf(page).getByText('Valitse itse'))
  await choose(bannerOf(page).getByLabel(/Tilastointi/))
  await press(buttonOf(page, 'Tallenna valinta'))
  await expect.poll(() => elsewhere).toHaveLength(1)
  const state = await page.evaluate(() => Array.from((window.dataLayer ?? [])[1] as ArrayLike<unknown>)[2])
  expect(state).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' })
})

it('can be taken back from the foot of every page: what was loaded goes, and its cookies', async () => {
  const { page, elsewhere } = await firstVisit()
  await press(buttonOf(page, 'Hyväksy kaikki'))
  await expect.poll(async () => (await kept(page)).cookies).toBe('_ga=1')
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Evästeasetukset' })
  await press(opener)
  await press(buttonOf(page, 'Hyväksy kaikki'))
  await opener.focus()
  await page.keyboard.press('Space')
  await Promise.all([page.waitForEvent('load'), press(buttonOf(page, 'Vain välttämättömät'))])
  expect((await kept(page)).cookies).toBe('')
  expect(elsewhere).toHaveLength(1)
})

it('is asked for again from the foot of a page whose end comes after the scripts, as on a slow connection', async () => {
  const { address, sendEnd } = await servedWithoutFoot()
  const page = await newVisitor()
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.querySelector('[data-opens][live]'))
  expect(await page.getByRole('contentinfo').count()).toBe(0)
  sendEnd()
  await press(page.getByRole('contentinfo').getByRole('button', { name: 'Evästeasetukset' }))
  await bannerOf(page).waitFor()
})

/** The site behind a connection that holds the foot of a page back until `sendEnd` is called. */
async function servedWithoutFoot(): Promise<{ address: string; sendEnd: () => void }> {
  const site = new URL(urlOf('kuluttaja'))
  let sendEnd = () => {}
  const held = new Promise<void>((resolve) => {
    sendEnd = resolve
  })
  const slow = createServer(async ({ url, headers }, response) => {
    const asked = { host: '127.0.0.1', port: site.port, path: url }
    const sent = { headers: { ...headers, host: site.host, 'accept-encoding': 'identity' } }
    const answer = await new Promise<IncomingMessage>((resolve) => request({ ...asked, ...sent }, resolve).end())
    if (!answer.headers['content-type']?.startsWith('text/html')) {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      return answer.pipe(response)
    }
    const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = answer.headers
    response.writeHead(answer.statusCode ?? 500, kept)
    const html = await text(answer)
    const foot = html.lastIndexOf('<footer')
    response.write(html.slice(0, foot))
    await held
    response.end(html.slice(foot))
  })
  await new Promise<void>((listening) => slow.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void slow.close())
  return { address: `http://${site.hostname}:${(slow.address() as AddressInfo).port}/`, sendEnd }
}

it('asks nothing of a page inside a frame, and nothing of a browser that keeps nothing', { tags: 'long' }, async () => {
  const page = await newVisitor({ firstVisit: true })
  await page.goto(urlOf('kuluttaja'))
  await page.evaluate((source) => {
    const frame = document.createElement('iframe')
    frame.src = source
    document.body.append(frame)
    return new Promise((resolve) => frame.addEventListener('load', resolve))
  }, urlOf('lihakauppa'))
  await expect.poll(() => page.frames()[1]?.locator('.consent').isVisible()).toBe(false)

  const other = await newVisitor({ firstVisit: true })
  await other.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await other.goto(urlOf('kuluttaja'))
  await settle(other)
  await expect.poll(() => other.locator('.consent').isVisible()).toBe(false)
})

it('shows no banner and loads nothing where scripts are off; the link leads to the page about cookies', {
  tags: 'long',
}, async () => {
  const page = await newVisitor({ firstVisit: true, javaScriptEnabled: false })
  await page.goto(urlOf('kuluttaja'))
  await expect.poll(() => page.locator('.consent').isVisible()).toBe(false)
  await press(page.getByRole('link', { name: 'Evästeasetukset' }))
  await expect.poll(() => new URL(page.url()).pathname).toBe('/evasteet')
})

it('is reached and answered by the keyboard, in the language of the page', { tags: 'long' }, async () => {
  const page = await newVisitor({ firstVisit: true })
  await page.goto(urlOf('skogsgarden'))
  await settle(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Bara nödvändiga')
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Kakor på våra webbplatser' }).waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
})

it.each(fewOrAll([320], [1440]))(
  'fits a window of %s px, moves nothing and has no fault',
  { tags: 'long' },
  async (width) => {
    const { page } = await firstVisit({ viewport: { width, height: 640 } })
    await bannerOf(page).waitFor()
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
    const { y = -1, height = 0 } = (await bannerOf(page).boundingBox()) ?? {}
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + height).toBeLessThanOrEqual(640)
    expect(await shiftsIn(page)).toEqual([])
    expect(await accessibilityFaults(page, '.consent')).toEqual([])
  },
)
