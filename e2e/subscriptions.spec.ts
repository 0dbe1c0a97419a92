import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { fewOrAll, newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { eventsOf, fillIn, openForm, shownForm, watchCalls } from './forms.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { resize } from './painting.ts'
import { choose, press } from './pressing.ts'
import { settle } from './settle.ts'

openBrowserForTests()

const DAY_SECONDS = 24 * 3600

/** For how many days from now the cookie is kept; null if there is none. */
async function daysOf(page: Page, name: string): Promise<number | null> {
  const cookie = (await page.context().cookies()).find((each) => each.name === name)
  return cookie ? Math.round((cookie.expires - Date.now() / 1000) / DAY_SECONDS) : null
}

const newsletter = (page: Page) => page.getByRole('dialog', { name: 'Tilaa uutiskirje' })

it('FO-28 opens the newsletter by its link, subscribes, and keeps it closed for 400 days', async () => {
  const page = await newVisitor({ showsNewsletter: true })
  const sent = watchCalls(page, '/api/newsletter/subscribe')
  await page.goto(urlOf('lihakauppa', '/ohjeet'))
  await press(page.getByRole('link', { name: 'Tilaa uutiskirje' }))
  await newsletter(page).waitFor()
  await expect.poll(() => new URL(page.url()).hash).toBe('#newsletter')
  const form = await shownForm(page)
  await fillIn(form, { Sähköposti: 'maija@example.info' })
  await press(form.getByRole('button', { name: 'Tilaa', exact: true }))
  await form.getByText('Syötä sähköpostiosoite.').first().waitFor()
  expect(await accessibilityFaults(page, ':modal')).toEqual([])
  await fillIn(form, { Sähköposti: 'maija@example.fi' })
  await press(form.getByRole('button', { name: 'Tilaa', exact: true }))
  await page.getByRole('heading', { name: 'Kiitos!' }).waitFor()
  expect(sent).toEqual([{ email: 'maija@example.fi' }])
  await press(newsletter(page).getByRole('button', { name: 'Sulje' }).last())
  await newsletter(page).waitFor({ state: 'hidden' })
  await expect.poll(() => page.url()).toBe(urlOf('lihakauppa', '/ohjeet'))
  await expect.poll(() => daysOf(page, 'hideLkNewsletterModal')).toBe(400)
})

it('FO-03 solves a captcha that the server asks for, and sends the newsletter once more without the visitor doing anything', {
  tags: 'long',
}, async () => {
  const page = await newVisitor({ tolerates: /403/ })
  const tokens: (string | undefined)[] = []
  await page.route('**/api/newsletter/subscribe*', async (route) => {
    tokens.push(route.request().headers()['x-captcha-token'])
    if (tokens.length > 1) return route.continue()
    const refusal = { success: false, code: 'CAPTCHA_NEEDED', message: 'Varmista, ettet ole robotti.' }
    return route.fulfill({ status: 403, json: refusal })
  })
  const sent = watchCalls(page, '/api/newsletter/subscribe')
  await page.goto(urlOf('lihakauppa', '/ohjeet'))
  await press(page.getByRole('link', { name: 'Tilaa uutiskirje' }))
  const form = await shownForm(page)
  await fillIn(form, { Sähköposti: 'liisa@example.fi' })
  await press(form.getByRole('button', { name: 'Tilaa', exact: true }))
  await page.getByRole('heading', { name: 'Kiitos!' }).waitFor()
  expect(tokens).toEqual([undefined, expect.stringMatching(/^ey/)])
  expect(sent).toEqual([{ email: 'liisa@example.fi' }, { email: 'liisa@example.fi' }])
})

it('FO-28 shows the newsletter by itself to visitors who look around, until it is dismissed for 7 days', {
  tags: 'long',
}, async () => {
  const page = await newVisitor({ showsNewsletter: true })
  await page.clock.install()
  await page.goto(urlOf('lihakauppa', '/#newsletter'))
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  await expect.poll(() => newsletter(page).isVisible()).toBe(false)
  await page.goto(urlOf('lihakauppa', '/tuotteet'))
  // Not in the first five seconds.
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return newsletter(page).isVisible()
    })
    .toBe(true)
  await page.keyboard.press('Escape')
  await newsletter(page).waitFor({ state: 'hidden' })
  await expect.poll(() => daysOf(page, 'hideLkNewsletterModal')).toBe(7)
  await page.goto(urlOf('lihakauppa', '/ohjeet'))
  await settle(page)
  await expect.poll(() => newsletter(page).isVisible()).toBe(false)
})

