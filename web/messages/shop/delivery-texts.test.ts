import { expect, it } from 'vitest'
import { languages } from '#contract/site.ts'
import { deliveryDateText, deliveryTimeText } from './delivery-texts.ts'

it('SH-18: labels days and times in the language of the shopper', () => {
  expect(languages.map((language) => deliveryDateText(language, '2026-11-17'))).toEqual([
    'tiistai 17.11.2026',
    'Tuesday 17 Nov 2026',
    'tisdag 17 nov. 2026',
    'Dienstag 17.11.2026',
  ])
  expect(languages.map((language) => deliveryTimeText(language, '08:00-10:30'))).toEqual([
    'klo 8–10.30',
    '08:00–10:30',
    'kl. 8–10.30',
    '8–10:30 Uhr',
  ])
})
