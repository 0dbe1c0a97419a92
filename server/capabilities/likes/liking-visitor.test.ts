import { expect, it } from 'vitest'
import { LIKING_VISITOR_COOKIE, LikingVisitors } from './liking-visitor.ts'

const OLD = 'an old secret of at least 32 characters'
const NEW = 'a new secret of at least 32 characters!'

const header = (cookie: string | undefined) => `${LIKING_VISITOR_COOKIE}=${cookie}`

it('WI-09 knows a visitor by the cookie, and every new one by another', () => {
  const visitors = new LikingVisitors([OLD])
  const first = visitors.of(undefined)
  expect(visitors.of(header(first.newCookie))).toEqual({ visitor: first.visitor })
  expect(visitors.of(undefined).visitor).not.toBe(first.visitor)
})

it('WI-09 knows a visitor after the secret was changed, with a cookie of the new one, until the old one is forgotten', () => {
  const { visitor, newCookie: old } = new LikingVisitors([OLD]).of(undefined)
  const during = new LikingVisitors([NEW, OLD]).of(header(old))
  expect(during.visitor).toBe(visitor)
  expect(new LikingVisitors([NEW]).of(header(during.newCookie))).toEqual({ visitor })
  expect(new LikingVisitors([NEW]).of(header(old)).visitor).not.toBe(visitor)
})
