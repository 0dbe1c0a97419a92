import { deliveryEuros, employees, events } from './facts.ts'

const workforce = /(\d[\d .,]*\d{3}) (?:ihmistä|tekijää|työntekijää|people|employees|anställda|personer|Menschen)/gu
const yearlyDay = /(?:första|andra|tredje|sista) (?:lördagen|söndagen) i \p{L}+/giu
const euros = /(\d+(?:,\d\d)?) (?:€|euro)/gu

/** What a text says of the group's size, its yearly days and the delivery of the shop, against the facts. */
export function wrongOfGroup(site: string, address: string, sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) => {
    const people = [...sentence.matchAll(workforce)].filter(([, found = '']) => {
      const number = Number(found.replace(/\D/g, ''))
      return number > 1000 && number !== employees
    })
    const days = [...sentence.matchAll(yearlyDay)].filter(
      ([found]) => !Object.values(events).includes(found.toLowerCase()),
    )
    const prices =
      site === 'lihakauppa' && /toimitu/iu.test(sentence)
        ? [...sentence.matchAll(euros)].filter(([, found = '']) => !deliveryEuros.includes(found))
        : []
    return [...people, ...days, ...prices].map(([found]) => `${address}: '${found}' in '${sentence}'`)
  })
}
