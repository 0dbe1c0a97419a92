import type { Language } from '#contract/site.ts'
import { euros } from '#web/format/euros.ts'
import { message } from '#web/messages/message.ts'

type Said = {
  kind: 'asked' | 'done' | 'doneBefore' | 'notPossible' | 'invalid'
  number: string
  lines: readonly { name: string; quantity: number; linePrice: string }[]
}

/** What the page behind the link of a withdrawal says: asks, tells that it is carried out, or why not. */
export function withdrawalNotice(language: Language, { kind, number, lines }: Said) {
  const values = {
    number,
    lines: lines
      .map(({ name, quantity, linePrice }) => {
        const pieces = message(language, 'orderMailPieces', { quantity })
        return `${name}, ${pieces}, ${euros(linePrice)}`
      })
      .join('; '),
  }
  switch (kind) {
    case 'asked': {
      const button = message(language, 'withdrawalSend')
      return { title: button, text: message(language, 'withdrawalAsked', values), button }
    }
    case 'done':
    case 'doneBefore':
      return {
        title: message(language, 'withdrawalCarriedOut'),
        text: message(language, 'withdrawalCarriedOutText', values),
      }
    case 'notPossible':
      return {
        title: message(language, 'withdrawalNoLongerPossible'),
        text: message(language, 'withdrawalNoLongerPossibleText'),
      }
    case 'invalid':
      return {
        title: message(language, 'withdrawalLinkInvalid'),
        text: message(language, 'withdrawalLinkInvalidText'),
      }
  }
}
