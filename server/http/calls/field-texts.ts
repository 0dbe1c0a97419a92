import { z } from 'zod'
import type { FieldErrors, Rule } from '#contract/forms/form.ts'
import type { Language } from '#contract/site.ts'
import { ruleText } from '#web/messages/form-rules.ts'

type ErrorMap = z.core.$ZodErrorMap

/** What people read at a field, by the rule that it breaks. */
export function fieldTexts(fields: FieldErrors, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, rule]) => [name, ruleText(language, rule)]))
}

/** Texts of schema errors. Schemas of forms name the broken rule, whose text is the one that the browser shows. */
export const schemaTexts: Record<Language, ErrorMap> = {
  fi: withRules('fi', z.locales.fi()),
  en: withRules('en', z.locales.en()),
  se: withRules('se', z.locales.sv()),
  de: withRules('de', z.locales.de()),
}

function withRules(language: Language, { localeError }: { localeError: ErrorMap }): ErrorMap {
  return (issue) => {
    const rule = issue.code === 'custom' ? (issue.params?.rule as Rule | undefined) : undefined
    return rule ? ruleText(language, rule) : localeError(issue)
  }
}
