import type { Language } from '#contract/site.ts'
import { analyserFor, folded, tokens } from '#search/language/language.ts'
import type { AddedWords } from '#search/thesaurus/added-words.ts'
import type { Thesaurus } from '#search/thesaurus/thesaurus.ts'
import { type AnswerWords, type Topic, topics } from './answer-topics.ts'

/** A word with its base forms, and with all keys under which it means the same as another. */
export type Word = { text: string; bases: ReadonlySet<string>; keys: ReadonlySet<string> }

export type ReadQuestion = {
  /** How many words were typed, with those that only ask. */
  typed: number
  /** What is left without words that only ask. */
  words: readonly Word[]
  topics: readonly Topic[]
  /** Without the words of topics, too. */
  subject: readonly Word[]
  /** Whether it asks for a person, and the words beside. */
  asksWho: boolean
  role: readonly Word[]
}

/** Longer questions are letters, not questions. */
const MOST_WORDS = 12

/** Reads questions of a language, and the words of facts, in the same way. */
export class QuestionWords {
  readonly words: AnswerWords
  readonly #language: Language
  readonly #asking: ReadonlySet<string>
  readonly #who: readonly (readonly string[])[]
  readonly #desks: readonly (readonly string[])[]
  readonly #topics: readonly { topic: Topic; phrase: readonly string[] }[]
  /** Words that mean each other, or lead to others: the map below is made of them with the first word that somebody types. */
  readonly #meanings: readonly { words: readonly string[]; finds?: readonly string[] | null }[]
  #same: ReadonlyMap<string, ReadonlySet<string>> | undefined

  constructor(
    language: Language,
    words: AnswerWords,
    thesaurus: Pick<Thesaurus, 'equal' | 'everyday' | 'ignored' | 'asking'>,
    added: readonly AddedWords[] = [],
  ) {
    this.#language = language
    this.words = words
    this.#asking = new Set([...thesaurus.ignored, ...thesaurus.asking, ...words.asking].map(folded))
    this.#who = longestFirst(words.who.map(phraseOf))
    this.#desks = longestFirst(words.desks.map(phraseOf))
    this.#topics = topics
      .flatMap((topic) => words.topics[topic].map((each) => ({ topic, phrase: phraseOf(each) })))
      .toSorted((one, other) => other.phrase.length - one.phrase.length)
    const equal = [
      ...thesaurus.equal,
      ...thesaurus.everyday.flatMap(({ word, finds }) => finds.map((found) => [word, found])),
      words.topics.keeping,
      words.topics.hours,
    ]
    this.#meanings = [...equal.map((group) => ({ words: group })), ...added]
  }

  /** A question as typed; null if it has no word, or too many. */
  read(q: string): ReadQuestion | null {
    const all = tokens(q).map((text) => this.#typed(text))
    if (all.length === 0 || all.length > MOST_WORDS) return null
    const found = new Set<Topic>()
    const subject: Word[] = []
    for (let at = 0; at < all.length; ) {
      const topic = this.#topics.find(({ phrase }) => begins(all, at, phrase))
      if (topic) found.add(topic.topic)
      else if (!this.#onlyAsks(all[at] as Word)) subject.push(all[at] as Word)
      at += topic?.phrase.length ?? 1
    }
    const role = without(all, this.#who)
    return {
      typed: all.length,
      words: all.filter((word) => !this.#onlyAsks(word)),
      topics: [...found],
      subject,
      asksWho: role.length < all.length,
      role: role.filter((word) => !this.#onlyAsks(word)),
    }
  }

  /** The words of a fact, or of a question that a page puts. */
  ofFact(text: string): Word[] {
    return tokens(text)
      .map((token) => {
        const bases = new Set([folded(token), ...analyserFor(this.#language).keysOf(token)])
        return { text: token, bases, keys: bases }
      })
      .filter((word) => !this.#onlyAsks(word))
  }

  ofPutQuestion(text: string): PutQuestion {
    return { words: this.ofFact(text), all: tokens(text).length }
  }

  /** Whether a heading is about opening hours. */
  isAboutHours = (heading: string): boolean => {
    const all = tokens(heading).map((text) => this.#typed(text))
    return all.some((_, at) => this.#topics.some(({ topic, phrase }) => topic === 'hours' && begins(all, at, phrase)))
  }

  /** The words of a question that are no desk which answers. */
  withoutDesks(words: readonly Word[]): Word[] {
    return without(words, this.#desks)
  }

  #typed(text: string): Word {
    const bases = new Set([folded(text), ...analyserFor(this.#language).queryKeysOf(text)])
    const keys = new Set(bases)
    this.#same ??= this.#readMeanings()
    for (const key of bases) for (const same of this.#same.get(key) ?? []) keys.add(same)
    return { text, bases, keys }
  }

  #onlyAsks({ text }: Word): boolean {
    return this.#asking.has(folded(text))
  }

  /** Each key with those that it also means. */
  #readMeanings(): ReadonlyMap<string, ReadonlySet<string>> {
    const read = new Map<string, Set<string>>()
    for (const { words, finds } of this.#meanings) {
      const meant = this.#keysOf(finds ?? words)
      for (const key of this.#keysOf(words)) {
        const same = read.get(key) ?? new Set()
        for (const other of meant) same.add(other)
        read.set(key, same)
      }
    }
    return read
  }

  /** Of words; phrases have none. */
  #keysOf(words: readonly string[]): string[] {
    const single = words.filter((each) => !each.includes(' '))
    return single.flatMap((each) => [folded(each), ...analyserFor(this.#language).keysOf(each).slice(0, 1)])
  }
}

const matches = (one: Word, other: Word): boolean => {
  for (const key of one.keys) if (other.keys.has(key)) return true
  return false
}

/** How many of some words others have. */
export const shared = (words: readonly Word[], others: readonly Word[]): number =>
  words.filter((word) => others.some((other) => matches(word, other))).length

/** The words of a question that a page puts, and how many there are with those that only ask. */
export type PutQuestion = { words: readonly Word[]; all: number }

/**
 * Whether a typed question is one that a page puts. A single word has to be the same, not only mean the same: 'toimitus' alone does not ask
 * 'paljonko toimitus maksaa'.
 */
export function isSameQuestion({ words: typed, typed: count }: ReadQuestion, { words, all }: PutQuestion): boolean {
  if (!areSame(typed, words)) return false
  const [only, another] = typed
  if (!only || another) return true
  return words.some(({ bases }) => [...only.bases].some((base) => bases.has(base))) && (all === 1 || count > 1)
}

/** Whether both have the same words, in any order. */
export const areSame = (words: readonly Word[], others: readonly Word[]): boolean =>
  words.length > 0 && shared(words, others) === words.length && shared(others, words) === others.length

const phraseOf = (phrase: string): string[] => phrase.split(/[\s]+/).map(folded)
const longestFirst = (phrases: readonly (readonly string[])[]) =>
  phrases.toSorted((one, other) => other.length - one.length)

// A phrase has base forms: 'maksaa' is asked for by 'maksaa', not by the liver 'maksa', whose key is the same.
function begins(all: readonly Word[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, place) => hasBase(all[at + place], word))
}

function hasBase(word: Word | undefined, base: string): boolean {
  return word?.bases.has(base) === true
}

function without(all: readonly Word[], phrases: readonly (readonly string[])[]): Word[] {
  const left: Word[] = []
  for (let at = 0; at < all.length; ) {
    const phrase = phrases.find((each) => begins(all, at, each))
    if (!phrase) left.push(all[at] as Word)
    at += phrase?.length ?? 1
  }
  return left
}
