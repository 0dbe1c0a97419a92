import { camelCase } from '../lists/camel-case.ts'

/** A name in every form that code and texts write it in. */
type Forms = readonly string[]

function formsOf(name: string): Forms {
  const camel = camelCase(name)
  const words = name.replaceAll('-', ' ')
  const snake = name.replaceAll('-', '_')
  return [name, camel, capital(camel), snake, snake.toUpperCase(), words, capital(words)]
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** The text with other names. The names of an example have two words, so that each of their forms looks different. */
export function renamed(text: string, names: ReadonlyMap<string, string>): string {
  const wanted = new Map(
    [...names].flatMap(([from, to]) => formsOf(from).map((form, at) => [form, formsOf(to)[at] ?? ''] as const)),
  )
  // The longest first: `kitchenTips` before `kitchenTip`.
  const patterns = [...wanted.keys()].toSorted((one, other) => other.length - one.length)
  return text.replace(new RegExp(patterns.join('|'), 'g'), (form) => wanted.get(form) ?? form)
}

/** The identifiers that code makes of a name. */
export const identifiersOf = (name: string): string[] => [camelCase(name), capital(camelCase(name))]

/** `kitchen-tips` as `kitchen-tip`; undefined if it is no plural. */
export function singularOf(name: string): string | undefined {
  if (/[^aeiou]ies$/.test(name)) return `${name.slice(0, -3)}y`
  if (/(ss|x|ch|sh)es$/.test(name)) return name.slice(0, -2)
  return /[^s]s$/.test(name) ? name.slice(0, -1) : undefined
}

const RESERVED = new Set(
  [
    'break case catch class const continue debugger default delete do else enum export extends false finally for function if',
    'implements import in instanceof interface let new null package private protected public return static super switch this throw',
    'true try typeof undefined var void while with yield await async of type',
  ].flatMap((line) => line.split(' ')),
)

/** What is wrong with a name, as a sentence. */
export function nameProblem(name: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `'${name}' is no name: write words of small letters a to z and digits with hyphens between them, such as 'guest-count'.`
  if (name.length > 40) return `'${name}' is too long: 40 letters at most.`
  return RESERVED.has(name) ? `'${name}' is a word of TypeScript: add another word.` : undefined
}
