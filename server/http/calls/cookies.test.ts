import { describe, expect, it } from 'vitest'
import { Cookies, cookieHeader } from './cookies.ts'

describe('over HTTPS', () => {
  it('every cookie is Secure, and one with the prefix keeps it', () => {
    expect(cookieHeader(true, '__Host-cart', 'a', { days: 60, sameSite: 'None' })).toBe(
      '__Host-cart=a; Path=/; Max-Age=5184000; HttpOnly; SameSite=None; Secure',
    )
    expect(cookieHeader(true, 'likingvisitor', 'a')).toBe('likingvisitor=a; Path=/; HttpOnly; SameSite=Lax; Secure')
  })

  it('a cookie without the prefix, which another host could have planted, does not count', () => {
    expect(new Cookies('cart=planted; __Host-cart=ours', true).all('__Host-cart')).toEqual(['ours'])
  })
})

describe('over plain HTTP, where Safari keeps no Secure cookie', () => {
  it('no cookie is Secure or has the prefix, and none asks for what needs Secure', () => {
    const cart = cookieHeader(false, '__Host-cart', 'a', { days: 60, sameSite: 'None' })
    expect(cart).toBe('cart=a; Path=/; Max-Age=5184000; HttpOnly; SameSite=Lax')
    expect(cookieHeader(false, '__RequestVerificationToken', 'a', { sameSite: 'Strict' })).toBe(
      '__RequestVerificationToken=a; Path=/; HttpOnly; SameSite=Strict',
    )
  })

  it('is read by the name that it was set with', () => {
    expect(new Cookies('x=1; cart=ours', false).find('__Host-cart')).toBe('ours')
    expect(new Cookies('x=1; likingvisitor=ours', false).find('likingvisitor')).toBe('ours')
  })
})
