import { describe, expect, it } from 'vitest'
import { computing } from '#server/testing/computing.ts'
import { finnish } from './finnish.ts'
import { endsOf } from './testing/ends-of.ts'

const nothing = new Set<string>()

/** The cases of one word each, to be read as a table of inflection. */
const inflections = [
  ['kala', 'kalan kalaa kalassa kalasta kalaan kalat kaloja kalojen kaloissa kaloihin'],
  ['lihapulla', 'lihapullan lihapullat lihapullia lihapullien lihapullissa lihapulliin'],
  ['makkara', 'makkaran makkaraa makkarat makkaroita makkaroiden makkaroissa makkaroihin'],
  ['pihvi', 'pihvin pihviä pihvit pihvejä pihvien pihveissä pihveihin'],
  ['kurki', 'kurjen kurkea kurjet kurkia'],
  ['hiilijalanjälki', 'hiilijalanjäljen hiilijalanjälkeä hiilijalanjäljet'],
  ['hirvi', 'hirven hirveä hirvet hirviä hirvien hirvissä hirviin'],
  ['koipi', 'koiven koipea koivet koipia koipien koivissa koipeen'],
  ['vesi', 'veden vettä vedessä veteen vetenä vesiä vesien vesissä'],
  ['sieni', 'sienen sientä sienet sienten sieniä sienissä'],
  ['leike', 'leikkeen leikettä leikkeet leikkeitä leikkeiden leikkeissä leikkeeseen'],
  ['varras', 'vartaan varrasta vartaat vartaita vartaiden vartaissa vartaaseen'],
  ['juures', 'juureksen juureksia juurekset juuresten juureksissa'],
  ['keitin', 'keittimen keittimet keittimiä keittimellä keittimien'],
  ['lämmin', 'lämpimän lämmintä lämpimät lämpimiä lämpimissä'],
  ['ohut', 'ohuen ohutta ohuet ohuita ohuissa'],
  ['suomalainen', 'suomalaisen suomalaista suomalaiset suomalaisia suomalaisten suomalaisissa suomalaiseen'],
  ['vastuullisuus', 'vastuullisuuden vastuullisuutta vastuullisuudesta vastuullisuuteen vastuullisuuksia'],
  ['talous', 'talouden taloutta talouteen talouksia'],
  ['gluteeniton', 'gluteenittoman gluteenitonta gluteenittomat gluteenittomia'],
  ['katsaus', 'katsauksen katsausta katsaukset katsauksia katsauksissa'],
  ['parempi', 'paremman parempaa paremmat parempia'],
  ['kinkku', 'kinkun kinkkua kinkut kinkkuja kinkuissa kinkkuihin'],
  ['ruoka', 'ruoan ruuan ruokaa ruoat ruokia ruokien ruoissa'],
  ['kaupunki', 'kaupungin kaupunkia kaupungit kaupunkeja kaupungeissa'],
  ['lampi', 'lammen lampea lammet lampia'],
  ['hinta', 'hinnan hintaa hinnat hintoja hinnoissa'],
  ['pelto', 'pellon peltoa pellot peltoja pelloilla'],
  ['kerta', 'kerran kertaa kerrat kertoja'],
  ['puku', 'puvun pukua puvut pukuja'],
] as const

const owned = [
  'toimipaikkamme',
  'toimipaikkani',
  'toimipaikassamme',
  'toimipaikkansa',
  'toimipaikkakin',
  'toimipaikoissaan',
]

const verbs = [
  ['paistaa', 'paista paistan paistetaan paistettu paistetut paistettua paistettuja paistamalla paistaminen'],
  ['keittää', 'keitä keitetään keitetty keitetyt keittämällä'],
  ['grillata', 'grillaa grillataan grillattu grillatut grillattua'],
  ['marinoida', 'marinoi marinoidaan marinoitu marinoidut'],
  ['leikata', 'leikkaa leikataan leikattu leikatun'],
] as const

const splits = [
  ['jauhelihapihvi', ['pihvi', 'lihapihvi']],
  ['jauhelihapihvejä', ['pihvi', 'lihapihvi']],
  ['kermakastikkeen', ['kastike']],
  ['kananmunia', ['muna']],
  ['maalaisleipää', ['leipa']],
  ['naudanlihan', ['liha']],
] as const

const wholes = ['kanava', 'porkkana', 'ruokala', 'normaali', 'kokonainen', 'makkara', 'vastuullisuus']

describe('Finnish', () => {
  it.each(inflections)('SE-14 finds %s in all its cases', (base, forms) => {
    const [key] = finnish.queryKeysOf(base)
    expect(forms.split(' ').filter((form) => !finnish.keysOf(form).includes(key as string))).toEqual([])
  })

  it.each(verbs)('SE-14 finds %s in the forms that recipes use', (infinitive, forms) => {
    const keys = finnish.queryKeysOf(infinitive)
    expect(forms.split(' ').filter((form) => !finnish.keysOf(form).some((key) => keys.includes(key)))).toEqual([])
  })

  it.each(owned)('SE-14 finds toimipaikka behind the endings of %s', (form) => {
    expect(finnish.keysOf(form)).toEqual(['toimipaikka'])
  })

  it.each(splits)('SE-14 finds %s by its later parts %j', (word, parts) => {
    expect(endsOf(finnish, word, nothing)).toEqual(parts)
  })

  it.each(wholes)('SE-14 does not split %s, though words of the index stand in it', (word) => {
    const known = new Set([
      'kana',
      'va',
      'ava',
      'pork',
      'kana',
      'ruo',
      'kala',
      'nor',
      'maali',
      'koko',
      'nainen',
      'kara',
      'uusi',
    ])
    expect(finnish.compoundSplits(word, known)).toEqual([])
  })

  it('SE-14 splits words that only the index knows', () => {
    expect(finnish.compoundSplits('quinoabowlit', nothing)).toEqual([])
    expect(finnish.compoundSplits('quinoabowlit', new Set(['quinoa', 'bowli']))).toEqual([
      { first: ['quinoa'], last: 'bowli' },
    ])
  })

  it('SE-36 gives the base forms of both sides, the first in the genitive too', () => {
    expect(finnish.compoundSplits('broilerikeittoa', nothing)).toEqual([{ first: ['broileri'], last: 'keitto' }])
    expect(finnish.compoundSplits('porsaanliha', nothing)).toEqual([{ first: ['porsaan', 'porsas'], last: 'liha' }])
    expect(finnish.compoundSplits('suomalaisruoka', nothing)[0]?.first).toContain('suomalainen')
  })

  it('SE-14 finds the same without diacritics', () => {
    expect(finnish.queryKeysOf('jaateloa')).toContain('jaatelo')
    expect(finnish.keysOf('jäätelöä')).toContain('jaatelo')
  })

  it('does not take long over a word that can be parted in very many ways', () => {
    const before = computing()
    finnish.compoundSplits('liha'.repeat(16), nothing)
    finnish.compoundSplits('liha'.repeat(2_000), nothing)
    expect(computing() - before).toBeLessThan(500)
  })

  it('finds a code by its parts', () => {
    expect(finnish.keysOf('lk-1001')).toEqual(['lk', '1001'])
  })

  it('gives the word itself for what it cannot analyse', () => {
    expect(finnish.keysOf('on')).toEqual(['on'])
    expect(finnish.keysOf('xyzzy')).toEqual(['xyzzy'])
    expect(finnish.queryKeysOf('')).toEqual([''])
  })
})
