import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newVisitor, openBrowserForTests } from './browsing.ts'
import { type BuiltProgram, startBuiltProgram } from './built-program.ts'
import { fillIn, shownForm } from './forms.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { resize } from './painting.ts'
import { choose, press } from './pressing.ts'

openBrowserForTests()

let program: BuiltProgram
beforeAll(async () => {
  program = await startBuiltProgram({ CAPTCHA_COST: '10' })
})
afterAll(() => program.stop())

type Row = {
  ids: string
  site: string
  path: string
  /** The link that opens its dialog. */
  opener?: string
  call: string
  send: string
  texts: Record<string, string>
  boxes?: string[]
  failed: string
}

/** Every form, what fills it in, and what it says when sending fails. */
const forms: Row[] = [
  {
    ids: 'FO-21',
    site: 'kuluttaja',
    path: '/kysy',
    call: '**/api/contact/retail/question*',
    send: 'Lähetä',
    texts: { Kysymyksesi: 'Miten tämä säilyy?' },
    failed: 'Tapahtui virhe. Yritä uudelleen',
  },
  {
    ids: 'FO-23 FO-38',
    site: 'export',
    path: '/contact',
    call: '**/api/contact/business/requestcontact*',
    send: 'Send',
    texts: { Name: 'Ann', Company: 'Buyer Ltd', 'E-mail': 'ann@example.com', Phone: '+44 1', Message: 'Pork.' },
    failed: 'Something went wrong. Please try again.',
  },
  {
    ids: 'FO-24',
    site: 'ammattilaiset',
    path: '/ota-yhteytta',
    call: '**/api/contact/business/requestcontact*',
    send: 'Lähetä',
    texts: { Nimi: 'Kalle', Sähköposti: 'kalle@example.fi', Viesti: 'Montako?' },
    failed: 'Jotain meni vikaan',
  },
  {
    ids: 'FO-25 FO-38',
    site: 'ammattilaiset',
    path: '/palaute',
    call: '**/api/fs/salesform*',
    send: 'Lähetä',
    texts: { Viesti: 'Hyvin.', Etunimi: 'Kalle', Sukunimi: 'Kokki', Sähköposti: 'kalle@example.fi' },
    failed: 'Tapahtui virhe. Yritä uudelleen',
  },
  {
    ids: 'FO-26',
    site: 'mestari',
    path: '/ota-yhteytta',
    call: '**/api/contact/mfcontact*',
    send: 'Lähetä',
    texts: { Etunimi: 'A', Sukunimi: 'B', Sähköposti: 'a@example.fi', Puhelin: '040', Viesti: 'Hei.' },
    failed: 'Tapahtui virhe. Yritä uudelleen',
  },
  {
    ids: 'FO-27',
    site: 'koulu',
    path: '/tilaa',
    call: '**/api/contact/school-material/request*',
    send: 'Lähetä tilaus',
    texts: {
      Etunimi: 'A',
      Sukunimi: 'B',
      Sähköposti: 'a@example.fi',
      Katuosoite: 'Koulukatu 1',
      Postinumero: '60100',
      Postitoimipaikka: 'Seinäjoki',
    },
    boxes: ['Hävikkimatikka'],
    failed: 'Lähetyksessä tapahtui virhe. Yritä uudelleen',
  },
  {
    ids: 'FO-30 FO-38',
    site: 'cincin',
    path: '/kampanja',
    call: '**/api/campaign/participate*',
    send: 'Osallistu',
    texts: { Sähköposti: 'a@example.fi' },
    boxes: ['Olen vähintään 18-vuotias.', 'Hyväksyn kampanjan säännöt.'],
    failed: 'Jotain meni vikaan.',
  },
  {
    ids: 'FO-20',
    site: 'kuluttaja',
    path: '/sponsorointi',
    call: '**/api/contact/retail/sponsor*',
    send: 'Lähetä',
    texts: {
      'Yhteisön nimi': 'Pallo',
      'Mihin tuki käytetään?': 'Palloihin.',
      Etunimi: 'A',
      Sukunimi: 'B',
      Sähköposti: 'a@example.fi',
      Puhelin: '040',
    },
    failed: 'Tapahtui virhe. Yritä uudelleen',
  },
  {
    ids: 'FO-22',
    site: 'kuluttaja',
    path: '/kuvakilpailu',
    call: '**/api/contact/promotionalphoto*',
    send: 'Osallistu',
    texts: { Etunimi: 'A', Sukunimi: 'B', Sähköposti: 'a@example.fi', Puhelin: '040' },
    boxes: ['Hyväksyn kilpailun säännöt.'],
    failed: 'Tapahtui virhe. Yritä uudelleen',
  },
  {
    ids: 'FO-28 FO-38',
    site: 'lihakauppa',
    path: '/ohjeet',
    opener: 'Tilaa uutiskirje',
    call: '**/api/newsletter/subscribe*',
    send: 'Tilaa',
    texts: { Sähköposti: 'a@example.fi' },
    failed: 'Jotain meni vikaan.',
  },
  {
    ids: 'FO-29 FO-38',
    site: 'yritys',
    path: '/uutishuone',
    opener: 'Tilaa tiedotteet',
    call: '**/api/cision-liana/subscribe*',
    send: 'Tilaa',
    texts: { Sähköposti: 'a@example.fi' },
    boxes: ['Uutiskirje'],
    failed: 'Jotain meni vikaan.',
  },
]

describe.each(forms)('$ids on $site at $path', (one) => {
  it('FO-33 has no fault that axe can find when empty, wrong, sending and failed, and fits every width', async () => {
    const page = await newVisitor({ tolerates: /Failed to load/ })
    await page.goto(`http://${one.site}.localhost:${program.port}${one.path}`)
    if (one.opener) await press(page.getByRole('link', { name: one.opener }))
    const form = await shownForm(page)
    expect(await accessibilityFaults(page)).toEqual([])

    const send = form.getByRole('button', { name: one.send, exact: true })
    await press(send)
    await form.locator('.form-summary').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    for (const width of [320, 375, 768, 1440]) {
      await resize(page, { width, height: 900 })
      expect([width, await sidewaysScroll(page)]).toEqual([width, 0])
    }

    await fillIn(form, one.texts)
    for (const name of one.boxes ?? []) {
      await choose(form.getByRole('checkbox', { name, exact: true }))
    }
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(one.call, async (route) => {
      await held
      await route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Virhe', isSuccess: false } })
    })
    await press(send)
    const sending = one.site === 'export' ? 'Sending...' : 'Lähetetään...'
    await form.getByRole('button', { name: sending }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    answer()
    await form.getByRole('alert').getByText(one.failed, { exact: true }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    const [name = '', text = ''] = Object.entries(one.texts)[0] ?? []
    await expect.poll(() => form.getByRole('textbox', { name, exact: true }).inputValue()).toBe(text)

    await page.unroute(one.call)
    await press(form.getByRole('button', { name: one.send, exact: true }))
    await page.locator('.form-thanks, main h1:has-text("Kiitos"), main h1:has-text("Olet mukana")').first().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
