import { desks } from './facts.ts'

const range =
  /(?:klo|kl\.|Mon–Fri|Mo–Fr|ma–pe|Werktags|weekdays,?|information,|from)?\s*(\d{1,2}(?:\.\d\d)?)(?: am)?\s?(?:–| to )\s?(\d{1,2}(?:\.\d\d)?)( pm)?(?: Uhr| \(EET\)| \(MEZ\))?/giu
/** Words that make a range of figures a time of day. */
const timeOfDay = /klo|kl\.|Mon–Fri|Mo–Fr|Werktags| am | pm|Uhr|EET|Finnish time/u

/** '9–15' for '9.00–15.00' and '9 am – 3 pm'. */
const hours = (from: string, to: string, afternoon: string | undefined) =>
  `${from.replace('.00', '')}–${afternoon ? Number(to) + 12 : to.replace('.00', '')}`

/** Times of day in a text of a site at which nobody answers. */
export function wrongHours(site: string, address: string, sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) => {
    if (!timeOfDay.test(sentence)) return []
    return [...sentence.matchAll(range)]
      .filter(([found]) => timeOfDay.test(found) || /\.\d\d–/.test(found))
      .map(([, from = '', to = '', afternoon]) => hours(from, to, afternoon))
      .filter((found) => !desks[site]?.hours.includes(found))
      .map((found) => `${address}: ${found} in '${sentence}'`)
  })
}

const personal = Object.values(desks).flatMap(({ people }) => Object.values(people))

/** Telephone numbers in a text that are neither those of its site nor a person's. */
export function wrongPhones(site: string, address: string, sentences: readonly string[]): string[] {
  const known = [...(desks[site]?.phones ?? []), ...personal]
  return sentences.flatMap((sentence) =>
    [...sentence.matchAll(/\+(?:358|46)[ \d]+\d/g)]
      .filter(([phone]) => !known.includes(phone))
      .map(([phone]) => `${address}: ${phone}`),
  )
}
