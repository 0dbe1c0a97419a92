import type { Language } from '#contract/site.ts'
import { openedPack, ownStorage, storage } from './facts.ts'
import { numberOf } from './numbers.ts'

type Product = { productCode: string; facetTags: readonly number[]; storage?: string | undefined }

/** What the label of a product should say about keeping it; undefined for products without a tag of storage. */
export function storageOf({ productCode, facetTags }: Product, language: Language): string | undefined {
  const tag = facetTags.find((id): id is keyof typeof storage => id in storage)
  const labels: Partial<Record<Language, string>> = tag === undefined ? {} : storage[tag]
  return ownStorage[productCode] ?? labels[language]
}

const opened = /avattu|avatun|avattuna|opened|once cut|öppnad|nach dem öffnen|angeschnitten/iu
/** Raw meat and dried sausages in one piece have rules of their own. */
const ofOtherKind = /raaka|tanko|sinappi|leikkuupin|snittyta/iu
const duration =
  /(\p{L}+|\d+)\s+(päiv|kuukau|viik|days?\b|months?\b|weeks?\b|dagar|dag\b|månad|veck|tage|monat|woche)/giu
const lonely = /(kuukauden|viikon)\b/iu

/** Sentences that give an opened pack another time than the facts do. */
export function wrongOpenedPacks(address: string, sentences: readonly string[]): string[] {
  return sentences
    .filter((sentence) => opened.test(sentence) && !ofOtherKind.test(sentence))
    .filter((sentence) => {
      const times = [...sentence.slice(sentence.search(opened)).matchAll(duration)].flatMap(
        ([, word = '', unit = '']) => {
          const amount = numberOf(word)
          return amount === null ? [] : [{ amount, isDays: /^(päiv|da[yg]|tag)/iu.test(unit) }]
        },
      )
      return lonely.test(sentence) || times.some(({ amount, isDays }) => !isDays || amount !== openedPack.amount)
    })
    .map((sentence) => `${address}: an opened pack in '${sentence}'`)
}
