import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { freeOfNames } from '#contract/search/free-of.ts'
import { type Language, languages } from '#contract/site.ts'
import { type FactWords, noFactWords } from '#search/facts/fact-words.ts'
import { type Finds, noThesaurus, type Thesauri, type Thesaurus } from '#search/thesaurus/thesaurus.ts'
import { Problems, readYaml, type Source } from '#server/content-files/source.ts'
import { projectRoot } from '#server/project-root.ts'

const folder = relative(process.cwd(), join(projectRoot, 'server/thesaurus/words'))

/** Words or short phrases, separated by commas. */
const words = z
  .string()
  .transform((text) => text.split(',').map((word) => word.trim()))
  .refine((list) => list.every((word) => word !== ''), 'a word is missing between commas')
  .refine((list) => new Set(list).size === list.length, 'a word stands here twice')

/** Words that find the same may stand in one line: `halloween, polttarit: tarjotin`. */
const finds = z.record(z.string().min(1), words)
const kinds = { products: 1, recipes: 2, news: 3, pages: 4 } as const

const numbers = z.record(z.string().min(1), z.int().positive())
const freeOf = z.strictObject({ claims: words.default([]), names: words })
const facts = z.strictObject({
  atMost: words,
  atLeast: words,
  minutes: words,
  hours: words,
  euros: words,
  people: words,
  forPeople: words.default([]),
  numbers: numbers.default({}),
  forNumber: numbers.default({}),
  times: numbers,
  quick: numbers,
  cheap: numbers.default({}),
  without: words,
  free: words.default([]),
  freeOf: z.partialRecord(z.enum(freeOfNames), freeOf),
})

const places = z.strictObject({ names: words, ask: words })

const file = z.strictObject({
  equal: z.array(words.refine((list) => list.length > 1, 'a group needs at least two words')),
  everyday: finds,
  narrower: finds,
  intents: z.array(z.strictObject({ kinds: z.array(z.enum(['products', 'recipes', 'news', 'pages'])).min(1), words })),
  ignored: words,
  asking: words,
  help: words.default([]),
  facts: facts.optional(),
  places: places.optional(),
})

/** Reads the thesaurus of each language. A mistake is an error that names its file and line. */
export function readThesauri(): Thesauri {
  const problems = new Problems()
  const read = (language: Language) => {
    const name = join(folder, `${language}.yaml`)
    return thesaurusIn(readYaml(name, readFileSync(name, 'utf8'), problems), problems)
  }
  const all = Object.fromEntries(languages.map((language) => [language, read(language)]))
  if (problems.sentences.length > 0) throw new Error(`The thesaurus is wrong:\n${problems.sentences.join('\n')}`)
  return all
}

/** The thesaurus in a file; undefined if it is wrong. */
export function thesaurusIn(source: Source, problems: Problems): Thesaurus | undefined {
  const parsed = file.safeParse(source.value)
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) problems.add(source.spot(path), path, message)
    return undefined
  }
  const {
    equal,
    everyday,
    narrower,
    intents,
    ignored,
    asking,
    help,
    facts = noFactWords,
    places = noThesaurus.places,
  } = parsed.data
  findRepeated(equal, source, problems)
  for (const [section, entries] of Object.entries({ everyday, narrower })) {
    for (const [word, found] of Object.entries(entries)) {
      const path = [section, word]
      if (headsOf(word).some((head) => found.includes(head)))
        problems.add(source.spot(path), path, 'a word finds itself anyway')
    }
  }
  return {
    equal,
    everyday: entriesOf(everyday),
    narrower: entriesOf(narrower),
    intents: intents.map((intent) => ({
      contentGroups: intent.kinds.map((kind) => kinds[kind]),
      words: intent.words,
    })),
    ignored,
    asking,
    help,
    facts: facts as FactWords,
    places,
  }
}

/** Groups that share a word would have to be one group. */
function findRepeated(groups: readonly (readonly string[])[], source: Source, problems: Problems): void {
  const seen = new Map<string, number>()
  for (const [at, group] of groups.entries()) {
    for (const word of group) {
      const before = seen.get(word)
      const path = ['equal', at]
      if (before !== undefined)
        problems.add(source.spot(path), path, `'${word}' already stands in line ${source.spot(['equal', before]).line}`)
      seen.set(word, at)
    }
  }
}

const entriesOf = (entries: Readonly<Record<string, readonly string[]>>): Finds[] =>
  Object.entries(entries).flatMap(([heads, finds]) => headsOf(heads).map((word) => ({ word, finds })))

const headsOf = (line: string): string[] => line.split(',').map((word) => word.trim())
