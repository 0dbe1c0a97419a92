import type { TextGroup, Texts } from '#web/messages/texts.ts'
import { customerMessages } from './customer.messages.ts'

/** What is said around the form of a mailed code. */
export const loginCodeTexts = {
  sentTo: customerMessages.loginCodeSentTo,
  resend: customerMessages.loginCodeResend,
  resendIn: {
    fi: 'Voit pyytää uuden koodin {seconds} sekunnin kuluttua.',
    en: 'You can ask for a new code in {seconds} s.',
    se: 'Du kan be om en ny kod om {seconds} s.',
    de: 'In {seconds} s können Sie einen neuen Code anfordern.',
  },
  resent: {
    fi: 'Uusi koodi on lähetetty. Aiempi koodi ei enää toimi.',
    en: 'We have sent a new code. The earlier one no longer works.',
    se: 'En ny kod har skickats. Den tidigare fungerar inte längre.',
    de: 'Ein neuer Code wurde gesendet. Der vorherige gilt nicht mehr.',
  },
  change: customerMessages.loginCodeChange,
  have: {
    fi: 'Minulla on jo koodi',
    en: 'I already have a code',
    se: 'Jag har redan en kod',
    de: 'Ich habe schon einen Code',
  },
  failed: customerMessages.customerFailed,
} satisfies TextGroup

export type LoginCodeTexts = Texts<typeof loginCodeTexts>

export const customerFormTexts = {
  ...loginCodeTexts,
  byCode: customerMessages.loginByCode,
  byPassword: customerMessages.loginByPassword,
} satisfies TextGroup

export type CustomerFormTexts = Texts<typeof customerFormTexts>
