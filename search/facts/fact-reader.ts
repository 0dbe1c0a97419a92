import type { FreeOf } from '#contract/search/free-of.ts'
import type { Language } from '#contract/site.ts'
import { analyserFor, folded } from '#search/language/language.ts'
import type { FactWords, FreeOfWords } from './fact-words.ts'
import type { Facts, ReadFact } from './facts.ts'

type Token = { text: string; from: number; to: number }
/** Some tokens that name a limit: how many they are, and which. */
type Named = { length: number; facts: Facts; isWish?: boolean }

/** A number stands apart from its unit, however they are written: `30min`, `15€`, `1,5 h`. */
const piece = /\d+(?:[.,]\d+)?|\p{L}[\p{L}\p{M}'’]*|€/gu
const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000 }
const CENTS = 100
const MOST_TOKENS = 40

/** Reads the limits that questions of a language name: times, prices, weights, people, and what food shall be free of. */
export class FactReader {
  readonly #language: Language
  readonly #lists: ReadonlyMap<string, ReadonlySet<string>>
  readonly #numbers: ReadonlyMap<string, number>
  readonly #forNumber: ReadonlyMap<string, number>
  readonly #without: readonly (readonly string[])[]
  readonly #phrases: readonly { words: readonly string[]; facts: Facts; isWish: boolean }[]
  readonly #claims = new Map<string, FreeOf>()
  readonly #names = new Map<string, FreeOf>()

