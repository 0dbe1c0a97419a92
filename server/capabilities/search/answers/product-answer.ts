import type { ProductItem } from '#contract/content/item.ts'
import { nutritionNames } from '#contract/content/nutrition-names.ts'
import type { Offer } from '#contract/shop/offer.ts'
import type { Language } from '#contract/site.ts'
import type { Topic } from './answer-topics.ts'
import { answerWords } from './answer-words.ts'

/** What a product's page says of a topic; null if it does not. `priceText` is how people read an amount. */
export function productAnswer(
  { nutrition = [], storage, shelfLife, offer: sold }: ProductItem,
  topic: Topic,
  { language, findOffer, priceText }: Needs,
): string | null {
  const { perHundredGrams } = answerWords[language]
  const said = (name: string, amount: string) =>
    perHundredGrams.replace('{name}', undashed(name)).replace('{amount}', amount)
  if (topic === 'nutrition') {
    const [first, ...others] = nutrition
    if (!first) return null
    return [
      said(first.name, first.amount),
      ...others.map(({ name, amount }) => `${inList(undashed(name), language)} ${amount}`),
    ].join(', ')
  }
  if (topic === 'keeping')
    return [storage, shelfLife].flatMap((text) => (text ? [sentence(text)] : [])).join(' ') || null
  if (topic === 'price') {
    const offer = sold && findOffer(sold.code)
    return offer?.price ? priceText(offer, language) : null
  }
  const name = nutritionNames[topic]?.[language]
  const figure = nutrition.find((each) => each.name === name)
  return figure ? said(figure.name, figure.amount) : null
}

/** Labels write parts of a figure as '– josta sokereita'. */
const undashed = (name: string) => name.replace(/^–\s*/u, '')
/** German writes its nouns with capitals everywhere. */
const inList = (name: string, language: Language) => (language === 'de' ? name : name.toLowerCase())
const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

type Needs = {
  language: Language
  findOffer: (code: string) => Offer | undefined
  priceText: (offer: Pick<Offer, 'price' | 'pricePerKilo'>, language: Language) => string
}
