import { describe, expect, it } from 'vitest'
import { english } from './english.ts'
import { german } from './german.ts'
import { swedish } from './swedish.ts'
import { endsOf } from './testing/ends-of.ts'

const nothing = new Set<string>()

const sameWords = [
  ['Swedish', swedish, 'köttbulle köttbullen köttbullar köttbullarna köttbullens'],
  ['Swedish', swedish, 'soppa soppan soppor sopporna'],
  ['Swedish', swedish, 'medarbetare medarbetaren medarbetarna'],
  ['Swedish', swedish, 'pressmeddelande pressmeddelandet pressmeddelanden'],
  ['Swedish', swedish, 'hållbarhet hållbarheten'],
  ['German', german, 'bratwurst bratwürste bratwürsten'],
  ['German', german, 'huhn hühner hühnern huhns'],
  ['German', german, 'messer messern messers'],
  ['German', german, 'frisch frische frischer frisches frischen'],
  ['German', german, 'hähnchen hähnchens'],
  ['English', english, 'bake bakes baked baking'],
  ['English', english, 'chop chops chopped chopping'],
  ['English', english, "berry berries berry's"],
  ['English', english, 'knife knives'],
  ['English', english, 'dish dishes'],
] as const

const compounds = [
  ['köttbullar', swedish, ['bull']],
  ['fläskfiléer', swedish, ['fil']],
  ['gräddsåsen', swedish, ['sas']],
  ['bratwürste', german, ['wurst']],
  ['schweinefleisch', german, ['fleisch']],
  ['vollkornbrot', german, ['brot']],
] as const

describe('Swedish, German and English', () => {
  it.each(sameWords)('SE-14 %s: gives the forms one key', (_, language, forms) => {
    const keys = forms.split(' ').map((form) => language.keysOf(form)[0])
    expect(new Set(keys).size).toBe(1)
  })

  it('SE-14 finds Swedish words with and without endings that may belong to them', () => {
    expect(swedish.keysOf('miljön')).toContain('miljo')
    expect(swedish.keysOf('kryddigt')).toContain('kryddig')
    expect(swedish.keysOf('grillade')).toContain(swedish.keysOf('grilla')[0])
    expect(swedish.keysOf('företags')).toContain(swedish.keysOf('företag')[0])
    expect(swedish.keysOf('lingon')).toEqual(['lingon'])
  })

  it.each(compounds)('SE-14 finds %s by its last part', (word, language, parts) => {
    expect(endsOf(language, word, nothing)).toEqual(parts)
  })

  it('SE-14 finds a whole compound behind another word', () => {
    expect(endsOf(german, 'schweinebratwurst', nothing)).toEqual(['wurst', 'bratwurst'])
  })

  it('SE-14 splits only where both sides are words', () => {
    expect(english.compoundSplits('cheeseburgers', new Set(['cheese', 'burger']))).toEqual([
      { first: ['chees'], last: 'burger' },
    ])
    expect(english.compoundSplits('cheeseburgers', new Set(['burger']))).toEqual([])
    expect(english.compoundSplits('skinless', new Set(['skin', 'less']))).toEqual([])
    expect(swedish.compoundSplits('ingefära', new Set(['inge', 'får', 'far']))).toEqual([])
  })

  it('SE-36 gives the keys of both sides, the first without the letters that join it', () => {
    expect(german.compoundSplits('schweineschinken', nothing)).toEqual([
      { first: expect.arrayContaining(['schwein']), last: 'schinken' },
    ])
    expect(german.compoundSplits('welche', new Set(['elch', 'welche']))).toEqual([])
  })

  it('SE-14 understands umlauts that somebody spells out', () => {
    expect(german.queryKeysOf('wuerste')).toContain('wurst')
    expect(german.queryKeysOf('neue')).toEqual(german.keysOf('neue'))
  })
})
