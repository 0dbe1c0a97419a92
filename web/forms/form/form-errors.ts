import type { FieldErrors, Form, Rule } from '#contract/forms/form.ts'
import { validateForm } from '#contract/forms/validate-form.ts'

/** An error of a field: a rule that the browser checks too, or the text of the server. */
type ShownError = { rule?: Rule; text: string }

/** By field, in the order of the form. */
export type ShownErrors = Readonly<Record<string, ShownError>>

export type RuleTexts = Readonly<Partial<Record<Rule, string>>>

type Values = Readonly<Record<string, unknown>>

/** Errors in the visitor's language. */
export function errorTexts(errors: FieldErrors, texts: RuleTexts): ShownErrors {
  return Object.fromEntries(Object.entries(errors).map(([name, rule]) => [name, { rule, text: texts[rule] ?? rule }]))
}

/** The errors that stay after a change: an error disappears when it is corrected; new ones appear only at the next attempt. */
export function stillWrong(
  { form, texts }: { form: Form; texts: RuleTexts },
  shown: ShownErrors,
  values: Values,
  changed: Values,
): ShownErrors {
  const broken = errorTexts(validateForm(form, values), texts)
  const kept = Object.entries(shown).flatMap(([name, error]) => {
    const now = broken[name]
    if (now) return [[name, now] as const]
    // What the server refused stands until the field changes.
    return error.rule || name in changed ? [] : [[name, error] as const]
  })
  return Object.fromEntries(kept)
}
