import type { Language } from '#contract/site.ts'
import { FactReader } from '#search/facts/fact-reader.ts'
import type { FactWords } from '#search/facts/fact-words.ts'
import type { Thesauri } from '#search/thesaurus/thesaurus.ts'

type Names = { title: string; diets: readonly string[] }
type Needs = { language: Language; thesauri: Thesauri }

const readers = new WeakMap<FactWords, FactReader>()

/** How long a product takes by a name that it is sorted by (`Alle 20 minuuttia`), and how many it is for by its title (`Tarjotin kahdeksalle`). */
export function declaredLimits({ title, diets }: Names, { language, thesauri }: Needs) {
  const words = thesauri[language]?.facts
  if (!words) return {}
  const reader = readers.get(words) ?? new FactReader(language, words)
  readers.set(words, reader)
  const minutes = diets.flatMap((name) => {
    const whole = reader.read(name).find(({ typed, isWish }) => typed === name && !isWish)
    return whole?.facts.maxMinutes ?? []
  })
  const people = reader.read(title).flatMap(({ facts }) => facts.people ?? [])
  return {
    ...(minutes.length > 0 ? { minutes: Math.ceil(Math.min(...minutes)) } : {}),
    ...(people.length > 0 ? { portions: Math.ceil(Math.min(...people)) } : {}),
  }
}
