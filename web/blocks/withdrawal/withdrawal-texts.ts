import type { Language } from '#contract/site.ts'
import { message } from '#web/messages/message.ts'

/** The texts of the withdrawal function, as data for its island. */
export function withdrawalTexts(language: Language, email: string) {
  return {
    find: message(language, 'withdrawalFind'),
    number: message(language, 'withdrawalNumber'),
    numberHint: message(language, 'withdrawalNumberHint'),
    email: message(language, 'withdrawalEmail'),
    name: message(language, 'withdrawalName'),
    next: message(language, 'withdrawalNext'),
    unknown: message(language, 'withdrawalUnknown'),
    none: message(language, 'withdrawalNone'),
    confirm: message(language, 'withdrawalConfirm'),
    which: message(language, 'withdrawalWhich'),
    pieces: message(language, 'orderMailPieces'),
    ending: message(language, 'withdrawalEnding'),
    send: message(language, 'withdrawalSend'),
    sending: message(language, 'checkoutSending'),
    back: message(language, 'withdrawalBack'),
    choose: message(language, 'withdrawalChoose'),
    done: message(language, 'withdrawalDone'),
    doneText: message(language, 'withdrawalDoneText'),
    notPossible: message(language, 'withdrawalNotPossible'),
    failed: message(language, 'withdrawalFailed', { email }),
    required: message(language, 'checkoutRequired'),
  }
}

export type WithdrawalTexts = ReturnType<typeof withdrawalTexts>
