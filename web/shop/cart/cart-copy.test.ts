import { expect, it } from 'vitest'
import { readCartCopy } from './cart-copy.ts'

const empty = { lineItemCount: 0, lineItems: [] }
const unreadable = [
  null,
  '',
  'nonsense',
  '{"lineItemCount":1',
  'null',
  '{"lineItemCount":-1,"lineItems":[]}',
  '{"lineItemCount":2}',
]

it.each(unreadable)('reads %j as an empty cart', (stored) => expect(readCartCopy(stored)).toEqual(empty))

it('reads the number of lines and the lines', () => {
  const cart = { lineItemCount: 1, lineItems: [{ code: '1234', quantity: 2 }] }
  expect(readCartCopy(JSON.stringify({ ...cart, more: true }))).toEqual(cart)
})
