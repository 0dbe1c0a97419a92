import type { Language } from '#contract/site.ts'
import type { PlainCodeForm as Shown } from '#server/capabilities/customers/plain-code-form.http.ts'
import { refusalTexts } from '#server/http/calls/refusal-texts.ts'
import type { Notice } from '#server/pages/rendering/page-rendering.tsx'
import { PlainCodeForm } from '#web/customer/plain-code-form.tsx'
import { formStyles } from '#web/forms/form-styles.ts'
import { ruleText } from '#web/messages/forms/form-rules.ts'
import { message } from '#web/messages/message.ts'

/** The page of the login by code for browsers that run no scripts. */
export function codeFormNotice(language: Language, { problem, ...form }: Shown): Notice {
  const { email, request } = form
  return {
    title: message(language, 'logIn'),
    text: request === '' ? message(language, 'loginCodeText') : message(language, 'loginCodeSentTo', { email }),
    more: PlainCodeForm({ ...form, language, problem: problem ? problemText(language, problem) : '' }),
    styles: formStyles,
  }
}

function problemText(language: Language, { code, seconds, fields }: NonNullable<Shown['problem']>): string {
  const [rule] = Object.values(fields ?? {})
  return rule ? ruleText(language, rule) : refusalTexts[code][language].replace('{seconds}', String(seconds ?? ''))
}
