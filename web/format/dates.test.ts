import { expect, it } from 'vitest'
import { languages } from '#contract/site.ts'
import { daysAgo } from './days-ago.ts'
import { longDate } from './long-date.ts'
import { shortDate } from './short-date.ts'

it('formats a long date in the language of the visitor', () => {
  expect(languages.map((language) => longDate('2026-11-05', language))).toEqual([
    '5. marraskuuta 2026',
    '5 November 2026',
    '5 november 2026',
    '5. November 2026',
  ])
})

it('formats a short date in the language of the visitor', () => {
  expect(languages.map((language) => shortDate('2026-11-05', language))).toEqual([
    '5.11.2026',
    '5 Nov 2026',
    '5 nov. 2026',
    '05.11.2026',
  ])
})

it('formats an age in days, with words for today and yesterday', () => {
  expect([0, 1, 5].map((days) => daysAgo(days, 'fi'))).toEqual(['tänään', 'eilen', '5 päivää sitten'])
  expect(languages.map((language) => daysAgo(1, language))).toEqual(['eilen', 'yesterday', 'i går', 'gestern'])
})
