import { CART_KEY } from './cart-key.ts'

/** Runs what asks the server about the cart when nothing else of this site does, in any tab. */
export function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const turn = last.then(() => (navigator.locks ? navigator.locks.request(CART_KEY, work) : work()))
  last = turn.catch(() => {})
  return turn
}

let last: Promise<unknown> = Promise.resolve()
