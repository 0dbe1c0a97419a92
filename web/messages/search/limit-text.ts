import type { FreeOf } from '#contract/search/free-of.ts'
import type { Language } from '#contract/site.ts'
import { message, type TextKey } from '#web/messages/message.ts'

type Limits = {
  maxMinutes?: number
  /** Cents. */
  maxPrice?: number
  maxGrams?: number
  minGrams?: number
  people?: number
  freeOf?: readonly FreeOf[]
}

const freeOfKeys: Record<FreeOf, TextKey> = {
  gluten: 'freeOfGluten',
  lactose: 'freeOfLactose',
  milk: 'freeOfMilk',
  egg: 'freeOfEgg',
  soy: 'freeOfSoy',
  fish: 'freeOfFish',
  celery: 'freeOfCelery',
  mustard: 'freeOfMustard',
  nuts: 'freeOfNuts',
  peanut: 'freeOfPeanut',
  sesame: 'freeOfSesame',
  sulphite: 'freeOfSulphite',
  crustaceans: 'freeOfCrustaceans',
  molluscs: 'freeOfMolluscs',
  lupin: 'freeOfLupin',
  additives: 'freeOfAdditives',
}

/** A limit of a search in words, as its chip shows it. */
export function limitText(limits: Limits, language: Language): string {
  const { maxMinutes, maxPrice, maxGrams, minGrams, people, freeOf = [] } = limits
  const number = (value: number) => value.toLocaleString(language === 'se' ? 'sv' : language)
  const texts = [
    maxMinutes !== undefined && message(language, 'limitMinutes', { minutes: number(maxMinutes) }),
    maxPrice !== undefined && message(language, 'limitPrice', { euros: number(maxPrice / 100) }),
    maxGrams !== undefined && message(language, 'limitMostGrams', { grams: number(maxGrams) }),
    minGrams !== undefined && message(language, 'limitLeastGrams', { grams: number(minGrams) }),
    people !== undefined && message(language, 'limitPeople', { count: people }),
    ...freeOf.map((name) => message(language, freeOfKeys[name])),
  ]
  return texts.filter((text) => text !== false).join(', ')
}
