import { JSDOM } from 'jsdom'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Customer } from '#contract/customers/customer.ts'
import { forgetCustomer, seemsLoggedIn, storeCustomer, storedCustomer } from './customer-copy.ts'

const nowhere = { firstName: '', lastName: '', streetAddress: '', postalCode: '', city: '' }
const guest: Customer = {
  loggedIn: false,
  loading: false,
  email: '',
  hasPassword: false,
  deliveryAddress: nowhere,
  billingAddress: nowhere,
  phoneCountryCode: '+358',
  phoneNumber: '',
  additionalInformation: '',
}
const maija: Customer = {
  ...guest,
  loggedIn: true,
  email: 'maija@example.fi',
  deliveryAddress: { ...nowhere, firstName: 'Maija', streetAddress: 'Kotikatu 1' },
}

beforeEach(() => {
  const { window } = new JSDOM('', { url: 'http://lihakauppa.localhost/' })
  for (const name of ['window', 'document', 'sessionStorage', 'localStorage'] as const)
    vi.stubGlobal(name, name === 'window' ? window : window[name])
  return () => vi.unstubAllGlobals()
})

it('SH-19, SH-36: keeps the customer in session storage under its key, and in local storage only that somebody is logged in', () => {
  storeCustomer(maija)
  expect(JSON.parse(sessionStorage.getItem('customer') ?? '')).toEqual(maija)
  expect(localStorage.getItem('customer')).toBe('{"loggedIn":true}')
  expect([seemsLoggedIn(), document.documentElement.dataset.customer]).toEqual([true, ''])
})

it('SH-19: a visitor who is logged out uses the stored customer', () => {
  storeCustomer(maija)
  expect(storeCustomer(guest)).toEqual({ ...maija, loggedIn: false })
  expect(storedCustomer()).toEqual({ ...maija, loggedIn: false })
  expect([seemsLoggedIn(), document.documentElement.dataset.customer]).toEqual([false, undefined])
})

it('SH-21: logging out clears session storage, the copy of the cart and drafts of forms, and nothing else', () => {
  storeCustomer(maija)
  sessionStorage.setItem('deliveryDetails', '{}')
  for (const key of ['cart', 'draft:feedback', 'consent', 'likedcontent']) localStorage.setItem(key, '{}')
  forgetCustomer()
  expect([sessionStorage.length, Object.keys(localStorage).sort()]).toEqual([0, ['consent', 'likedcontent']])
  expect(document.documentElement.dataset.customer).toBeUndefined()
})

it.each(['no json', '[]', '{"loggedIn":"yes"}', '{"loggedIn":true}', 'null'])('takes %s for no customer', (stored) => {
  sessionStorage.setItem('customer', stored)
  expect(storedCustomer()).toBeNull()
})
