import { describe, expect, it } from 'vitest'
import { type Language, languages } from '#contract/site.ts'
import { sites } from '#sites/all.ts'
import { subscriptionNotice } from '#web/messages/forms/subscription-notices.ts'
import { subscriptionMail } from './subscription-mail.ts'

const colors = sites.find(({ id }) => id === 'cincin')?.theme.colors
const confirmAt = 'https://cincin.example/vahvista/x'
const endAt = 'https://cincin.example/peru-tilaus/x'
const mailAbout = (lists: string[], language: Language, links: { confirmAt?: string } = { confirmAt }) =>
  subscriptionMail({ siteName: 'CinCin', language, lists, endAt, ...links, ...(colors && { colors }) })

/** What an order, a purchase or a subscription is called. */
const order = /tilau|tilas|beställ|prenumer|subscri|order|abonn|bestell/iu

describe.each(languages)('in %s', (language) => {
  it('a draw is no order, neither in its mails nor on the pages behind their links', () => {
    const lists = ['campaign cincin-vino-2026']
    for (const { subject, text } of [mailAbout(lists, language), mailAbout(lists, language, {})])
      expect(`${subject} ${text.replace(/https:\S+/g, '')}`).not.toMatch(order)
    for (const kind of ['askToConfirm', 'confirmed', 'confirmedBefore', 'askToEnd', 'ended', 'endedBefore'] as const)
      expect(JSON.stringify(subscriptionNotice(language, kind, lists))).not.toMatch(order)
  })

  it('a newsletter is a subscription', () => {
    expect(mailAbout(['newsletter'], language).subject).toMatch(order)
  })
})

it('has the layout and the colours of the site, a button that confirms, and both links in its text', () => {
  const { html, text } = mailAbout(['campaign cincin-vino-2026'], 'fi')
  expect(html).toContain(`background:${colors?.brand}`)
  expect(html).toMatch(new RegExp(`<a href="${confirmAt}" style="[^"]*background:[^"]*">Vahvista osallistuminen</a>`))
  expect(html).toContain(`<a href="${endAt}"`)
  expect(text).toContain(confirmAt)
  expect(text).toContain(endAt)
})
