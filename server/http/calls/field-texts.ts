import type { z } from 'zod'
import type { FieldErrors, Rule } from '#contract/forms/form.ts'
import { type Language, languages } from '#contract/site.ts'
import { ruleText } from '#web/messages/forms/form-rules.ts'
import { valueText } from '#web/messages/value-texts.ts'

type ErrorMap = z.core.$ZodErrorMap
type Issue = Parameters<ErrorMap>[0]
type TooSmall = Pick<z.core.$ZodIssueTooSmall, 'origin' | 'minimum' | 'inclusive'>
type TooLarge = Pick<z.core.$ZodIssueTooBig, 'origin' | 'maximum'>

/** What people read at a field, by the rule that it breaks. `file`: the name of the one that breaks it. */
export function fieldTexts(fields: FieldErrors, language: Language, file?: string): Record<string, string> {
  const about = file === undefined ? '' : `: ${file}`
  return Object.fromEntries(Object.entries(fields).map(([name, rule]) => [name, ruleText(language, rule) + about]))
}

/** Texts of schema errors, in words of visitors. A schema that has a rule of its own names it: `{ params: { rule } }`. */
export const schemaTexts = Object.fromEntries(
  languages.map((language): [Language, ErrorMap] => [language, (issue) => textOf(issue, language)]),
) as Record<Language, ErrorMap>

/** Larger limits are those of database columns and are not shown. */
const MAX_SAID_LIMIT = 1_000_000

function textOf(issue: Issue, language: Language): string {
  const rule = (named: Rule) => ruleText(language, named)
  switch (issue.code) {
    case 'custom':
      return rule((issue.params?.rule as Rule | undefined) ?? 'type')
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null || issue.input === '') return rule('required')
      if (issue.expected === 'number') return valueText(language, 'number')
      return issue.expected === 'int' ? valueText(language, 'wholeNumber') : rule('type')
    case 'invalid_value':
      return rule(issue.input === undefined || issue.input === null ? 'required' : 'choice')
    case 'too_small':
      return tooSmall(issue, language)
    case 'too_big':
      return tooLarge(issue, language)
    case 'unrecognized_keys':
      return valueText(language, 'unknownParts')
    default:
      return rule('type')
  }
}

function tooSmall({ origin, minimum, inclusive }: TooSmall, language: Language): string {
  const limit = Number(minimum)
  if (origin === 'array') return valueText(language, 'listEmpty')
  if (origin === 'string')
    return limit > 1 ? valueText(language, 'textTooShort', limit) : ruleText(language, 'required')
  // Our numbers with an exclusive limit are whole.
  return valueText(language, 'numberTooSmall', inclusive ? limit : limit + 1)
}

function tooLarge({ origin, maximum }: TooLarge, language: Language): string {
  const limit = Number(maximum)
  if (origin === 'array') return valueText(language, 'listTooLong', limit)
  if (origin === 'string') return valueText(language, 'textTooLong', limit)
  return limit > MAX_SAID_LIMIT
    ? valueText(language, 'numberFarTooLarge')
    : valueText(language, 'numberTooLarge', limit)
}
