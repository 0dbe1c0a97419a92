import type { ShopSettings } from '#contract/shop/shop-settings.ts'
import { stateSettings } from '#contract/shop/stated-settings.ts'
import type { Language } from '#contract/site.ts'
import { demoContent } from '#demo/filling/demo-content.ts'
import { areas } from '#demo/shop/delivery.ts'
import { places } from '#demo/shop/postal-codes.ts'
import { products, reductions } from '#demo/shop/products.ts'
import { settings } from '#demo/shop/settings.ts'
import { analyserFor, folded } from '#search/language/language.ts'
import type { AddedWords } from '#search/thesaurus/added-words.ts'
import { AnswerBook } from '#server/capabilities/search/answers/answer-book.ts'
import { type AnswerNeeds, answerTo } from '#server/capabilities/search/answers/answers.ts'
import { unsearchableTemplates } from '#server/capabilities/search/document-of.ts'
import { findTown, townsByKey } from '#server/shop/delivery/towns.ts'
import { thesauri } from '#server/thesaurus/thesauri.ts'
import { settingText } from '#web/format/setting-text.ts'
import { deliveryAnswer, priceAnswer } from '#web/messages/search/answer-texts.ts'

/** What search answers over the demo content, without a database, with words that staff have added. */
export function demoAnswers(added: readonly AddedWords[] = []) {
  const answers = new AnswerBook(thesauri())
  answers.setAddedWords(added)
  const stored = demoContent().flatMap(({ language, pages }) =>
    stateSettings(
      pages.filter(({ template }) => !unsearchableTemplates.includes(template)),
      (name) => settingText(settings as ShopSettings, name, language),
    ),
  )
  const all = stored.map((page, at) => ({ ...page, contentId: at + 1 }))
  for (const page of all) answers.put(page)
  const needs: AnswerNeeds = {
    answers,
    findPages: async (ids) =>
      all.filter(({ contentId }) => ids.includes(contentId)).map((page) => ({ ...page, type: '' })),
    hrefOf: ({ path }) => path,
    findOffer: (code) => {
      const found = [...reductions, ...products].find((product) => product.code === code)
      return found && ({ price: (found.price / 100).toFixed(2).replace('.', ','), pricePerKilo: null } as never)
    },
    priceText: priceAnswer,
    shop: { site: 'lihakauppa', language: 'fi' },
    deliveryPlaces: demoPlaces(),
    deliveryText: deliveryAnswer,
  }
  return (q: string, site: string, language: Language = 'fi') => answerTo(needs, { site, language }, q)
}

function demoPlaces(): AnswerNeeds['deliveryPlaces'] {
  const codes = new Map(places.flatMap(({ name, codes }) => codes.split(/\s+/).map((code) => [code, name])))
  const isDelivered = (code: string) =>
    areas.some((area) => area.codes.some(([from, until = from]) => from <= code && code <= until))
  const offices = places.map(({ name, swedishName = name, codes }) => {
    const own = codes.split(/\s+/)
    return { name, swedishName, municipality: name, all: own.length, delivered: own.filter(isDelivered).length }
  })
  const towns = townsByKey(offices, (name) => [folded(name), ...analyserFor('fi').keysOf(name)])
  return {
    ofCode: async (code) => (codes.has(code) ? { isDelivered: isDelivered(code) } : null),
    ofTown: async (keys) => findTown(towns, keys),
  }
}
