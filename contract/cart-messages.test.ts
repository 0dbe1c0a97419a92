import { expect, it } from 'vitest'
import {
  FRAME_RETRY_MS,
  FRAME_WAIT_MS,
  isFrameMessage,
  isPageMessage,
  CART_MESSAGE_SOURCE as source,
} from './cart-messages.ts'

const sync = { source, type: 'sync-request', id: 'a', token: null }
const add = { source, type: 'add-item', id: 'b', token: 't', code: 'LK-1001', quantity: 2 }
const replace = { source, type: 'replace-cart', id: 'a', token: 't', cart: {} }

it('SH-27: tells the messages of pages and of the frame from each other, and from those of strangers', () => {
  expect([sync, add].map(isPageMessage)).toEqual([true, true])
  expect([{ source, type: 'ready' }, replace].map(isFrameMessage)).toEqual([true, true])
  expect([sync, add].some(isFrameMessage)).toBe(false)
  expect([replace, { source, type: 'ready' }].some(isPageMessage)).toBe(false)
  const strange = [null, 'add-item', 7, [], {}, { ...add, source: 'webpack' }, { ...add, quantity: '2' }]
  const broken = [
    { ...add, code: undefined },
    { ...sync, id: 1 },
    { ...sync, token: 5 },
    { ...replace, cart: null },
  ]
  for (const data of [...strange, ...broken])
    expect([isPageMessage(data), isFrameMessage(data)]).toEqual([false, false])
})

it('SH-27: repeats a message every 200 ms, for 5 s at most', () => {
  expect([FRAME_RETRY_MS, FRAME_WAIT_MS]).toEqual([200, 5000])
})
