import { newVisitor, urlOf } from './browsing.ts'
import { chooseTime, goToCheckout, next, pay, putInCart } from './buying.ts'
import { codeTo } from './mails.ts'
import { choose, press } from './pressing.ts'

type Visitor = Awaited<ReturnType<typeof newVisitor>>

const button = (page: Visitor, name: string | RegExp) => page.getByRole('button', { name })
const at = (path: string) => urlOf('lihakauppa', path)

type Bought = { products?: readonly string[]; place?: { Postinumero: string; Postitoimipaikka: string } }

const usual = { Postinumero: '33100', Postitoimipaikka: 'Tampere' }

/** A stranger who buys a piece of each product. Returns the page of the confirmation, with the number of the order. */
export async function buysAsStranger(
  email: string,
  { products = ['entrecotepihvit'], place = usual }: Bought = {},
): Promise<{ page: Visitor; number: string }> {
  const page = await newVisitor()
  for (const product of products) await putInCart(page, at(`/tuotteet/${product}`))
  await page.goto(at('/kassa'))
  await page.getByRole('textbox', { name: 'Sähköposti' }).fill(email)
  await press(button(page, 'Lähetä koodi'))
  await page.getByRole('textbox', { name: 'Koodi sähköpostista' }).fill(await codeTo(email, 1))
  await press(button(page, 'Kirjaudu sisään'))
  const modal = page.getByRole('dialog', { name: 'Asiakastietosi ja toimitusosoitteesi' })
  const { Postinumero, Postitoimipaikka } = place
  const address = { Etunimi: 'Livia', Sukunimi: 'Levi', Katuosoite: 'Kotikatu 1', Puhelinnumero: '501234567' }
  for (const [name, value] of Object.entries({ ...address, Postinumero, Postitoimipaikka }))
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
  return { page, number: (await page.locator('.order-facts dd').first().textContent()) ?? '' }
}
