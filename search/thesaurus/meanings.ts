import type { Language } from '#contract/site.ts'
import { FactReader } from '#search/facts/fact-reader.ts'
import type { ReadFact } from '#search/facts/facts.ts'
import { analyserFor, folded, tokens } from '#search/language/language.ts'
import { noThesaurus, type Thesaurus } from './thesaurus.ts'

/** What else a word or a phrase of a query finds. Each meaning is a list of words, mostly of one. */
export type Meaning = { equal: readonly (readonly string[])[]; narrower: readonly (readonly string[])[] }

type Head = { words: readonly ReadonlySet<string>[]; meaning: { equal: string[][]; narrower: string[][] } }

const MAX_PHRASE_WORDS = 3

/** A thesaurus, ready to be looked up by the keys of words. */
export class Meanings {
  readonly #language: Language
  /** By the keys of the first word. */
  readonly #heads = new Map<string, Head[]>()
  /** The keys of all words of phrases. */
  readonly #inPhrases = new Set<string>()
  readonly #ignored: ReadonlySet<string>
  readonly #asking: ReadonlySet<string>
  readonly #help: ReadonlySet<string>
  readonly #without: ReadonlySet<string>
  readonly #intents = new Map<string, ReadonlySet<number>>()
  /** Words that are words of intent only beside others, wherever these stand: `paljonko … maksaa`. */
  readonly #intentsTogether: { words: readonly string[]; groups: ReadonlySet<number> }[] = []
  /** The heads of one word, in order, to be found by how they begin. */
  readonly #sorted: readonly string[]
  readonly #facts: FactReader
  readonly #places: ReadonlySet<string>
  /** What a question for a place asks, on a site that delivers. */
  readonly placeMeaning: Meaning

