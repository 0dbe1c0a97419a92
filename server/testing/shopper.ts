import { type Cart, cart as cartSchema } from '#contract/shop/cart.ts'
import { savePages } from '#server/capabilities/content/content.ts'
import { saveTaxonomy } from '#server/capabilities/taxonomy/taxonomy.ts'
import { aProduct } from './a-page.ts'
import { type RunningApp, runningApp } from './running-app.ts'
import { sell } from './sell.ts'

type Options = NonNullable<Parameters<typeof runningApp>[0]>

const taxonomy = { site: 'lihakauppa', language: 'fi', productGroups: [{ key: 1, value: 'Pihvit' }] }
const price = (code: string, price: number, more: object = {}) => ({ code, price, ...more })

/** A shop with a few products: 1 unlimited, 2 sold out, 3 reduced, 4 with five in stock, 5 a gift card. */
export async function aShop(options: Options = {}): Promise<RunningApp> {
  const app = await runningApp(options)
  await saveTaxonomy(app.taxonomy, { ...taxonomy, categories: [], facets: [] })
  await savePages(
    app.content,
    [1, 2, 3, 4, 5].map((at) =>
      aProduct(
        `t${at}`,
        { site: 'lihakauppa', title: `Tuote ${at}` },
        { offer: { code: `LK-100${at}` }, productGroup: 1 },
      ),
    ),
  )
  const earlier = new Date('2026-09-01T06:00:00Z')
  await sell(app, [price('LK-1003', 1490, { dateMark: 'best-before' })], earlier)
  await sell(app, [
    ...[price('LK-1001', 649), price('LK-1002', 3990, { stock: 0 }), price('LK-1003', 1043, { isReduced: true })],
    ...[price('LK-1004', 1590, { stock: 5 }), price('LK-1005', 5000, { vatClass: 'voucher' })],
  ])
  return app
}

/** A browser that keeps the cookies of one host. */
export function aShopper(app: RunningApp, { site = 'lihakauppa', address = '192.0.2.1' } = {}) {
  let cookie = ''
  const send = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const response = await app.get(site, path, {
      method,
      headers: {
        'x-forwarded-for': address,
        ...(cookie ? { cookie } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const set = response.headers.get('set-cookie')
    if (set) cookie = set.split(';', 1)[0] as string
    return response
  }
  const cartCall = async (name: string, body?: object): Promise<Cart> => {
    const response = await send(body ? 'POST' : 'GET', `/api/v1/lihakauppa/shoppingcart/${name}`, body)
    if (response.status !== 200) throw new Error(`${name} answered ${response.status}: ${await response.text()}`)
    return cartSchema.strict().parse(await response.json())
  }
  return {
    send,
    cookie: () => cookie,
    useCookie: (value: string) => {
      cookie = value
    },
    load: () => cartCall('load?language=fi'),
    add: (code: string, quantity: number) => cartCall('add', { language: 'fi', code, quantity }),
    change: (code: string, quantity: number) => cartCall('changequantity', { language: 'fi', code, quantity }),
    enter: (code: string) => cartCall('addcouponcode', { language: 'fi', code }),
    remove: (code: string) => cartCall('removecouponcode', { language: 'fi', code }),
  }
}

export const quantities = ({ lineItems }: Pick<Cart, 'lineItems'>) =>
  Object.fromEntries(lineItems.map(({ code, quantity }) => [code, quantity]))
