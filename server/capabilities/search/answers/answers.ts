import type { Answer } from '#contract/search/answer.ts'
import type { Offer } from '#contract/shop/offer.ts'
import type { Language } from '#contract/site.ts'
import type { FoundPage } from '../shown-hits.ts'
import type { AnswerBook, FactPage } from './answer-book.ts'
import type { Topic } from './answer-topics.ts'
import { answeringFact } from './page-answer.ts'
import { isPostalCode, placeWords } from './place-words.ts'
import { productAnswer } from './product-answer.ts'
import type { ReadQuestion } from './question-words.ts'

type Place = { site: string; language: Language }

/** Where the shop delivers: what it says of a postal code or of a town, and the page on which one can check. */
type DeliveryPlaces = {
  /** Null if Posti has no such code. */
  ofCode(code: string): Promise<{ isDelivered: boolean } | null>
  /** The town whose name has one of these keys; null if there is none, or several. */
  ofTown(keys: readonly string[]): Promise<{ name: string; delivered: number; all: number } | null>
}

export type AnswerNeeds = {
  answers: AnswerBook
  findPages: (contentIds: readonly number[]) => Promise<FoundPage[]>
  hrefOf: (page: Pick<FoundPage, 'site' | 'language' | 'path'>) => string
  findOffer: (code: string) => Offer | undefined
  /** '12,90 € (25,80 €/kg)'. */
  priceText: (offer: Pick<Offer, 'price' | 'pricePerKilo'>, language: Language) => string
  /** Where the products of the shop are found. */
  shop: Place
  deliveryPlaces: DeliveryPlaces
  deliveryText: (place: { name: string; delivered: number; all: number }, language: Language) => string
}

const ofProducts: readonly Topic[] = [
  'energy',
  'fat',
  'saturates',
  'carbohydrate',
  'sugars',
  'protein',
  'salt',
  'nutrition',
  'keeping',
  'price',
]

/**
 * The answer to a question, if the content has exactly one: what a page says itself, whether the shop delivers somewhere, or what the page of
 * the product says that the question names. Null where that is not sure.
 */
export async function answerTo(needs: AnswerNeeds, place: Place, q: string): Promise<Answer | null> {
  const words = needs.answers.wordsOf(place)
  const read = words.read(q)
  if (!read) return null
  const told = answeringFact([...needs.answers.factsOf(place.site, place.language)], read, words)
  if (told) {
    const { page, fact } = told
    return { about: fact.heading || page.title, text: fact.text, source: sourceOf(needs, page, fact.anchor) }
  }
  return (await deliveryAnswer(needs, place, q, read)) ?? productAnswerTo(needs, place, read)
}

async function productAnswerTo(
  needs: AnswerNeeds,
  place: Place,
  { topics, subject }: ReadQuestion,
): Promise<Answer | null> {
  const [topic, another] = topics
  if (!topic || another || !ofProducts.includes(topic)) return null
  const named = needs.answers.productNamed(place.site, place.language, subject)
  const [page] = named === null ? [] : await needs.findPages([named])
  if (page?.item?.kind !== 'product') return null
  const text = productAnswer(page.item, topic, { ...needs, language: place.language })
  return text === null ? null : { about: page.title, text, source: sourceOf(needs, page) }
}

async function deliveryAnswer(needs: AnswerNeeds, place: Place, q: string, read: ReadQuestion): Promise<Answer | null> {
  if (place.site !== needs.shop.site || read.topics.some((topic) => topic !== 'delivery')) return null
  const check = needs.answers.sectionWith(place.site, place.language, ['delivery-check'])
  if (!check) return null
  const found = await deliveryPlace(needs, q, read)
  if (!found) return null
  return {
    about: found.name,
    text: needs.deliveryText(found, place.language),
    source: sourceOf(needs, check.page, check.fact.anchor),
  }
}

async function deliveryPlace({ deliveryPlaces }: AnswerNeeds, q: string, { subject }: ReadQuestion) {
  const code = subject.find(({ text }) => isPostalCode(text))?.text
  const [town, another] = subject.filter(({ text }) => !isPostalCode(text))
  if (code) {
    const isOnly = subject.filter(({ text }) => isPostalCode(text)).length === 1 && !another
    const known = isOnly ? await deliveryPlaces.ofCode(code) : null
    // '00100 Helsinki' is about the code; '00100 kinkku' is not.
    if (!known || (town && !(await deliveryPlaces.ofTown(placeWords(town))))) return null
    return { name: code, delivered: known.isDelivered ? 1 : 0, all: 1 }
  }
  return town && !another && !/\d/.test(q) ? deliveryPlaces.ofTown(placeWords(town)) : null
}

function sourceOf({ hrefOf }: AnswerNeeds, page: FactPage | FoundPage, anchor?: string): Answer['source'] {
  return { title: page.title, url: `${hrefOf(page)}${anchor ? `#${anchor}` : ''}` }
}
