import { meatShares, minceWeek, rawCold, steakThickness, withoutLid, womenOfFarms } from './facts.ts'
import { numberOf } from './numbers.ts'

const raw =
  /tuore(?:et)? liha|raaka|jauheliha|kylmälaatikko|auto pitää|fresh meat|minced?(?!\p{L})|raw|färskt kött|färs(?!k)|rått|hackfleisch|rohes/iu
const otherCold = /muut?(?!\p{L})|valmi|kypsä|makkara|leikkele|everything else|cooked|övrig|kokt|andere/iu
const degrees = /(?:(\d+)–)?(\d+|\p{L}+)\s(?:°C|aste(?!roid)\p{L}*|degrees|grader|Grad)/gu

/** Sentences that keep raw meat warmer than its labels do, in figures or in words. */
export function wrongRawCold(address: string, sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) =>
    [...sentence.matchAll(degrees)]
      .filter(({ 2: figure = '', index }) => {
        const value = numberOf(figure)
        const before = sentence.slice(0, index)
        const isKnown = raw.test(before) || otherCold.test(before)
        return value !== null && value > rawCold && value < 10 && lastIsRaw(isKnown ? before : sentence.slice(index))
      })
      .map(([found]) => `${address}: raw meat at ${found} in '${sentence}'`),
  )
}

function lastIsRaw(before: string): boolean {
  const at = (pattern: RegExp) => Math.max(-1, ...[...before.matchAll(new RegExp(pattern, 'giu'))].map((m) => m.index))
  return at(raw) > at(otherCold)
}

const fromPacking = /packing|ab Verpackung|pakkauspäiv|packningsdag/iu
const days = /(\d+) (?:days|Tage|päivää|dygn|dagar)/gu

/** Days from packing that a text gives and no product of the site has on its page. */
export function wrongShelfLives(
  address: string,
  sentences: readonly string[],
  shelfLives: readonly string[],
): string[] {
  if (shelfLives.length === 0) return []
  return sentences
    .filter((sentence) => fromPacking.test(sentence))
    .flatMap((sentence) =>
      [...sentence.matchAll(days)]
        .filter(([, amount = '']) => !shelfLives.some((life) => new RegExp(`(?<!\\d)${amount} `).test(life)))
        .map(([found]) => `${address}: ${found} in '${sentence}'`),
    )
}

/** Texts about the week of mince that cook something else in it. `text` is one card, block or product. */
export function wrongMinceWeek(address: string, text: string): string[] {
  const names = minceWeek.dishes.filter((dish) => dish.test(text)).length
  const isAboutIt = minceWeek.title.test(text) && (names > 0 || minceWeek.others.test(text))
  return isAboutIt && (names < minceWeek.dishes.length || minceWeek.others.test(text))
    ? [`${address}: another week of mince in '${text.slice(0, 120)}'`]
    : []
}

const lastMinutes = /(?:viimei\p{L}+|last) (?:(\d+) (?:minuut|minutes)|(tun|hour)).{0,20}(?:ilman kantta|without)/iu

/** Other times for the end of the Karelian stew. */
export function wrongStews(address: string, title: string, sentences: readonly string[]): string[] {
  const aboutStew = /karjalanpaist|karelian stew/iu
  return sentences.flatMap((sentence) => {
    if (!aboutStew.test(`${title} ${sentence}`) && !aboutStew.test(address)) return []
    const [found, minutes] = lastMinutes.exec(sentence) ?? []
    return found && Number(minutes) !== withoutLid ? [`${address}: '${found}'`] : []
  })
}

const thickness = /(\p{L}+|\d+)[ -]?(?:sent\p{L}*|cm)/giu
const steak = /entrecôte|pihv/iu

/** Steaks of the shop that are cut to another thickness. What is too thin for a steak ('alle') is no thickness of ours. */
export function wrongThickness(address: string, title: string, sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) =>
    steak.test(`${title} ${sentence}`)
      ? [...sentence.matchAll(thickness)].flatMap(([found, word = '']) => {
          const value = numberOf(word.replace(/^kolmi$/i, 'kolme'))
          return value !== null && value !== steakThickness ? [`${address}: '${found}' in '${sentence}'`] : []
        })
      : [],
  )
}

const meats = /(?:kött|liha\p{L}*|fleisch|pork|beef|meat)\)? \((\d+)\s?%\)/giu
const share = /(\d+)\s?% (?:kött|lihaa|meat|Fleisch)/gu

/** The share of meat that a text names beside its label, or for a sausage that all sites make alike. */
export function wrongMeatShares(address: string, text: string, ingredients = ''): string[] {
  const labelled = [...ingredients.matchAll(meats)].reduce((sum, [, percent]) => sum + Number(percent), 0)
  const known = Object.entries(meatShares).find(([name]) => `${address} ${text}`.toLowerCase().includes(name))?.[1]
  return [...text.matchAll(share)].flatMap(([found, percent]) => {
    const right = known ?? (labelled || Number(percent))
    return Number(percent) === right && (labelled === 0 || labelled === right)
      ? []
      : [`${address}: '${found}', ${right} %`]
  })
}

/** A master of the farm where its site has a woman at the gate. */
export function wrongMasters(site: string, address: string, sentences: readonly string[]): string[] {
  return womenOfFarms[site] === undefined
    ? []
    : sentences.filter((sentence) => /isänt|isänn/iu.test(sentence)).map((sentence) => `${address}: '${sentence}'`)
}

/** Cartons of a pallet stand in layers: at least four layers of four. */
export function wrongPallets(address: string, packing = ''): string[] {
  const [, count] =
    /(\d+) (?:cartons|blocks|Kartons|laatikkoa|kartonger)(?=.*(?:pallet|Palette|laval|pall))/u.exec(packing) ?? []
  const fits = (total: number) =>
    [4, 5, 6, 7, 8, 9, 10, 11, 12].some((layers) => total % layers === 0 && total / layers >= 4)
  return count && !fits(Number(count)) ? [`${address}: ${count} cartons make no layers`] : []
}

/** Wages in the text of a job beside those of its facts. */
export function wrongWages(
  address: string,
  text: string,
  salary?: { from: number; to?: number | undefined },
): string[] {
  if (!salary) return []
  const said = [...text.matchAll(/(\d+(?:[.,]\d+)?)(?:–(\d+(?:[.,]\d+)?))? euro/gu)].flatMap(([, from, to]) =>
    [from, to].flatMap((figure) => (figure ? [Number(figure.replace(',', '.'))] : [])),
  )
  const known = [salary.from, salary.to]
  return said
    .filter((wage) => !known.includes(wage) && wage > salary.from / 3)
    .map((wage) => `${address}: ${wage} euros`)
}
