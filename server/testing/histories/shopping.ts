import fc from 'fast-check'
import { customerStore } from '#server/capabilities/customers/customers.store.ts'
import { hashOf } from '#server/identity/secret-hash.ts'
import { addToCart, loadCart, onCart } from './browsing.ts'
import { mailedCards } from './mailed-cards.ts'
import { basketOf, countPut, giveCart, guestOf, type Model, must } from './model.ts'
import {
  type BrowserName,
  browserNames,
  codes,
  emailOf,
  nameOf,
  PASSWORD,
  type Person,
  people,
  productCodes,
} from './start.ts'
import { always, type Step, step } from './step.ts'
import { CHEAP_HASH, type World } from './world.ts'

const browser = fc.constantFrom('phone' as const, 'phone' as const, 'laptop' as const)
const person = fc.constantFrom(...people)

const addsProductOn = (browser: fc.Arbitrary<BrowserName>) =>
  fc
    .record({ browser, code: fc.constantFrom(...productCodes), quantity: fc.constantFrom(1, 1, 2, 3) })
    .map(({ browser, code, quantity }) =>
      step(`${browser}: puts ${quantity} × ${nameOf(code)} into the cart`, always, async (model, world) => {
        const cart = await addToCart(model, world, browser, { code, quantity })
        return cart ? cart.total : 'not sold'
      }),
    )

const setsQuantity = fc
  .record({ browser, code: fc.constantFrom(...productCodes), quantity: fc.integer({ min: 0, max: 2 }) })
  .map(({ browser, code, quantity }) =>
    step(`${browser}: wants ${quantity} × ${nameOf(code)} in the cart`, always, async (model, world) => {
      const cart = await onCart(model, world, browser, {
        name: 'changequantity',
        body: { code, quantity },
        change: (owner) => {
          const { lines } = basketOf(model, owner)
          const before = lines.get(code) ?? 0
          countPut(model, owner, code, quantity - before)
          // What is sold out stays as it is, unless it is removed.
          const isGone = (world.shop.catalogue.find(code)?.stock ?? 1) <= 0
          lines.set(code, quantity > 0 && isGone ? before : quantity)
          if (lines.get(code) === 0) lines.delete(code)
        },
      })
      return cart ? cart.total : 'not sold'
    }),
  )

const entersCodeOn = (browser: fc.Arbitrary<BrowserName>) =>
  fc.record({ browser, code: fc.constantFrom(...codes) }).map(({ browser, code }) =>
    step(`${browser}: enters ${code}`, always, async (model, world) => {
      const cart = await onCart(model, world, browser, {
        name: 'addcouponcode',
        body: { code },
        change: (owner) => basketOf(model, owner).codes.add(code),
      })
      return cart?.error ?? cart?.total
    }),
  )

const entersBoughtCard = fc.record({ browser, nth: fc.nat(3) }).map(({ browser, nth }) =>
  step(
    `${browser}: enters the mailed gift card ${nth + 1}`,
    ({ there }) => there.cards > nth,
    async (model, world) => {
      const code = mailedCards(world)[nth]
      if (!code) return 'not mailed yet'
      const cart = await onCart(model, world, browser, {
        name: 'addcouponcode',
        body: { code },
        change: (owner) => basketOf(model, owner).codes.add(code),
      })
      return cart?.error ?? cart?.total
    },
  ),
)

const removesCode = fc.record({ browser, nth: fc.nat(1) }).map(({ browser, nth }) =>
  step(`${browser}: removes code ${nth + 1}`, always, async (model, world) => {
    const code = (await loadCart(model, world, browser)).couponCodes[nth]
    if (!code) return 'there is none'
    const cart = await onCart(model, world, browser, {
      name: 'removecouponcode',
      body: { code },
      change: (owner) => basketOf(model, owner).codes.delete(code),
    })
    return cart?.total
  }),
)

const looksAtCart = browser.map((browser) =>
  step(`${browser}: looks at the cart`, always, async (model, world) => (await loadCart(model, world, browser)).total),
)

/** What a login, by whatever way, does to what the model knows. */
function enter(model: Model, browser: (typeof browserNames)[number], person: Person): void {
  const known = model.browsers[browser]
  if (!known.person) giveCart(model, guestOf(browser), person)
  model.browsers[browser] = { person, form: null }
}

