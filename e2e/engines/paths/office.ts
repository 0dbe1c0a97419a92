import { expect, it } from 'vitest'
import { type Path, urlOf } from '../on-engine.ts'
import type { Visitor } from '../visitor.ts'
import { buys } from './buying.ts'

async function enterAsShop(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(urlOf('hallinta', path))
  await visitor.press({ role: 'button', name: 'Kauppa', starts: true })
  await visitor.see({ role: 'button', name: 'Kaisa Kauppinen, oma tili' })
}

/** What the shop does all day, in the office. */
export const office: Path = (newVisitor) => {
  it('logs in to the office, finds a product by typing, changes its price and takes it back', async () => {
    const visitor = await newVisitor()
    await enterAsShop(visitor, '/tuotteet')
    await visitor.see({ role: 'heading', name: 'Tuotteet' })
    await visitor.type({ role: 'searchbox', name: 'Nimi tai koodi' }, 'LK-1005')
    await visitor.arrive('/tuotteet?haku=LK-1005')
    const product = () => document.querySelectorAll('.row-link').length
    await visitor.waitFor(product, 1)
    await visitor.evaluate(() => document.querySelector<HTMLElement>('.row-link')?.focus())
    await visitor.key('Enter')
    await visitor.arrive('/tuotteet/LK-1005')
    await visitor.type({ role: 'textbox', name: 'Normaalihinta' }, '55,55')
    await visitor.press({ role: 'button', name: 'Tallenna' })
    await visitor.read('Muutos on tallennettu.')
    await visitor.press({ role: 'button', name: 'Kumoa' })
    await visitor.read('Muutos on kumottu.')
  })
}

/** Other rooms, and what goes wrong. */
export const officeRooms: Path = (newVisitor) => {
  it('opens the rooms of the office, the search and a dialog, and closes them by keyboard', async () => {
    const visitor = await newVisitor()
    await enterAsShop(visitor, '/')
    for (const name of ['Tilaukset', 'Pakkaus', 'Toimitus', 'Koodit', 'Arviot', 'Tuonti', 'Kaupan asetukset']) {
      await visitor.press({ role: 'link', name, within: 'Hallinta' })
      await visitor.see({ role: 'heading', name })
    }
    await visitor.press({ role: 'link', name: 'Koodit', within: 'Hallinta' })
    await visitor.press({ role: 'button', name: 'Tee etukoodi' })
    await visitor.see({ role: 'dialog', name: 'Tee etukoodi' })
    await visitor.key('Escape')
    await visitor.waitFor(() => document.activeElement?.textContent, 'Tee etukoodi')
    await visitor.press({ role: 'button', name: 'Etsi', starts: true })
    await visitor.see({ role: 'dialog', name: 'Etsi' })
    await visitor.waitFor(() => document.activeElement?.tagName, 'INPUT')
    await visitor.key('Escape')
    await visitor.waitFor(() => document.querySelectorAll('[role=dialog]').length, 0)
  })
}

/** An order, from the shop to its box. */
export const officeOrders: Path = (newVisitor) => {
  it('finds an order by its number, refunds a part of it, and packs it', async () => {
    const visitor = await newVisitor()
    await buys(visitor)
    const number = String(await visitor.evaluate(() => document.querySelector('.order-facts dd')?.textContent))
    expect(number).toMatch(/^\d{6}$/)
    await enterAsShop(visitor, `/tilaukset?haku=${number}`)
    await visitor.press({ role: 'link', name: number })
    await visitor.see({ role: 'heading', name: `Tilaus ${number}`, starts: true })

    await visitor.press({ role: 'button', name: 'Palauta rahaa' })
    await visitor.press({ role: 'radio', name: 'Summa', starts: true })
    await visitor.type({ role: 'textbox', name: 'Summa', starts: true }, '1,20')
    await visitor.type({ role: 'textbox', name: 'Syy', starts: true }, 'Painoi vähemmän')
    await visitor.press({ role: 'button', name: 'Palauta 1,20 €' })
    await visitor.read(`Palautus tilauksesta ${number} on kirjattu.`)

    await visitor.press({ role: 'link', name: 'Pakkaa tilaus' })
    await visitor.press({ role: 'button', name: 'Kuittaa yksi: Entrecôtepihvit', starts: true })
    await visitor.press({ role: 'button', name: 'Merkitse pakatuksi' })
    const within = `Tilaus ${number} pakatuksi`
    await visitor.press({ role: 'button', name: 'Merkitse pakatuksi', within })
    await visitor.read(`Tilaus ${number} on pakattu.`)
  })

  it('says when the server cannot be reached, and keeps what was typed', async () => {
    const visitor = await newVisitor()
    await enterAsShop(visitor, '/tuotteet/LK-1007')
    await visitor.type({ role: 'textbox', name: 'Normaalihinta' }, '7,77')
    await visitor.evaluate(cutConnection)
    await visitor.press({ role: 'button', name: 'Tallenna' })
    await visitor.read('Ei yhteyttä palvelimeen.')
    await visitor.evaluate(mendConnection)
    await visitor.press({ role: 'button', name: 'Tallenna' })
    await visitor.read('Muutos on tallennettu.')
    await visitor.press({ role: 'button', name: 'Kumoa' })
    await visitor.read('Muutos on kumottu.')
  })
}

/** Runs in the page. No driver of all three can take the network away: its calls fail as they do without one. */
function cutConnection(): void {
  const cut = Object.assign(window, { uncut: window.fetch })
  cut.fetch = () => Promise.reject(new TypeError('There is no network.'))
}

function mendConnection(): void {
  const { uncut } = window as typeof window & { uncut: typeof window.fetch }
  window.fetch = uncut
}
