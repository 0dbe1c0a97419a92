import { expect, it } from 'vitest'
import { Cookies } from './cookies.ts'
import { Visitors } from './visitors.ts'

const OLD = 'an old secret of at least 32 characters'
const NEW = 'a new secret of at least 32 characters!'
const likes = { cookie: 'likingvisitor', days: 400 }

const none = new Cookies(undefined, false)
const having = (value: string | undefined, name = likes.cookie) => new Cookies(`other=1; ${name}=${value}`, false)

it('WI-09 recognises a visitor by the cookie, and gives every new visitor another', () => {
  const visitors = new Visitors([OLD])
  const first = visitors.of(likes, none)
  expect(visitors.of(likes, having(first.newValue))).toEqual({ visitor: first.visitor })
  expect(visitors.of(likes, none).visitor).not.toBe(first.visitor)
})

it('WI-09 recognises a visitor after the secret is rotated and renews the cookie, until the old secret is removed', () => {
  const { visitor, newValue: old } = new Visitors([OLD]).of(likes, none)
  const during = new Visitors([NEW, OLD]).of(likes, having(old))
  expect(during.visitor).toBe(visitor)
  expect(new Visitors([NEW]).of(likes, having(during.newValue))).toEqual({ visitor })
  expect(new Visitors([NEW]).of(likes, having(old)).visitor).not.toBe(visitor)
})

it('rejects a cookie of another kind, and a made-up one', () => {
  const visitors = new Visitors([OLD])
  const { visitor, newValue = '' } = visitors.of(likes, none)
  const carts = { cookie: 'cart', days: 60 }
  expect(visitors.of(carts, having(newValue, 'cart')).visitor).not.toBe(visitor)
  expect(visitors.of(likes, having(newValue.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')))).visitor).not.toBe(
    visitor,
  )
  expect(visitors.of(likes, having('nonsense')).newValue).toBeDefined()
})

it('finds its cookie among several of the same name', () => {
  const visitors = new Visitors([OLD])
  const { visitor, newValue } = visitors.of(likes, none)
  expect(visitors.of(likes, new Cookies(`likingvisitor=old; likingvisitor=${newValue}`, false))).toEqual({ visitor })
})
