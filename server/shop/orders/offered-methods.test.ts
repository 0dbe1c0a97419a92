import { expect, it } from 'vitest'
import type { PaymentMethod } from '#server/adapters/payment/payment-service.ts'
import { isOffered, offeredMethods } from './offered-methods.ts'

const card: PaymentMethod = { code: 'FI50', name: 'Kortti', image: null }

function aService() {
  let asked = 0
  let isDown = false
  let time = 0
  const methods = async () => {
    asked++
    if (isDown) throw new Error('no answer')
    return [card]
  }
  const offered = offeredMethods({ methods }, () => new Date(time))
  return {
    is: (code: string, amount = 2380) => isOffered(offered, { code, amount, language: 'fi' }),
    asked: () => asked,
    fail: (down: boolean) => {
      isDown = down
    },
    pass: (minutes: number) => {
      time += minutes * 60_000
    },
  }
}

it('SH-13: takes a method that the payment service offers, and none that was invented', async () => {
  const { is, asked, pass } = aService()
  expect([await is('FI50'), await is('FI99'), await is('FI00'), await is('')]).toEqual([true, false, false, true])
  expect(asked()).toBe(1)
  pass(6)
  expect(await is('FI50')).toBe(true)
  expect(asked()).toBe(2)
})

it('SH-37: asks for no method when there is nothing to pay', async () => {
  const { is, asked } = aService()
  expect([await is('FI00', 0), await is('', 0)]).toEqual([true, true])
  expect(asked()).toBe(0)
})

it('an outage of the payment service refuses nobody, and is not remembered', async () => {
  const { is, fail } = aService()
  fail(true)
  expect(await is('FI99')).toBe(true)
  fail(false)
  expect(await is('FI99')).toBe(false)
})