it('FO-29 subscribes to releases and the newsletter at #newsreleases', async () => {
  const page = await newVisitor()
  const sent = watchCalls(page, '/api/cision-liana/subscribe')
  await page.goto(urlOf('yritys', '/uutishuone#newsreleases'))
  const dialog = page.getByRole('dialog', { name: 'Tilaa tiedotteet' })
  await dialog.waitFor()
  const form = await shownForm(page)
  await fillIn(form, { Sähköposti: 'maija@example.fi' })
  await press(form.getByRole('button', { name: 'Tilaa' }))
  await form.getByText('Valitse vähintään yksi uutiskirje', { exact: true }).waitFor()
  const kind = form.getByRole('group', { name: 'Tiedotteet' }).getByRole('checkbox').first()
  const informationType = await kind.getAttribute('value')
  await choose(kind)
  await choose(form.getByRole('checkbox', { name: 'Uutiskirje' }))
  await press(form.getByRole('button', { name: 'Tilaa' }))
  await dialog.getByRole('heading', { name: 'Kiitos!' }).waitFor()
  expect(sent).toEqual([
    {
      email: 'maija@example.fi',
      recaptchaToken: '',
      informationTypes: [informationType],
      subscribeToUutiskirje: true,
    },
  ])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => page.url()).toBe(urlOf('yritys', '/uutishuone'))
})

it('FO-30 takes part in the campaign, which is for adults who accept its rules', async () => {
  const page = await newVisitor()
  const sent = watchCalls(page, '/api/campaign/participate')
  const form = await openForm(page, 'cincin', '/kampanja')
  await fillIn(form, { Sähköposti: 'maija@example.fi' })
  await choose(form.getByRole('checkbox', { name: 'Hyväksyn kampanjan säännöt.' }))
  await press(form.getByRole('button', { name: 'Osallistu' }))
  await form.getByText('Tämä kenttä on pakollinen').waitFor()
  expect(sent).toEqual([])
  await choose(form.getByRole('checkbox', { name: 'Olen vähintään 18-vuotias.' }))
  await press(form.getByRole('button', { name: 'Osallistu' }))
  await page.getByRole('heading', { name: 'Kiitos osallistumisesta!' }).waitFor()
  expect(sent).toEqual([
    {
      email: 'maija@example.fi',
      join: 'cincin-vino-2026',
      isAdult: 'true',
      subscribeToCinCinVinoNewsletter: 'false',
    },
  ])
})

it('FO-31 FO-32 opens the newsletter of professionals from the banner of a recipe, on a phone, and hides tabs and banner', async () => {
  const page = await newVisitor({ viewport: { width: 375, height: 700 } })
  await page.goto(urlOf('ammattilaiset', '/reseptit'))
  const tabs = page.getByRole('navigation', { name: 'Pikatoiminnot' })
  await tabs.waitFor()
  await press(tabs.getByRole('button', { name: 'Piilota pikatoiminnot' }))
  await tabs.waitFor({ state: 'hidden' })
  await press(page.locator('main a[href^="/reseptit/"]').first())
  const banner = page.getByRole('complementary', { name: 'Tilaa Ideakirje' })
  await banner.waitFor()
  await expect.poll(() => tabs.isVisible()).toBe(false)
  await press(banner.getByRole('button', { name: 'Tilaa Ideakirje' }))
  const form = await shownForm(page)
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  await fillIn(form, { Sähköposti: 'kalle@example.fi' })
  await press(form.getByRole('button', { name: 'Tilaa', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Tilaa Ideakirje' })
  await dialog.getByRole('heading', { name: 'Kiitos!' }).waitFor()
  await expect.poll(() => eventsOf(page)).toContainEqual({ event: 'fs_newsletter_form_submit' })
  await press(dialog.getByRole('button', { name: 'Sulje' }).last())
  await press(banner.getByRole('button', { name: 'Sulje ilmoitus' }))
  await banner.waitFor({ state: 'hidden' })
  await expect.poll(() => daysOf(page, 'recipe-banner-closed')).toBe(30)
  await page.reload()
  await settle(page)
  await expect.poll(() => banner.isVisible()).toBe(false)
})

it('FO-31 lays the tabs over no words of the page, however wide the window is', { tags: 'long' }, async () => {
  const page = await newVisitor()
  await page.goto(urlOf('ammattilaiset', '/reseptit'))
  const tabs = page.getByRole('navigation', { name: 'Pikatoiminnot' })
  for (const width of fewOrAll([320, 1099, 1100], [375, 768, 1440])) {
    await resize(page, { width, height: 700 })
    await tabs.waitFor()
    await settle(page)
    const { left, top, words } = await tabs.evaluate((element) => {
      // Scrolled and measured at once: a page that grows in between is no longer at its end.
      window.scrollTo(0, document.documentElement.scrollHeight)
      const { left, top } = element.getBoundingClientRect()
      const boxes = [...document.querySelectorAll('main .wrap, footer a')].map((each) => each.getBoundingClientRect())
      return {
        left,
        top,
        words: {
          right: Math.max(...boxes.map((box) => box.right)),
          bottom: Math.max(...boxes.map((box) => box.bottom)),
        },
      }
    })
    expect([width, left >= words.right || top >= words.bottom]).toEqual([width, true])
    expect([width, await sidewaysScroll(page)]).toEqual([width, 0])
  }
})
