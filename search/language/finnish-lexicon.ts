import { strongStems, weakStems } from './finnish-gradation.ts'
import {
  consonantWords,
  eStemWords,
  eWords,
  firstParts,
  imeWords,
  ksWords,
  longVowelWords,
  nenWords,
  oddForms,
  oddPluralStems,
  oddStems,
  siWords,
  steadyWords,
  teWords,
  utWords,
  vowelWords,
} from './finnish-words.ts'
import { folded } from './words.ts'

/** How a base form is inflected. A word may have several kinds, so they are bits. */
export const kinds = {
  /** kala : kalan, pihvi : pihvin */
  vowel: 1,
  /** kala : kaloja */
  aToO: 2,
  /** pulla : pullia */
  aDrops: 4,
  /** hirvi : hirven */
  eStem: 8,
  /** vesi : veden */
  si: 16,
  /** leike : leikkeen */
  e: 32,
  /** porsas : porsaan */
  longVowel: 64,
  /** juures : juureksen */
  ks: 128,
  /** keitin : keittimen */
  ime: 256,
  /** suomalainen : suomalaisen */
  nen: 512,
  /** siemen : siemenen */
  consonant: 1024,
  /** ohut : ohuen */
  ut: 2048,
  /** by a list of single forms */
  odd: 4096,
  /** vastuullisuus : vastuullisuuden */
  uus: 8192,
  /** gluteeniton : gluteenittoman */
  ton: 16384,
  /** parempi : paremman */
  comparative: 32768,
} as const

const listed = (words: string) => words.split(/\s+/).filter((word) => word !== '')

/** Base forms without marks, and how each is inflected. */
export const lexicon: ReadonlyMap<string, number> = (() => {
  const all = new Map<string, number>()
  const add = (words: string, kindOf: (word: string) => number) => {
    for (const word of listed(words)) all.set(folded(word), (all.get(folded(word)) ?? 0) | kindOf(word))
  }
  add(vowelWords, vowelKind)
  add(eStemWords, () => kinds.eStem)
  add(siWords, () => kinds.si)
  add(eWords, () => kinds.e)
  add(longVowelWords, () => kinds.longVowel)
  add(ksWords, () => kinds.ks)
  add(teWords, () => kinds.uus)
  add(imeWords, () => kinds.ime)
  add(nenWords, () => kinds.nen)
  add(consonantWords, () => kinds.consonant)
  add(utWords, () => kinds.ut)
  for (const base of [oddStems, oddPluralStems, oddForms].flatMap(Object.values))
    all.set(base, (all.get(base) ?? 0) | kinds.odd)
  return all
})()

/** What a compound of known words may begin with: a known word, its genitive (naudan), and the short form of those in nen. */
export const knownBeginnings: ReadonlySet<string> = new Set([
  ...listed(firstParts).map(folded),
  ...[...lexicon].flatMap(([word, kind]) => [word, ...genitives(word, kind)]),
])

/** The genitive, and where several are thinkable, all: a wrong one is no word and does not matter. */
function genitives(word: string, kind: number): string[] {
  const end = (count: number, ending: string) => word.slice(0, -count) + ending
  const weak = (stem: string) => [stem, ...weakStems(stem)].map((one) => `${one}n`)
  const strong = (stem: string) => [stem, ...strongStems(stem).map((one) => one.stem)]
  if (kind & kinds.vowel) return weak(word)
  if (kind & kinds.eStem) return weak(end(1, 'e'))
  if (kind & kinds.si) return [end(2, 'den'), end(3, 'nnen'), end(3, 'rren')]
  if (kind & kinds.e) return strong(word).map((stem) => `${stem}en`)
  if (kind & kinds.longVowel) return strong(end(1, '')).map((stem) => `${stem + stem.at(-1)}n`)
  if (kind & kinds.ks) return [end(1, 'ksen')]
  if (kind & kinds.uus) return [end(1, 'den')]
  if (kind & kinds.ime) return strong(end(1, '')).flatMap((stem) => [`${stem}men`, `${stem}man`])
  if (kind & kinds.nen) return [end(3, 'sen'), end(3, 's')]
  return [`${word}en`]
}

export const steady: ReadonlySet<string> = new Set(listed(steadyWords).map(folded))

/** Whether a of the end turns into o before the i of the plural follows from the first vowel; of longer words it may or may not. */
function vowelKind(word: string): number {
  if (!/[aä]$/.test(word) || /[aä]{2}$|[eäö]ä$|ea$/.test(word)) return kinds.vowel
  const groups = word.match(/[aeiouyäö]+/g) ?? []
  if (groups.length > 2) return kinds.vowel | kinds.aToO | kinds.aDrops
  if (word.endsWith('ä')) return kinds.vowel | kinds.aDrops
  return kinds.vowel | (/^[^aeiouyäö]*[aei]/.test(word) || word === 'suola' ? kinds.aToO : kinds.aDrops)
}
