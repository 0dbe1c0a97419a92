import { expect, it } from 'vitest'
import { clientAddress, clientKey, proxyList } from './client-address.ts'

const none = proxyList([])
const ours = proxyList(['127.0.0.1', '10.0.0.0/8', '2001:db8::1'])

it('ignores X-Forwarded-For without trusted proxies', () => {
  expect(clientAddress('127.0.0.1', '1.2.3.4', none)).toBe('127.0.0.1')
})

it('takes the address that a trusted proxy reports', () => {
  expect(clientAddress('127.0.0.1', '1.2.3.4', ours)).toBe('1.2.3.4')
  expect(clientAddress('2001:db8::1', '1.2.3.4', ours)).toBe('1.2.3.4')
})

it('goes back through several trusted proxies, and no further', () => {
  expect(clientAddress('10.0.0.7', 'made-up, 6.6.6.6, 1.2.3.4, 10.1.1.1', ours)).toBe('1.2.3.4')
})

it('ignores X-Forwarded-For from a client that is not a trusted proxy', () => {
  expect(clientAddress('5.5.5.5', '1.2.3.4', ours)).toBe('5.5.5.5')
})

it('reads an address with a port', () => {
  const proxies = proxyList(['10.0.0.1'])
  expect(clientAddress('10.0.0.1', '192.0.2.7:5678', proxies)).toBe('192.0.2.7')
  expect(clientAddress('10.0.0.1', '[2001:db8::7]:80', proxies)).toBe('2001:db8::7')
  expect(clientAddress('10.0.0.1', '[2001:db8::7]', proxies)).toBe('2001:db8::7')
  expect(clientAddress('10.0.0.1', '192.0.2.7, 10.0.0.1:443', proxies)).toBe('192.0.2.7')
  expect(clientAddress('10.0.0.1', '192.0.2.7:80:90', proxies)).toBe('10.0.0.1')
})

it('stops at an entry that is not an address', () => {
  expect(clientAddress('10.0.0.7', 'unknown', ours)).toBe('10.0.0.7')
  expect(clientAddress('10.0.0.7', undefined, ours)).toBe('10.0.0.7')
  expect(clientAddress(undefined, undefined, ours)).toBe('')
})

it('reads IPv4 addresses in IPv6 form', () => {
  expect(clientAddress('::ffff:127.0.0.1', '1.2.3.4', ours)).toBe('1.2.3.4')
})

it('counts an IPv6 network of 64 bits as one client, however it is written', () => {
  expect(clientKey('2001:db8:1:2::1')).toBe(clientKey('2001:0db8:0001:0002:ffff::9'))
  expect(clientKey('2001:db8:1:2::1')).not.toBe(clientKey('2001:db8:1:3::1'))
  expect(clientKey('::1')).toBe('0:0:0:0::/64')
  expect(clientKey('1.2.3.4')).toBe('1.2.3.4')
})
