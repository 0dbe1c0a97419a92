import type { Cart } from '#contract/shop/cart.ts'
import { basketOf, countPut, type Model, ownerAt, see } from './model.ts'
import type { BrowserName } from './start.ts'
import type { World } from './world.ts'

const CART = '/api/v1/lihakauppa/shoppingcart'

/**
 * Sends something about the cart as a browser does, and looks at the cart that comes back; null if it was refused. `change` says what the
 * owner wants.
 */
export async function onCart(
  model: Model,
  world: World,
  browser: BrowserName,
  { name, body, change = () => {} }: { name: string; body?: object; change?: (owner: string) => void },
): Promise<Cart | null> {
  const owner = ownerAt(model, browser)
  const jar = world.jarOf(browser)
  const answer = await world.call(`${body ? 'POST' : 'GET'} ${CART}/${name}`, { jar, ...(body ? { body } : {}) })
  if (!answer.ok) return null
  change(owner)
  const cart = answer.value as Cart
  see(model, owner, cart, (code) => world.shop.catalogue.find(code)?.stock !== null)
  return cart
}

export async function loadCart(model: Model, world: World, browser: BrowserName): Promise<Cart> {
  const cart = await onCart(model, world, browser, { name: 'load' })
  if (!cart) throw new Error('A cart could not be loaded.')
  return cart
}

export function addToCart(
  model: Model,
  world: World,
  browser: BrowserName,
  { code, quantity }: { code: string; quantity: number },
): Promise<Cart | null> {
  return onCart(model, world, browser, {
    name: 'add',
    body: { code, quantity },
    change: (owner) => {
      const { lines } = basketOf(model, owner)
      lines.set(code, (lines.get(code) ?? 0) + quantity)
      countPut(model, owner, code, quantity)
    },
  })
}

/** Follows an address of the shop that the payment service gave: by the browser, or by the service itself. */
export async function comeBack(world: World, address: string): Promise<void> {
  const { pathname, searchParams } = new URL(address)
  // Otherwise the shop waits between two questions about an order, as long as it says.
  await world.clock.pass(5)
  const [, result] = /^\/maksupaluu\/(\w+)$/.exec(pathname) ?? []
  await world.call('GET /maksupaluu/:result', { params: { result }, query: Object.fromEntries(searchParams) })
}
