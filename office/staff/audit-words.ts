import { languageNames } from '#contract/content/field.ts'
import type { AuditField } from '#contract/office/staff/audit-fields.ts'
import type { SettingName } from '#contract/shop/shop-settings.ts'
import { states as bundleStates } from '#office/bundles/state-words.ts'
import { kindNames } from '#office/codes/code-texts.ts'
import { roleNames } from '#office/frame/role-names.ts'
import { euros, mailNames, stateNames as orderStates, paymentNames } from '#office/orders/words.ts'
import { stateNames as pageStates } from '#office/pages/state-names.ts'
import { settingText, settingTexts, settingUnits } from '#office/settings/setting-texts.ts'
import { weekdayName } from '#web/format/weekday.ts'

type Words = {
  label: string
  /** Of one value that is there; what it does not say is said as any other value. */
  text?: (value: unknown) => string | undefined
}

const money = (value: unknown) => (typeof value === 'number' ? euros(value) : undefined)
const counted = (unit: string) => (value: unknown) => (typeof value === 'number' ? `${value}\u00a0${unit}` : undefined)
const weekday = (value: unknown) => (/^[1-7]$/.test(String(value)) ? weekdayName(Number(value), 'fi') : undefined)
const oneOf = (names: Readonly<Record<string, string>>) => (value: unknown) => names[String(value)]

const lowered = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).map(([name, text]) => [name, text.toLowerCase()]))

const labelsOf = (states: Readonly<Record<string, { label: string }>>) =>
  lowered(Object.fromEntries(Object.entries(states).map(([state, { label }]) => [state, label])))

const reviewStates = { held: 'odottaa', published: 'julkaistu', removed: 'hylätty' }

/** What a rule says of a day that is no weekday's number. */
const rules = { none: 'ei toimituksia', usual: 'kuten kalenterissa' }
const vatClasses = { food: 'elintarvike', standard: 'yleinen', voucher: 'lahjakortti' }
const dateMarks = { 'use-by': 'viimeinen käyttöpäivä', 'best-before': 'parasta ennen' }
const plans = { publish: 'julkaisu', 'take-down': 'poisto näkyvistä' }
const templates = {
  home: 'etusivu',
  section: 'osion etusivu',
  article: 'artikkeli',
  form: 'lomakesivu',
  thanks: 'kiitossivu',
  search: 'hakusivu',
  product: 'tuote',
  recipe: 'resepti',
  news: 'uutinen',
  job: 'työpaikka',
  cart: 'ostoskori',
  account: 'oma tili',
  checkout: 'kassa',
}
const consents = { phone: 'puhelimessa', message: 'viestillä', 'order-note': 'tilauksen lisätiedoissa' }