const logsInAs = (browser: fc.Arbitrary<BrowserName>, person: fc.Arbitrary<Person>) =>
  fc.record({ browser, person }).map(({ browser, person }) =>
    step(`${browser}: ${person} logs in`, always, async (model, world) => {
      const body = { email: emailOf(person), password: PASSWORD }
      const answer = await world.call('POST /api/lk/customer/login', { jar: world.jarOf(browser), body })
      must(answer.ok, `${person} cannot log in: ${answer.ok || answer.code}.`)
      enter(model, browser, person)
      await loadCart(model, world, browser)
      return undefined
    }),
  )

const logsOut = browser.map((browser) =>
  step(
    `${browser}: logs out`,
    ({ browsers }) => browsers[browser].person !== null,
    async (model, world) => {
      await world.call('POST /api/lk/customer/logout', { jar: world.jarOf(browser) })
      model.browsers[browser] = { person: null, form: null }
      await loadCart(model, world, browser)
      return undefined
    },
  ),
)

const sessionEnds = browser.map((browser) =>
  step(
    `${browser}: the session ends by itself`,
    ({ browsers }) => browsers[browser].person !== null,
    async (model, world) => {
      const token = world.jarOf(browser).get('__Host-customer') ?? ''
      await customerStore(world.database.sql).endSession(hashOf(token))
      model.browsers[browser] = { person: null, form: null }
      await loadCart(model, world, browser)
      return undefined
    },
  ),
)

/** Hashing takes long, so it is done where it matters: somebody else may have the account. */
const isElsewhere =
  (browser: BrowserName, person: Person) =>
  ({ browsers }: Model) =>
    browsers[browser].person !== person &&
    browserNames.some((name) => name !== browser && browsers[name].person === person)

/** Asks for a mailed code and types it, as somebody does who reads the mails of a person. */
async function enterByCode(world: World, browser: BrowserName, person: Person, more: { password?: string } = {}) {
  const jar = world.jarOf(browser)
  const asked = await world.call('POST /api/lk/customer/code', {
    jar,
    body: { email: emailOf(person), captchaToken: '' },
  })
  must(asked.ok, `No code is mailed: ${asked.ok || asked.code}.`)
  const body = { request: asked.value.request, code: await world.mailedCode(), captchaToken: '', ...more }
  const answer = await world.call(`POST /api/lk/customer/${more.password ? 'password' : 'code-login'}`, { jar, body })
  must(answer.ok, `${person} is not let in with a mailed code: ${answer.ok || answer.code}.`)
}

const logsInByCode = fc.record({ browser, person }).map(({ browser, person }) =>
  step(`${browser}: ${person} logs in with a mailed code`, always, async (model, world) => {
    await enterByCode(world, browser, person)
    enter(model, browser, person)
    await loadCart(model, world, browser)
    return undefined
  }),
)

const resetsPassword = fc.record({ browser, person }).map(({ browser, person }) =>
  step(
    `${browser}: ${person} sets a new password with a mailed code`,
    isElsewhere(browser, person),
    async (model, world) => {
      await enterByCode(world, browser, person, { password: PASSWORD })
      await customerStore(world.database.sql).setPassword(person, CHEAP_HASH)
      // Nobody else has the account or its cart any more.
      for (const name of browserNames) {
        if (name !== browser && model.browsers[name].person === person)
          model.browsers[name] = { person: null, form: null }
      }
      enter(model, browser, person)
      for (const name of browserNames) await loadCart(model, world, name)
      return undefined
    },
  ),
)

const [addsProduct, entersCode, logsIn] = [addsProductOn(browser), entersCodeOn(browser), logsInAs(browser, person)]
const [phone, laptop] = [fc.constant('phone' as const), fc.constant('laptop' as const)]

/** How a history begins: Aino has her phone, somebody may have the laptop, and something is in the cart. */
export const beginning: fc.Arbitrary<Step[]> = fc
  .tuple(
    logsInAs(phone, fc.constant('Aino')).map((each) => [each]),
    fc.array(logsInAs(laptop, person), { maxLength: 1 }),
    fc.array(addsProductOn(phone), { minLength: 1, maxLength: 3 }),
    fc.array(entersCodeOn(phone), { maxLength: 2 }),
  )
  .map((parts) => parts.flat())

export const shopping = [
  ...[addsProduct, addsProduct, addsProduct, addsProduct, entersCode, entersCode, entersBoughtCard, entersBoughtCard],
  ...[setsQuantity, removesCode, looksAtCart, logsIn, logsInByCode, logsOut, sessionEnds, resetsPassword],
]
