import { newVisitor, urlOf } from './browsing.ts'
import { chooseTime, goToCheckout, next, pay, putInCart } from './buying.ts'
import { codeTo } from './mails.ts'
import { choose, press } from './pressing.ts'

type Visitor = Awaited<ReturnType<typeof newVisitor>>

const button = (page: Visitor, name: string | RegExp) => page.getByRole('button', { name })
const at = (path: string) => urlOf('lihakauppa', path)

/** A stranger who buys something. */
export async function buysAsStranger(email: string): Promise<void> {
  const page = await newVisitor()
  await putInCart(page, at('/tuotteet/entrecotepihvit'))
  await page.goto(at('/kassa'))
  await page.getByRole('textbox', { name: 'Sähköposti' }).fill(email)
  await press(button(page, 'Lähetä koodi'))
  await page.getByRole('textbox', { name: 'Koodi sähköpostista' }).fill(await codeTo(email, 1))
  await press(button(page, 'Kirjaudu sisään'))
  const modal = page.getByRole('dialog', { name: 'Asiakastietosi ja toimitusosoitteesi' })
  const address = { Etunimi: 'Livia', Sukunimi: 'Levi', Katuosoite: 'Kotikatu 1', Postinumero: '33100' }
  for (const [name, value] of Object.entries({ ...address, Postitoimipaikka: 'Tampere', Puhelinnumero: '501234567' }))
    await modal.getByRole('textbox', { name }).fill(value)
  await choose(modal.getByRole('checkbox', { name: 'Olen yksityisasiakas' }))
  await press(modal.getByRole('button', { name: 'Tallenna' }))
  await modal.waitFor({ state: 'hidden' })
  if (!page.url().includes('/kassa')) await goToCheckout(page)
  await chooseTime(page)
  await press(next(page, 'Siirry maksamaan'))
  await pay(page)
  await press(button(page, 'Hyväksy maksu'))
  await page.getByRole('heading', { name: 'Kiitos tilauksestasi!' }).waitFor()
}