  constructor(language: Language, words: FactWords) {
    this.#language = language
    const { atMost, atLeast, minutes, hours, euros, people, forPeople, free } = words
    const lists = { atMost, atLeast, minutes, hours, euros, people, forPeople, free }
    this.#lists = new Map(Object.entries(lists).map(([name, list]) => [name, new Set(list.map(plain))]))
    this.#numbers = byWord(words.numbers)
    this.#forNumber = byWord(words.forNumber)
    this.#without = words.without.map((phrase) => phrase.split(' ').map(plain))
    const timesOf = (times: Readonly<Record<string, number>>, isWish: boolean) =>
      Object.entries(times).map(([phrase, maxMinutes]) => ({
        words: phrase.split(' ').map(plain),
        facts: { maxMinutes },
        isWish,
      }))
    const cheap = Object.entries(words.cheap).map(([word, euros]) => ({
      words: word.split(' ').map(plain),
      facts: { maxPrice: CENTS * euros },
      isWish: true,
    }))
    this.#phrases = [...timesOf(words.times, false), ...timesOf(words.quick, true), ...cheap]
    for (const [name, { claims, names }] of Object.entries(words.freeOf) as [FreeOf, FreeOfWords][]) {
      for (const claim of claims) for (const key of this.#keysOf(claim)) this.#claims.set(key, name)
      for (const each of names) for (const key of this.#keysOf(each)) this.#names.set(key, name)
    }
  }

  /** The limits of a question, in its order. */
  read(q: string): ReadFact[] {
    const tokens = [...q.matchAll(piece)]
      .slice(0, MOST_TOKENS)
      .map(({ 0: text, index }) => ({ text, from: index, to: index + text.length }))
    const found: ReadFact[] = []
    for (let at = 0; at < tokens.length; ) {
      const named = this.#namedAt(tokens, at)
      if (!named) {
        at++
        continue
      }
      const { from } = tokens[at] as Token
      const { to } = tokens[at + named.length - 1] as Token
      const without = `${q.slice(0, from)} ${q.slice(to)}`.replace(/\s+/g, ' ').trim()
      found.push({ facts: named.facts, typed: q.slice(from, to), without, isWish: named.isWish ?? false })
      at += named.length
    }
    return found
  }

  #namedAt(tokens: readonly Token[], at: number): Named | undefined {
    return (
      this.#freeAt(tokens, at) ?? this.#phraseAt(tokens, at) ?? this.#limitAt(tokens, at) ?? this.#peopleAt(tokens, at)
    )
  }

  /** `maidoton`, `ilman maitoa`, `free of milk`, `gluten free`. */
  #freeAt(tokens: readonly Token[], at: number): Named | undefined {
    const free = (name: FreeOf | undefined, length: number): Named | undefined =>
      name && { length, facts: { freeOf: [name] } }
    const skipped = this.#without.find((words) => begins(tokens, at, words))?.length
    if (skipped !== undefined) return free(this.#nameOf(tokens[at + skipped]), skipped + 1)
    if (this.#is('free', tokens[at + 1])) return free(this.#nameOf(tokens[at]), 2)
    return free(this.#claimOf(tokens[at]), 1)
  }

  #phraseAt(tokens: readonly Token[], at: number): Named | undefined {
    const skipped = this.#is('atMost', tokens[at]) ? 1 : 0
    const phrase = this.#phrases.find(({ words }) => begins(tokens, at + skipped, words))
    return phrase && { length: skipped + phrase.words.length, facts: phrase.facts, isWish: phrase.isWish }
  }

  /** `alle 30 min`, `30 minuutissa`, `alle 15 €`, `yli 2 kg`. A price or a weight without such a word says which, not how much. */
  #limitAt(tokens: readonly Token[], at: number): Named | undefined {
    const isMost = this.#is('atMost', tokens[at])
    const isLeast = this.#is('atLeast', tokens[at])
    const place = at + (isMost || isLeast ? 1 : 0)
    const amount = this.#numberOf(tokens[place])
    const unit = tokens[place + 1]
    if (amount === undefined || !unit) return undefined
    const length = place + 2 - at
    const grams = GRAMS[plain(unit.text)]
    if (!isLeast && this.#is('minutes', unit)) return { length, facts: { maxMinutes: amount } }
    if (!isLeast && this.#is('hours', unit)) return { length, facts: { maxMinutes: 60 * amount } }
    if (isMost && this.#is('euros', unit)) return { length, facts: { maxPrice: CENTS * amount } }
    if (isMost && grams) return { length, facts: { maxGrams: grams * amount } }
    if (isLeast && grams) return { length, facts: { minGrams: grams * amount } }
    return undefined
  }

  /** `neljälle`, `4 hengelle`, `for four people`. */
  #peopleAt(tokens: readonly Token[], at: number): Named | undefined {
    const alone = this.#forNumber.get(plain(tokens[at]?.text ?? ''))
    if (alone !== undefined) return { length: this.#is('people', tokens[at + 1]) ? 2 : 1, facts: { people: alone } }
    const skipped = this.#is('forPeople', tokens[at]) ? 1 : 0
    const people = this.#numberOf(tokens[at + skipped])
    if (people === undefined || people < 1) return undefined
    const hasUnit = this.#is('people', tokens[at + skipped + 1])
    if (!hasUnit && skipped === 0) return undefined
    // `for 30 min` and `for 2 kg` are no people.
    if (!hasUnit && tokens[at + 2]) return undefined
    return { length: skipped + 1 + (hasUnit ? 1 : 0), facts: { people } }
  }

  #is(list: string, token: Token | undefined): boolean {
    return token !== undefined && this.#lists.get(list)?.has(plain(token.text)) === true
  }

  #numberOf(token: Token | undefined): number | undefined {
    if (!token) return undefined
    if (/^\d/.test(token.text)) return Number(token.text.replace(',', '.'))
    return this.#numbers.get(plain(token.text))
  }

  #claimOf(token: Token | undefined): FreeOf | undefined {
    return token && firstIn(this.#claims, this.#queryKeysOf(token.text))
  }

  #nameOf(token: Token | undefined): FreeOf | undefined {
    return token && firstIn(this.#names, this.#queryKeysOf(token.text))
  }

  #keysOf(word: string): string[] {
    const [best] = analyserFor(this.#language).keysOf(word)
    return [...new Set([folded(word), best ?? folded(word)])]
  }

  #queryKeysOf(word: string): string[] {
    return [folded(word), ...analyserFor(this.#language).queryKeysOf(word.toLowerCase())]
  }
}

/** Without marks; a sign such as `€` stays. */
const plain = (word: string): string => folded(word) || word

const byWord = (numbers: Readonly<Record<string, number>>) =>
  new Map(Object.entries(numbers).map(([word, number]) => [plain(word), number]))

function begins(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, place) => plain(tokens[at + place]?.text ?? '') === word)
}

function firstIn(names: ReadonlyMap<string, FreeOf>, keys: readonly string[]): FreeOf | undefined {
  for (const key of keys) {
    const name = names.get(key)
    if (name) return name
  }
  return undefined
}
