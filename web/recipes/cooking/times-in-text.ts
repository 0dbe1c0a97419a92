import type { Language } from '#contract/site.ts'
import { timeWords } from './time-words.ts'

/** A length of time in a text: where its words are, and for how long a timer runs. Of a range it is the shorter one: time to look. */
export type TimeInText = { start: number; end: number; seconds: number }

/** Longer ones are no work for a timer: 'overnight', '12 hours in cold water'. */
const MAX_MINUTES = 10 * 60

/** The lengths of time that a cook has to wait for, in the order of the text. */
export function timesInText(text: string, language: Language): TimeInText[] {
  const { and } = timeWords[language]
  const parts = [...text.matchAll(pattern(language))].flatMap((match) => {
    const minutes = minutesOf(match, language)
    return minutes === undefined ? [] : [{ start: match.index, end: match.index + match[0].length, minutes }]
  })
  const times: typeof parts = []
  for (const part of parts) {
    const last = times.at(-1)
    const between = last ? text.slice(last.end, part.start).trim() : ''
    // 'an hour and 15 minutes' is one time.
    const joins = last && last.minutes >= 60 && part.minutes < 60 && (between === '' || between === and)
    if (joins) times.splice(-1, 1, { start: last.start, end: part.end, minutes: last.minutes + part.minutes })
    else times.push(part)
  }
  return times
    .filter(({ minutes }) => minutes <= MAX_MINUTES)
    .map(({ start, end, minutes }) => ({ start, end, seconds: Math.round(minutes * 60) }))
}

const patterns = new Map<Language, RegExp>()

function pattern(language: Language): RegExp {
  const known = patterns.get(language)
  if (known) return known
  const { numbers, hours, minutes, to, phrases, notBefore } = timeWords[language]
  // Longer words first: 'two and a half' before 'two'.
  const words = Object.keys(numbers).sort((one, other) => other.length - one.length)
  const number = `\\d+(?:[.,]\\d+)?½?|½|${words.join('|')}`
  const counted = `(?<from>${number})?(?:\\s*(?:${to})\\s*(?:${number}))?\\s*(?:(?<hours>${hours})|(?<minutes>${minutes}))`
  const whole = phrases.map(([phrase], at) => `(?<phrase${at}>${phrase})`).join('|')
  const made = new RegExp(`(?<![\\p{L}\\d])(?:${whole}|${counted})(?![\\p{L}\\d])(?!\\.?\\s+(?:${notBefore}))`, 'giu')
  patterns.set(language, made)
  return made
}

function minutesOf({ groups = {}, ...match }: RegExpExecArray, language: Language): number | undefined {
  const { numbers, phrases } = timeWords[language]
  const phrase = phrases.find((_, at) => groups[`phrase${at}`])
  if (phrase) return phrase[1]
  const { from, hours } = groups
  // 'tunti kylmässä' is an hour; in other languages a unit without a number is none: 'minutes later', 'Minuten'.
  if (from === undefined)
    return language === 'fi' && /^(tunti|tunnin|minuutin?|minuutti)$/i.test(match[0]) ? (hours ? 60 : 1) : undefined
  const count = numbers[from.toLowerCase()] ?? numberIn(from)
  return hours ? count * 60 : count
}

function numberIn(digits: string): number {
  const whole = Number(digits.replace('½', '').replace(',', '.') || 0)
  return digits.includes('½') ? whole + 0.5 : whole
}
