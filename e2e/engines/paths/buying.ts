import { expect, it } from 'vitest'
import { type Path, urlOf } from '../on-engine.ts'
import type { Visitor } from '../visitor.ts'

export async function logIn(visitor: Visitor, email = 'asiakas@example.fi'): Promise<void> {
  await visitor.type({ role: 'textbox', name: 'Sähköposti' }, email)
  await visitor.type({ role: 'textbox', name: 'Salasana' }, 'Lihakauppa-2026')
  await visitor.press({ role: 'button', name: 'Kirjaudu sisään' })
}

export const logins: Path = (newVisitor) => {
  it('logs a customer in and out, with cookies that need no HTTPS in the demo', async () => {
    const visitor = await newVisitor()
    await visitor.open(urlOf('lihakauppa', '/kirjaudu'))
    await logIn(visitor)
    await visitor.arrive('/oma-tili')
    await visitor.read('asiakas@example.fi')
    const session = (await visitor.cookies()).find(({ name }) => name === 'customer')
    expect(session).toMatchObject({ secure: false })
    await visitor.press({ role: 'button', name: 'Kirjaudu ulos' })
    await visitor.waitFor(() => document.querySelectorAll('.account-link').length > 0, true)
    await expect.poll(async () => (await visitor.cookies()).map(({ name }) => name)).not.toContain('customer')
  })
}

export const buying: Path = (newVisitor) => {
  it('buys a product, from its page over cart, login, delivery and payment to the order page', async () => {
    const visitor = await newVisitor()
    await buys(visitor)
    await visitor.arrive(/^\/tilaus\/.+/)
    await visitor.read('Vahvistettu')
  })
}

/** A customer of the demo who buys entrecôtes for Tampere, up to the page that thanks. */
export async function buys(visitor: Visitor): Promise<void> {
  await visitor.open(urlOf('lihakauppa', '/tuotteet/entrecotepihvit'))
  await visitor.press({ role: 'button', name: 'Osta: Entrecôtepihvit' })
  await visitor.press({ role: 'link', name: 'Siirry ostoskoriin' })
  await visitor.arrive('/ostoskori#tuotteet')
  await visitor.see({ role: 'link', name: 'Entrecôtepihvit' })
  await visitor.press({ role: 'link', name: 'Jatka kassalle' })
  await visitor.type({ role: 'textbox', name: 'Postinumero' }, '33100')
  await visitor.press({ role: 'button', name: 'Tarkista' })
  await visitor.read('Toimitamme postinumeroalueellesi!')
  await visitor.press({ role: 'link', name: 'Kirjaudu salasanalla' })
  await visitor.arrive(/^\/kirjaudu/)
  await logIn(visitor)
  await visitor.arrive('/kassa?postinumero=33100#toimitus')
  await chooseDelivery(visitor)
  await visitor.press({ role: 'button', name: 'Siirry maksamaan' })
  await visitor.arrive(/^\/kassa.*#maksu$/)
  await visitor.press({ role: 'radio', name: 'Testipankki Yksi' })
  await visitor.press({ role: 'checkbox', name: 'Hyväksyn toimitusehdot', starts: true })
  await visitor.press({ role: 'button', name: 'Tilaa ja maksa', starts: true })
  await visitor.press({ role: 'button', name: 'Hyväksy maksu' })
  await visitor.see({ role: 'heading', name: 'Kiitos tilauksestasi!' })
}

/** The first time that is offered, by its words. */
async function chooseDelivery(visitor: Visitor): Promise<void> {
  await expect.poll(() => visitor.evaluate(firstChoice), { timeout: 60_000 }).not.toBeNull()
  await visitor.press({ role: 'radio', name: (await visitor.evaluate(firstChoice)) as string })
}

/** Runs in the page: the words of the first choice. */
function firstChoice(): string | null {
  const [label] = document.querySelector<HTMLInputElement>('.delivery-choice input')?.labels ?? []
  return label ? (label.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim() : null
}
