import { afterEach, expect, it, vi } from 'vitest'
import type { Customer } from '#contract/customers/customer.ts'
import { nextStep } from './next-step.ts'

const aCustomer = (postalCode: string, loggedIn = true) =>
  ({ loggedIn, deliveryAddress: { streetAddress: 'Kotikatu 1', postalCode } }) as Customer
const goods = { hasGiftCardsOnly: false }
const keep = (details: string | null) => vi.stubGlobal('sessionStorage', { getItem: () => details })
afterEach(() => vi.unstubAllGlobals())

it('SH-09: leads who is not logged in to #kirjaudu', () => {
  keep('{"postalCode":"33100"}')
  expect(nextStep(goods, null, '/kassa')).toBe('#kirjaudu')
  expect(nextStep(goods, aCustomer('33100', false), '/kassa')).toBe('#kirjaudu')
})

it('SH-33: leads a customer to the checkout with the postal code of this visit, else with that of the address', () => {
  keep('{"postalCode":"00100"}')
  expect(nextStep(goods, aCustomer('33100'), '/kassa')).toBe('/kassa?postinumero=00100#toimitus')
  keep(null)
  expect(nextStep(goods, aCustomer('33100'), '/kassa')).toBe('/kassa?postinumero=33100#toimitus')
})

it('SH-33: asks a customer without a postal code first, unless there are only gift cards', () => {
  keep('no json')
  expect(nextStep(goods, aCustomer(''), '/kassa')).toBe('#kirjaudu')
  expect(nextStep({ hasGiftCardsOnly: true }, aCustomer(''), '/kassa')).toBe('/kassa#toimitus')
})
