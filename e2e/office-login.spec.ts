import { expect, it } from 'vitest'
import { newVisitor, openBrowserForTests, urlOf } from './browsing.ts'
import { mailsTo, plainMail } from './mails.ts'
import { accessibilityFaults, sidewaysScroll } from './page-checks.ts'
import { resize } from './painting.ts'
import { press } from './pressing.ts'

openBrowserForTests()

type Visitor = Awaited<ReturnType<typeof newVisitor>>

/** A key of the device that asks for a finger, and gets one. */
async function addKey(page: Visitor): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const button = (page: Visitor, name: string | RegExp) => page.getByRole('button', { name })

/** Nothing that axe finds, and a phone is wide enough. */
async function expectFine(page: Visitor): Promise<void> {
  // What a busy button has said stays in the page for some seconds.
  await expect.poll(() => accessibilityFaults(page), { timeout: 15_000 }).toEqual([])
  await resize(page, { width: 320, height: 900 })
  await expect.poll(() => sidewaysScroll(page)).toBe(0)
  await resize(page, { width: 1280, height: 800 })
}

/** Logs in as a person of the demo, at the page that was asked for. */
async function enterAs(page: Visitor, role: string, path: string): Promise<void> {
  await page.goto(urlOf('hallinta', path))
  await press(button(page, new RegExp(`^${role}`)))
}

it('OF-01, OF-04: the admin of the demo invites somebody, who makes a passkey and logs in with it', async () => {
  const email = `paula-${Date.now()}@example.fi`
  const admin = await newVisitor()
  await admin.goto(urlOf('hallinta', '/henkilot'))
  await admin.getByRole('heading', { name: 'Kokeile demona' }).waitFor()
  await expectFine(admin)
  await press(button(admin, /^Pääkäyttäjä/))
  await button(admin, 'Kutsu henkilö').waitFor()
  await expectFine(admin)
  await press(button(admin, 'Kutsu henkilö'))
  await admin.getByLabel(/^Sähköposti/).fill(email)
  await admin.getByLabel(/^Nimi/).fill('Paula Pakkaaja')
  await press(admin.getByText('Kauppa', { exact: true }).last())
  await press(button(admin, 'Lähetä kutsu'))
  await expect.poll(() => admin.getByRole('cell', { name: /^Paula Pakkaaja/ }).count()).toBe(1)
  const [mail = ''] = await mailsTo(email, 1)
  const address = /http:\/\/hallinta\.localhost:\d+\/kutsu#[\w-]{43}/.exec(plainMail(mail))?.[0] ?? 'no link'

  const paula = await newVisitor({ tolerates: /410/ })
  await addKey(paula)
  await paula.goto(address)
  await press(button(paula, 'Tee avain tälle laitteelle'))
  const codes = paula.getByRole('list', { name: 'Palautuskoodit' }).getByRole('listitem')
  await expect.poll(() => codes.count()).toBe(10)
  const [code = ''] = await codes.allTextContents()
  await press(button(paula, 'Siirry toimistoon'))
  await press(button(paula, /^Paula Pakkaaja/))
  await press(paula.getByRole('menuitem', { name: 'Kirjaudu ulos' }))
  await press(button(paula, 'Kirjaudu avaimella'))
  await expect.poll(() => button(paula, /^Paula Pakkaaja/).count()).toBe(1)

  // The link is used, and a code on paper is good where the key is not.
  const elsewhere = await newVisitor({ tolerates: /410/ })
  await elsewhere.goto(address)
  await expect.poll(() => elsewhere.getByRole('alert').textContent()).toContain('Linkki ei ole enää voimassa')
  await elsewhere.goto(urlOf('hallinta', '/oma'))
  await elsewhere.getByLabel('Sähköposti').fill(email)
  await elsewhere.getByLabel('Koodi').fill(code)
  await press(elsewhere.getByRole('button', { name: 'Kirjaudu', exact: true }))
  await expect.poll(() => elsewhere.getByText('Palautuskoodeja on jäljellä 9.').count()).toBe(1)
})

it('OF-02: a person sees and ends their other sessions, and the audit log says so', { tags: 'long' }, async () => {
  const [here, there] = [await newVisitor(), await newVisitor({ tolerates: /401/ })]
  await enterAs(there, 'Asiakaspalvelu', '/oma')
  await expect.poll(() => there.getByText('tämä istunto').count()).toBe(1)
  await enterAs(here, 'Asiakaspalvelu', '/oma')
  await button(here, 'Päätä kaikki muut istunnot').waitFor()
  await expectFine(here)
  await press(button(here, 'Päätä kaikki muut istunnot'))
  await expect.poll(() => button(here, /^Päätä istunto/).count()).toBe(0)
  await there.reload()
  await expect.poll(() => there.getByRole('heading', { name: 'Kokeile demona' }).count()).toBe(1)
  await press(here.getByRole('link', { name: 'Muutosloki' }))
  await expect.poll(() => here.getByRole('cell', { name: 'päätti istunnon' }).count()).toBeGreaterThan(0)
  await expectFine(here)
})
