import { expect, it } from 'vitest'
import { listsToMail, type Subscription } from './subscription.ts'
import { SubscriptionLinks } from './subscription-links.ts'

const now = new Date('2026-11-16T12:00:00Z')
const known = (list: string, hoursAgo: number) =>
  ({ list, mailedAt: new Date(now.getTime() - hoursAgo * 3_600_000) }) as Subscription

it('FO-34: mails about each list once a day', () => {
  expect(listsToMail(['newsletter', 'release press'], [], now)).toEqual(['newsletter', 'release press'])
  expect(listsToMail(['newsletter', 'release press'], [known('newsletter', 23)], now)).toEqual(['release press'])
  expect(listsToMail(['newsletter'], [known('newsletter', 24)], now)).toEqual(['newsletter'])
})

it('FO-34: links work for what they were made for, also after a change of the secret, and for nothing else', () => {
  const request = '7b0d3a6e-0000-4000-8000-000000000001'
  const links = new SubscriptionLinks(['a'.repeat(40)])
  const token = links.tokenFor('confirm', request)
  expect(links.requestOf('confirm', token)).toBe(request)
  expect(new SubscriptionLinks(['b'.repeat(40), 'a'.repeat(40)]).requestOf('confirm', token)).toBe(request)
  expect(links.requestOf('end', token)).toBeUndefined()
  expect(new SubscriptionLinks(['b'.repeat(40)]).requestOf('confirm', token)).toBeUndefined()
  expect(links.requestOf('confirm', token.replace('7b', '7c'))).toBeUndefined()
  expect(links.requestOf('confirm', 'x')).toBeUndefined()
})