/** What the log calls each field, and how its values are said. */
export const fieldWords: Readonly<Record<AuditField, Words>> = {
  ...settingWords(),
  action: { label: 'Mitä tapahtuu', text: oneOf(plans) },
  alts: { label: 'Vaihtoehtoinen teksti' },
  amount: { label: 'Summa', text: money },
  answer: { label: 'Vastaus' },
  area: { label: 'Alue' },
  at: { label: 'Aika' },
  block: { label: 'Lohko' },
  by: { label: 'Uusi koodi' },
  capacity: { label: 'Paikkoja' },
  code: { label: 'Tuote' },
  codes: { label: 'Postinumeroita' },
  consent: { label: 'Suostumus', text: oneOf(consents) },
  counted: { label: 'Laskettu hyllyssä', text: counted('kpl') },
  cutOff: { label: 'Tilattava viimeistään' },
  dateMark: { label: 'Päiväys', text: oneOf(dateMarks) },
  day: { label: 'Päivä' },
  deliveryDays: { label: 'Toimituspäivät', text: weekday },
  email: { label: 'Sähköposti' },
  field: { label: 'Tieto' },
  finds: { label: 'Löytää' },
  freeDelivery: { label: 'Ilmainen toimitus' },
  from: { label: 'Alkaen' },
  holder: { label: 'Oikeuksien haltija' },
  id: { label: 'Tunniste' },
  isClosed: { label: 'Suljettu uusilta' },
  isHidden: { label: 'Piilotettu' },
  isKnown: { label: 'Oli jo kirjastossa' },
  isMailed: { label: 'Lähetettiin sähköpostitse' },
  isWaste: { label: 'Tuotteet hävikkiin' },
  kept: { label: 'Jätettiin ennalleen' },
  key: { label: 'Tunnus' },
  kind: { label: 'Laji', text: oneOf(lowered(kindNames)) },
  language: { label: 'Kieli', text: oneOf(languageNames) },
  left: { label: 'Jäljellä', text: money },
  lines: { label: 'Rivit' },
  lowStock: { label: 'Hälytysraja', text: counted('kpl') },
  mail: { label: 'Viesti', text: oneOf(mailNames) },
  masked: { label: 'Koodi' },
  maxUses: { label: 'Käyttökertoja enintään' },
  members: { label: 'Paketissa' },
  minimum: { label: 'Vähimmäisostos', text: money },
  money: { label: 'Palautettiin maksutavalle', text: money },
  moves: { label: 'Sivut siirrettiin' },
  name: { label: 'Nimi' },
  next: { label: 'Tuleva hinta' },
  note: { label: 'Huomautus' },
  ownCapacity: { label: 'Oma paikkamäärä' },
  pages: { label: 'Sivut' },
  path: { label: 'Osoite' },
  payment: { label: 'Maksu', text: oneOf(paymentNames) },
  percent: { label: 'Alennus', text: counted('%') },
  place: { label: 'Paikka luetteloissa' },
  postalCode: { label: 'Postinumero' },
  price: { label: 'Hinta', text: money },
  publishedAt: { label: 'Julkaistu' },
  publishedBy: { label: 'Julkaisija' },
  quantity: { label: 'Määrä', text: counted('kpl') },
  question: { label: 'Haku' },
  ranges: { label: 'Postinumerot' },
  reason: { label: 'Syy' },
  recommendedPrice: { label: 'Suositushinta', text: money },
  refund: { label: 'Palautuksen tunniste' },
  refunded: { label: 'Palautettiin', text: money },
  regularPrice: { label: 'Normaalihinta', text: money },
  replacement: { label: 'Korvaava tuote' },
  restored: { label: 'Palautui', text: money },
  roles: { label: 'Roolit', text: oneOf(roleNames) },
  rows: { label: 'Rivit' },
  rule: { label: 'Toimitus', text: (rule) => oneOf(rules)(rule) ?? asWeekday(rule) },
  sale: { label: 'Alennus' },
  search: { label: 'Haku' },
  shortened: { label: 'Lyhennettiin' },
  site: { label: 'Sivusto' },
  sites: { label: 'Sivustot' },
  source: { label: 'Alkuperäinen sivu' },
  state: { label: 'Tila' },
  summary: { label: 'Yhteenveto' },
  template: { label: 'Sivupohja', text: oneOf(templates) },
  time: { label: 'Aika' },
  title: { label: 'Otsikko' },
  to: { label: 'Kohde' },
  toCodes: { label: 'Palautettiin koodeille', text: money },
  until: { label: 'Päättyen' },
  validFrom: { label: 'Voimassa alkaen' },
  validUntil: { label: 'Voimassa asti' },
  vatClass: { label: 'Arvonlisävero', text: oneOf(vatClasses) },
  version: { label: 'Versio' },
  weekday: { label: 'Viikonpäivä', text: weekday },
  weightGrams: { label: 'Paino', text: counted('g') },
  why: { label: 'Miksi' },
  windows: { label: 'Toimitusajat' },
  words: { label: 'Sanat' },
  workingDays: { label: 'Arkipäiviä ennen' },
}

/** Words that mean something else where they were written. */
const wordsOf: Readonly<Record<string, Partial<Record<AuditField, Words>>>> = {
  order: {
    state: { label: 'Tila', text: oneOf(labelsOf(orderStates)) },
    code: { label: 'Tuote' },
    note: { label: 'Muistiinpanon tunniste' },
  },
  review: { state: { label: 'Tila', text: oneOf(reviewStates) } },
  page: { state: { label: 'Tila', text: oneOf(labelsOf(pageStates)) } },
  bundle: { state: { label: 'Tila', text: oneOf(labelsOf(bundleStates)) }, at: { label: 'Julkaistaan' } },
  code: { reason: { label: 'Mitätöinnin syy' } },
  'recovery-code': { left: { label: 'Koodeja jäljellä' } },
  media: { until: { label: 'Oikeudet päättyvät' }, title: { label: 'Nimi' }, name: { label: 'Tiedosto' } },
  redirect: { to: { label: 'Ohjaa osoitteeseen' } },
  search: { pages: { label: 'Nostetut sivut' }, until: { label: 'Voimassa asti' } },
}

export const wordsOfField = (action: string, field: string): Words | undefined =>
  wordsOf[action.split('.')[0] ?? '']?.[field as AuditField] ?? fieldWords[field as AuditField]

function asWeekday(value: unknown): string | undefined {
  const name = weekday(value)
  return name && `toimitetaan kuin viikonpäivänä: ${name}`
}

function settingWords(): Record<SettingName, Words> {
  const words = Object.entries(settingUnits).map(([name, unit]) => {
    const text = (value: unknown) => (typeof value === 'number' ? settingText(value, unit) : undefined)
    return [name, { label: settingTexts[name]?.label ?? '', text }]
  })
  return Object.fromEntries(words) as Record<SettingName, Words>
}
