import type { Language } from '#contract/site.ts'
import { textsIn } from '#web/forms/form/texts-in.ts'

/** What is said around the form of a mailed code, as data for its island. */
export function codeTexts(language: Language) {
  const text = textsIn(language)
  return {
    sentTo: text('loginCodeSentTo'),
    resend: text('loginCodeResend'),
    resendIn: text('loginCodeResendIn'),
    resent: text('loginCodeResent'),
    change: text('loginCodeChange'),
    have: text('loginCodeHave'),
    failed: text('customerFailed'),
  }
}

export type CodeTexts = ReturnType<typeof codeTexts>
