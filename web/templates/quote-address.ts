import { MAX_QUERY_LENGTH } from '#contract/search/search-limits.ts'
import type { Language } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'

/** The page with the form, its message filled in with the product and the lines that an offer needs. */
export function quoteAddress(quotePage: string, title: string, productCode: string, language: Language): string {
  const [page, anchor] = quotePage.split('#')
  const address = `${page}?message=${encodeURIComponent(quoteRequest(title, productCode, language))}`
  return anchor === undefined ? address : `${address}#${anchor}`
}

/** Only signs that the form's message may have, and as long as the form takes it from an address. */
export function quoteRequest(title: string, code: string, language: Language): string {
  const request = (product: string) => message(language, 'quoteRequest', { product, code })
  return request(
    plain(title)
      .slice(0, MAX_QUERY_LENGTH - request('').length)
      .trimEnd(),
  )
}

const plain = (title: string) =>
  title
    .replace(/[–—−‑]/g, '-')
    .replace(/×/g, 'x')
    .replace(/&/g, '+')
    .replace(/[^\p{L}\p{M}\p{Nd}\s"'‘’“”„«»!?%€/.,:;+\-()]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
