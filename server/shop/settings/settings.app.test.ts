import { expect, it } from 'vitest'
import { VERIFICATION_FIELD } from '#contract/calls/verification.ts'
import { savePages } from '#server/capabilities/content/content.ts'
import { aPage, aProduct } from '#server/testing/a-page.ts'
import { aBrowser, anAccount } from '#server/testing/customer.ts'
import { fakePayments } from '#server/testing/fake-payments.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { addSlots, form } from '#server/testing/ordering.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { aShop, aShopper } from '#server/testing/shopper.ts'
import { changeSettings } from './settings.ts'

const FEW_SECONDS = { timeout: 10_000 }

const deliveryPage = aPage({
  site: 'lihakauppa',
  path: '/toimitus',
  key: 'delivery',
  template: 'section',
  description: 'Toimitus {shop:deliveryPrice} €.',
  blocks: [
    {
      type: 'rich-text',
      props: {
        content: [
          {
            kind: 'paragraph',
            children: [{ text: 'Maksaa {shop:deliveryPrice} €, {shop:freeDeliveryFrom} eurosta 0 €.' }],
          },
        ],
      },
    },
  ],
})

/** Two nodes on one database, with a page that states what delivery costs, and a card that states how long it is valid. */
async function twoNodes() {
  const database = await freshDatabase()
  const payments = fakePayments().service
  const first = await aShop({ database, payments })
  const card = { site: 'lihakauppa', title: 'Lahjakortti', description: 'Voimassa {shop:giftCardYears}.' }
  await savePages(first.content, [deliveryPage, aProduct('t5', card, { offer: { code: 'LK-1005' } })])
  return { database, nodes: [first, await runningApp({ database, payments })] as const }
}

it('a new price of delivery is on the cart, the delivery page and the quick view of two nodes within seconds', async () => {
  const { nodes } = await twoNodes()
  const [first] = nodes
  const seenOn = async (node: (typeof nodes)[number]) => {
    const shopper = aShopper(node)
    const cart = await shopper.add('LK-1001', 1)
    const page = await (await node.get('lihakauppa', '/toimitus')).text()
    const { delivery, description } = await (await node.get('lihakauppa', '/api/products/LK-1005')).json()
    return {
      cart: [cart.shippingTotal, cart.leftToFreeShipping],
      text: /Maksaa [^<]*/.exec(page)?.[0],
      meta: /<meta name="description" content="([^"]*)/.exec(page)?.[1],
      delivery,
      description,
    }
  }
  const seen = (price: string, freeFrom: string, left: string, years: string) => ({
    cart: [price, left],
    text: `Maksaa ${price} €, ${freeFrom} eurosta 0 €.`,
    meta: `Toimitus ${price} €.`,
    delivery: { price, freeFrom: `${freeFrom},00` },
    description: `Voimassa ${years}.`,
  })
  for (const node of nodes) expect(await seenOn(node)).toEqual(seen('7,90', '90', '83,51', 'kaksi vuotta'))

  const values = { deliveryPrice: 590, freeDeliveryFrom: 7000, giftCardYears: 1 }
  expect(await changeSettings(first.settings, { values, by: 'Sari' })).toMatchObject({ ok: true })
  // The node that made the change shows it at once, the other one after its next look at the outbox.
  expect(await seenOn(nodes[0])).toEqual(seen('5,90', '70', '63,51', 'vuoden'))
  await expect.poll(() => seenOn(nodes[1]), FEW_SECONDS).toEqual(seen('5,90', '70', '63,51', 'vuoden'))
})

it('a search finds a page by what it states, and shows it', async () => {
  const { nodes } = await twoNodes()
  const [first] = nodes
  const found = async (q: string) => {
    const answer = await first.get('lihakauppa', `/api/search/content/?${new URLSearchParams({ q })}`)
    return answer.text()
  }
  await first.searchIsFilled()
  await expect.poll(() => found('lahjakortti'), FEW_SECONDS).toContain('Voimassa kaksi vuotta.')
  await changeSettings(first.settings, { values: { giftCardYears: 7 }, by: 'Sari' })
  await expect.poll(() => found('seitsemän'), FEW_SECONDS).toContain('Voimassa seitsemän vuotta.')
})

it('the account page says how long orders are kept, and follows a change', async () => {
  const { nodes } = await twoNodes()
  const [first] = nodes
  await savePages(first.content, [
    aPage({
      site: 'lihakauppa',
      path: '/oma-tili',
      key: 'account',
      template: 'account',
      blocks: [{ type: 'account', props: { loginPage: '/kirjaudu', phone: '+358 20 000 0220', email: 'a@b.fi' } }],
    }),
  ])
  const page = async () => (await first.get('lihakauppa', '/oma-tili')).text()
  expect(await page()).toContain('Tilauksesi säilyvät kolme vuotta')
  await changeSettings(first.settings, { values: { orderYears: 5 }, by: 'Sari' })
  expect(await page()).toContain('Tilauksesi säilyvät viisi vuotta')
})

it('the cookie of a cart lives as long as carts are kept', async () => {
  const { nodes } = await twoNodes()
  const [first] = nodes
  const cookie = async () => {
    const body = { language: 'fi', code: 'LK-1001', quantity: 1 }
    const answer = await aShopper(first).send('POST', '/api/v1/lihakauppa/shoppingcart/add', body)
    return answer.headers.get('set-cookie') ?? ''
  }
  expect(await cookie()).toContain(`Max-Age=${60 * 24 * 3600}`)
  await changeSettings(first.settings, { values: { cartDays: 90 }, by: 'Sari' })
  expect(await cookie()).toContain(`Max-Age=${90 * 24 * 3600}`)
})

it('a purchase on a node that has not heard of a new price yet is not made for the old one', async () => {
  const { database, nodes } = await twoNodes()
  const [first, second] = nodes
  await addSlots(database, [{ time: '16:00-20:00', capacity: 3 }])
  await anAccount(database, 'aino@example.com')
  const aino = aBrowser(second)
  await aino.logIn('aino@example.com')
  await aino.add('LK-1004', 1)
  const { token } = (await aino.send('GET', '/api/antiforgery/token')).body
  const buy = async (total: string) => {
    const answer = await second.get('lihakauppa', '/kassa', {
      method: 'POST',
      headers: {
        cookie: [...aino.jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ ...form, 'Form.Total': total, [VERIFICATION_FIELD]: token }).toString(),
    })
    return answer.headers.get('location')
  }
  await changeSettings(first.settings, { values: { deliveryPrice: 590 }, by: 'Sari' })
  expect(await buy('23,80')).toContain('virhe=cart-changed')
  expect(await buy('21,80')).toMatch(/^http:\/\/maksu\.localhost\/pay\//)
})
