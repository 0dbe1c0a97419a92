import { expect, it } from 'vitest'
import { FRAME_RETRY_MS, FRAME_WAIT_MS, isFrameMessage, CART_MESSAGE_SOURCE as source } from './cart-messages.ts'

const replace = { source, type: 'replace-cart', id: 'a', token: 't', cart: {} }
const failed = { source, type: 'failed', id: 'a', code: 'OFFLINE' }

it('SH-27: tells the messages of the frame from others', () => {
  for (const data of [{ source, type: 'ready' }, replace, failed]) expect(isFrameMessage(data)).toBe(true)
  const strange = [null, 'ready', 7, [], {}, { ...replace, source: 'webpack' }, { source, type: 'add-item', id: 'a' }]
  const broken = [
    { ...replace, cart: null },
    { ...replace, id: 1 },
    { ...replace, token: 5 },
    { ...failed, code: undefined },
  ]
  for (const data of [...strange, ...broken]) expect([data, isFrameMessage(data)]).toEqual([data, false])
})

it('SH-27: repeats a message every 200 ms, for 5 s at most', () => {
  expect([FRAME_RETRY_MS, FRAME_WAIT_MS]).toEqual([200, 5000])
})
