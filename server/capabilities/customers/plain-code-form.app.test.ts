import { expect, it } from 'vitest'
import { collectedMails } from '#server/adapters/mail/testing/collected-mails.ts'
import { aBrowser } from '#server/testing/customer.ts'
import { aShop } from '#server/testing/shopper.ts'

const email = 'maija@example.fi'

/** A browser that runs no scripts: opens pages, and posts their forms with all that is in them. */
function aPlainBrowser(app: Awaited<ReturnType<typeof aShop>>) {
  const jar = new Map<string, string>()
  let page = ''
  const visit = async (path: string, fields?: Record<string, string>) => {
    const response = await app.get('lihakauppa', path, {
      method: fields ? 'POST' : 'GET',
      redirect: 'manual',
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(fields ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(fields ? { body: new URLSearchParams(fields).toString() } : {}),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
    page = await response.text()
    return response
  }
  /** The first form, or the one with this button. */
  const post = (typed: Record<string, string>, button = '') => {
    const forms = page.match(/<form [^>]*method="post".*?<\/form>/gs) ?? []
    const form = forms.find((each) => each.replaceAll('\u00ad', '').includes(button)) ?? ''
    const hidden = form.match(/<input [^>]*type="hidden"[^>]*>/g) ?? []
    const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
    const fields = Object.fromEntries(hidden.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')]))
    return visit(attribute(form, 'action'), { ...fields, ...typed })
  }
  return { jar, visit, post, text: () => page.replaceAll('\u00ad', '') }
}

it('SH-21: without scripts, plain forms ask for the address and the code, say what is wrong, and lead back', async () => {
  const { mails, mailer } = collectedMails()
  const app = await aShop({ mailer })
  const browser = aPlainBrowser(app)
  const first = await browser.visit('/kirjaudu/koodi?paluu=%2Ftilaus%2Fabc')
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect((await browser.post({ email: 'maija@' })).status).toBe(400)
  expect(browser.text()).toContain('Syötä sähköpostiosoite.')
  expect(browser.text()).toContain('value="maija@"')
  expect((await browser.post({ email: ' Maija@Example.fi' })).status).toBe(200)
  await expect.poll(() => mails.length, { timeout: 15_000 }).toBe(1)
  const code = mails[0]?.subject.slice(0, 6) ?? ''
  for (const [typed, said] of [
    ['12', 'Kirjoita koodin kuusi numeroa.'],
    [String((Number(code) + 1) % 1_000_000).padStart(6, '0'), 'Koodi ei täsmää.'],
  ] as const) {
    expect((await browser.post({ code: typed })).status).toBe(400)
    expect(browser.text()).toContain(said)
  }
  const entered = await browser.post({ code: `${code.slice(0, 3)} ${code.slice(3)}` })
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/tilaus/abc'])
  const session = aBrowser(app)
  session.jar.set('customer', browser.jar.get('customer') ?? '')
  expect(await session.who()).toMatchObject({ loggedIn: true, email })
})

it('SH-21: the plain forms need the verification token, lead to no other site, and send another code', async () => {
  const { mails, mailer } = collectedMails()
  const app = await aShop({ mailer })
  const browser = aPlainBrowser(app)
  expect((await browser.visit('/kirjaudu/koodi', { email })).status).toBe(403)
  await browser.visit('/kirjaudu/koodi?paluu=%2F%2Fevil.example')
  await browser.post({ email })
  await expect.poll(() => mails.length, { timeout: 15_000 }).toBe(1)
  await browser.post({}, 'Lähetä uusi koodi')
  await expect.poll(() => mails.length, { timeout: 15_000 }).toBe(2)
  const [old = '', fresh = ''] = mails.map(({ subject }) => subject.slice(0, 6))
  expect(old).not.toBe(fresh)
  const entered = await browser.post({ code: fresh })
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/oma-tili'])
})