  constructor(language: Language, thesaurus: Thesaurus = noThesaurus) {
    const { equal, everyday, narrower, intents, ignored, asking, help, facts, places } = thesaurus
    this.#language = language
    this.#facts = new FactReader(language, facts)
    this.#places = new Set(places.names.flatMap((name) => this.#keysOf(name)))
    this.placeMeaning = { equal: places.ask.map((word) => tokens(word)), narrower: [] }
    this.#ignored = wholeWords(ignored)
    this.#asking = wholeWords(asking)
    this.#without = wholeWords(facts.without)
    this.#help = new Set(help.flatMap((word) => this.#keysOf(word)))
    for (const group of equal) {
      for (const word of group) {
        this.#add(
          word,
          'equal',
          group.filter((other) => other !== word),
        )
      }
    }
    for (const { word, finds } of everyday) this.#add(word, 'equal', finds)
    for (const { word, finds } of narrower) this.#add(word, 'narrower', finds)
    for (const { contentGroups, words } of intents) {
      const groups = new Set<number>(contentGroups)
      for (const word of words) {
        const [first = '', ...others] = tokens(word)
        if (others.length === 0) for (const key of this.#keysOf(first)) this.#intents.set(key, groups)
        else this.#intentsTogether.push({ words: [first, ...others].map(folded), groups })
      }
    }
    const heads = [...this.#heads].flatMap(([key, some]) => (some.some(isWord) ? [key] : []))
    this.#sorted = [...new Set([...heads, ...this.#intents.keys()])].sort()
  }

  /** Whether it is a word of the thesaurus, so that it is spelled as meant. */
  has(key: string): boolean {
    return (
      this.#heads.has(key) ||
      this.#inPhrases.has(key) ||
      this.#places.has(key) ||
      this.#intents.has(key) ||
      this.#ignored.has(key) ||
      this.#asking.has(key)
    )
  }

  /** The limits that a question names. */
  factsIn(q: string): ReadFact[] {
    return this.#facts.read(q)
  }

  /** Whether a word with these keys names a place: a town, or a postal code. */
  isPlace(keys: readonly string[]): boolean {
    return this.#places.size > 0 && keys.some((key) => this.#places.has(key) || /^\d{5}$/.test(key))
  }

  isIgnored(whole: string): boolean {
    return this.#ignored.has(whole)
  }

  /** Whether one asks with this word: how, when. */
  isAsking(whole: string): boolean {
    return this.#asking.has(whole)
  }

  /** Whether what follows is not wanted: `ohne`. */
  isWithout(whole: string): boolean {
    return this.#without.has(whole)
  }

  /** Whether a word with these keys is of one who needs help: `pilaantunut`, `spoiled`. */
  isOfHelp(keys: readonly string[]): boolean {
    return keys.some((key) => this.#help.has(key))
  }

  /** The content groups that a word with these keys chooses. */
  intentOf(keys: readonly string[]): ReadonlySet<number> | undefined {
    for (const key of keys) {
      const groups = this.#intents.get(key)
      if (groups) return groups
    }
    return undefined
  }

  /** The words of a question that are words of intent only together, with the content groups that they choose. */
  intentsTogether(typed: readonly string[]): ReadonlyMap<string, ReadonlySet<number>> {
    const fitting = this.#intentsTogether.filter(({ words }) => words.every((word) => typed.includes(word)))
    return new Map(fitting.flatMap(({ words, groups }) => words.map((word) => [word, groups] as const)))
  }

  /** What a word with these keys also means. */
  of(keys: readonly string[]): Meaning {
    return this.#widened(keys.flatMap((key) => (this.#heads.get(key) ?? []).filter(isWord)))
  }

  /** The longest phrase that begins with the first of these words, given by their keys. */
  phraseOf(words: readonly (readonly string[])[]): (Meaning & { length: number }) | undefined {
    const heads = (words[0] ?? []).flatMap((key) => this.#heads.get(key) ?? [])
    const fitting = heads.filter(
      (head) => head.words.length > 1 && head.words.every((keys, at) => words[at]?.some((key) => keys.has(key))),
    )
    const length = Math.max(0, ...fitting.map((head) => head.words.length))
    return length === 0
      ? undefined
      : { ...this.#widened(fitting.filter((head) => head.words.length === length)), length }
  }

  /** The shortest word of the thesaurus that begins so. */
  completing(beginning: string): string | undefined {
    const heads = this.#headsBeginning(beginning)
    return heads.reduce<string | undefined>((best, key) => (best && best.length <= key.length ? best : key), undefined)
  }

  /** The meanings of words that begin with these letters, at most this number. */
  beginning(beginning: string, most: number): (readonly string[])[] {
    const meant: (readonly string[])[] = []
    for (const key of this.#headsBeginning(beginning)) {
      for (const words of this.of([key]).equal) if (words.length === 1 && meant.length < most) meant.push(words)
    }
    return meant
  }

  #headsBeginning(beginning: string): readonly string[] {
    let low = 0
    let high = this.#sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#sorted[middle] as string) < beginning) low = middle + 1
      else high = middle
    }
    let end = low
    while (end < this.#sorted.length && this.#sorted[end]?.startsWith(beginning)) end++
    return this.#sorted.slice(low, end)
  }

  /** With the narrower words of equal words, and the equals of narrower ones. */
  #widened(heads: readonly Head[]): Meaning {
    const direct = heads.flatMap(({ meaning }) => meaning.equal)
    const narrower = [...heads, ...this.#headsOf(direct)].flatMap(({ meaning }) => meaning.narrower)
    return {
      equal: distinct(direct),
      narrower: distinct([...narrower, ...this.#headsOf(narrower).flatMap(({ meaning }) => meaning.equal)]),
    }
  }

  #headsOf(phrases: readonly (readonly string[])[]): Head[] {
    return phrases.flatMap((words) => {
      if (words.length !== 1) return []
      return this.#keysOf(words[0] as string).flatMap((key) => (this.#heads.get(key) ?? []).filter(isWord))
    })
  }

  #add(word: string, kind: keyof Head['meaning'], finds: readonly string[]): void {
    const words = tokens(word)
      .slice(0, MAX_PHRASE_WORDS)
      .map((each) => this.#keysOf(each))
    const meant = finds.map((each) => this.#telling(tokens(each)).slice(0, MAX_PHRASE_WORDS))
    const meaning = { equal: [], narrower: [], [kind]: meant }
    this.#addHead(words, meaning)
    // A phrase may be typed as one word: `tbone`.
    if (words.length > 1) this.#addHead([this.#keysOf(tokens(word).join(''))], meaning)
  }

  /** `pork and beef` is the words that say something; `ohne Milch` stays as it is, because it would say the contrary. */
  #telling(words: string[]): string[] {
    const telling = words.filter((word) => !this.#ignored.has(folded(word)))
    return telling.length > 1 ? telling : words
  }

  #addHead(words: readonly (readonly string[])[], meaning: Head['meaning']): void {
    const head: Head = { words: words.map((keys) => new Set(keys)), meaning }
    if (words.length > 1) for (const keys of words) for (const key of keys) this.#inPhrases.add(key)
    for (const key of words[0] ?? []) {
      const heads = this.#heads.get(key)
      if (heads) heads.push(head)
      else this.#heads.set(key, [head])
    }
  }

  /** The best key, and the word as it is written. */
  #keysOf(word: string): string[] {
    const [best] = analyserFor(this.#language).keysOf(word)
    return [...new Set([folded(word), best ?? folded(word)])]
  }
}

const wholeWords = (words: readonly string[]) => new Set(words.flatMap((word) => tokens(word).map(folded)))

const isWord = (head: Head) => head.words.length === 1

function distinct(phrases: readonly (readonly string[])[]): (readonly string[])[] {
  return [...new Map(phrases.map((words) => [words.join(' '), words])).values()]
}
