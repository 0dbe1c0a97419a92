import { expect, it } from 'vitest'
import { Problems, readYaml } from '#server/content-files/source.ts'
import { readThesauri, thesaurusIn } from './read-thesauri.ts'

const least = { fi: 150, se: 60, en: 60, de: 60 }

it.each(Object.entries(least))('SE-35: ships a food vocabulary, in %s of at least %i groups', (language, groups) => {
  const thesaurus = readThesauri()[language as keyof typeof least]
  const { equal = [], everyday = [], narrower = [] } = thesaurus ?? {}
  expect(equal.length + everyday.length + narrower.length).toBeGreaterThanOrEqual(groups)
  expect([everyday.length > 0, narrower.length > 0, thesaurus?.intents.length]).toEqual([
    true,
    true,
    expect.any(Number),
  ])
})

const valid = 'everyday: {}\nnarrower: {}\nintents: []\nignored: ja\nasking: miten'
const mistakes = [
  ['equal: [kana]', 'fi.yaml:1: equal.0: a group needs at least two words'],
  ['equal: ["kana, kana"]', 'fi.yaml:1: equal.0: a word stands here twice'],
  ['equal: ["kana,, broileri"]', 'fi.yaml:1: equal.0: a word is missing between commas'],
  ['equal:\n  - kana, broileri\n  - kana, siipi', "fi.yaml:3: equal.1: 'kana' already stands in line 2"],
  ['equal: []\nsynonyms: []', 'fi.yaml:1: Unrecognized key: "synonyms"'],
] as const

it.each(mistakes)('names the mistake in %j with its line', (text, sentence) => {
  const problems = new Problems()
  thesaurusIn(readYaml('fi.yaml', `${text}\n${valid}`, problems), problems)
  expect(problems.sentences).toEqual([sentence])
})

it('names a word that finds itself', () => {
  const problems = new Problems()
  const text = `equal: []\n${valid.replace('narrower: {}', 'narrower:\n  pihvi: pihvi, liha')}`
  thesaurusIn(readYaml('fi.yaml', text, problems), problems)
  expect(problems.sentences).toEqual(['fi.yaml:4: narrower.pihvi: a word finds itself anyway'])
})

it('SE-35: words that find the same stand in one line', () => {
  const problems = new Problems()
  const text = `equal: []\n${valid.replace('narrower: {}', 'narrower:\n  pihvi, steak: entrecôte')}`
  expect(thesaurusIn(readYaml('fi.yaml', text, problems), problems)?.narrower).toEqual([
    { word: 'pihvi', finds: ['entrecôte'] },
    { word: 'steak', finds: ['entrecôte'] },
  ])
})
