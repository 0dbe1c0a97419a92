import { expect, it } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { auditFields } from '#contract/office/staff/audit-fields.ts'
import { settingMeanings } from '#contract/shop/shop-settings.ts'
import { settingUnits } from '#office/settings/setting-texts.ts'
import { actionNames, subjectOf, subjectText } from './audit-actions.ts'
import { changedFields } from './audit-text.ts'
import { fieldWords } from './audit-words.ts'

it('OF-05: every action that a call writes into the audit log has a name, and every field a label', () => {
  const recorded = calls.flatMap((call) => ('records' in call ? [call.records].flat() : []))
  const unnamed = recorded.filter((action) => action !== undefined && action !== 'nothing' && !actionNames[action])
  expect(unnamed).toEqual([])
  expect(recorded.length).toBeGreaterThan(60)
  expect(auditFields.filter((field) => !fieldWords[field].label)).toEqual([])
})

const changed = (action: string, before: unknown, after: unknown) =>
  changedFields(action, before, after).map(({ label, before: was, after: is }) => [label, was, is].join(' | '))

it('OF-05: the log says money in euros, times as Finnish dates and states by their names', () => {
  expect(changed('order.cancel', { state: 'placed' }, { state: 'cancelled', money: 1290, isWaste: false })).toEqual([
    'Tila | tilattu | peruttu',
    'Palautettiin maksutavalle |  | 12,90 €',
    'Tuotteet hävikkiin |  | ei',
  ])
  expect(changed('review.publish', { state: 'held', reason: null }, { state: 'published', reason: null })).toEqual([
    'Tila | odottaa | julkaistu',
  ])
  expect(changed('page.schedule', null, { action: 'take-down', at: '2026-12-24T10:00:00.000Z' })).toEqual([
    'Mitä tapahtuu |  | poisto näkyvistä',
    'Aika |  | 24.12.2026 klo 12.00',
  ])
  expect(
    changed('code.limit', { minimum: null, validUntil: '2026-12-31' }, { minimum: 5000, validUntil: null }),
  ).toEqual(['Vähimmäisostos |  | 50,00 €', 'Voimassa asti | 31.12.2026 | '])
  expect(settingUnits).toEqual(
    Object.fromEntries(Object.entries(settingMeanings).map(([name, { unit }]) => [name, unit])),
  )
  expect(changed('settings.change', { cartDays: 30 }, { cartDays: 60 })).toEqual([
    'Ostoskorin säilytys | 30\u00a0pv | 60\u00a0pv',
  ])
})

it('OF-05: what has parts and lists is said in words', () => {
  const sale = { from: null, price: 990, until: '2026-12-24T21:59:00.000Z' }
  expect(changed('product.change', { sale: null, deliveryDays: null }, { sale, deliveryDays: [1, 4] })).toEqual([
    'Alennus |  | hinta 9,90 €, päättyen 24.12.2026 klo 23.59',
    'Toimituspäivät |  | maanantai; torstai',
  ])
  expect(changed('person.change', { roles: ['shop'] }, { roles: ['shop', 'admin'] })).toEqual([
    'Roolit | Kauppa | Kauppa; Pääkäyttäjä',
  ])
  expect(changed('media.describe', { alts: {} }, { alts: { fi: 'Lohi', en: 'Salmon' } })).toEqual([
    'Vaihtoehtoinen teksti |  | Suomi Lohi, Englanti Salmon',
  ])
  const rows = Array.from({ length: 25 }, (_, at) => ({ name: `LK-${at}`, field: 'hinta', from: '1,00', to: '2,00' }))
  expect(changed('import.run', null, { rows })[0]).toMatch(/^Rivit \| {2}\| LK-0 hinta 1,00 → 2,00; .*; ja 5 muuta$/)
  expect(changed('bundle.members', null, { members: ['page:12', 'price:LK-1'] })).toEqual([
    'Paketissa |  | Sivu 12; Hinta LK-1',
  ])
})

it('OF-05: menus show what was added, removed and changed without the names of the program', () => {
  const was = { 'main.0.label': 'Reseptit', 'main.1 -': { label: 'Uutiset', href: '/uutiset' } }
  expect(changed('frame.publish', was, { version: 3, 'main.0.label': 'Ruoat' })).toEqual([
    'Muutettiin | Reseptit | Ruoat',
    'Poistettiin | Uutiset, /uutiset | ',
    'Versio |  | 3',
  ])
})

it('OF-05: what was changed has a Finnish name, by which it is found', () => {
  expect(subjectText('order:100001')).toBe('Tilaus 100001')
  expect(subjectText('frame:navigation:kuluttaja:fi')).toBe('Valikot ja tekstit: valikot kuluttaja fi')
  expect(subjectText('person:1', (id) => (id === '1' ? 'Kaisa' : undefined))).toBe('Kaisa')
  expect(subjectText('LK-1: ei kuvaa')).toBe('LK-1: ei kuvaa')
  expect(subjectOf('tilaus 1000')).toBe('order:1000')
  expect(subjectOf('Tuote LK-10')).toBe('product:LK-10')
  expect(subjectOf('order:1000')).toBe('order:1000')
})
