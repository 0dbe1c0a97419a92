import type { CartWarning, CheckoutWarning, CodeProblem } from '#contract/shop/cart-warnings.ts'
import type { Language } from '#contract/site.ts'
import { shortDate } from '#web/format/short-date.ts'
import { message } from '#web/messages/message.ts'

/** What the shop changed in a cart, as a sentence. */
export function cartWarningText(language: Language, warning: CartWarning): string {
  switch (warning.kind) {
    case 'sold-out':
      return message(language, 'cartSoldOut', warning)
    case 'stock':
      return message(language, 'cartStock', warning)
    case 'line-full':
      return message(language, 'cartLineFull', warning)
    case 'cart-full':
      return message(language, 'cartFull', warning)
    case 'price':
      return message(language, 'cartPrice', warning)
    case 'code':
      return codeProblemText(language, warning)
  }
}

/** Why an order cannot be placed yet, as a sentence. */
export function checkoutWarningText(language: Language, warning: CheckoutWarning): string {
  switch (warning.kind) {
    case 'sold-out':
      return message(language, 'cartCheckoutSoldOut', warning)
    case 'not-sold':
      return message(language, 'cartNotSold', warning)
    case 'stock':
      return message(language, 'cartCheckoutStock', warning)
    case 'too-little':
      return message(language, 'cartTooLittle', warning)
    case 'code':
      return codeProblemText(language, warning)
  }
}

const problemKeys = {
  empty: 'codeEmpty',
  repeated: 'codeRepeated',
  unknown: 'codeUnknown',
  used: 'codeUsed',
  'too-many': 'codeTooMany',
  ended: 'codeEnded',
  'not-begun': 'codeNotBegun',
  minimum: 'codeMinimum',
} as const

/** Why a code does nothing, as a sentence. */
export function codeProblemText(language: Language, problem: CodeProblem): string {
  const dated = 'date' in problem ? { ...problem, date: shortDate(problem.date, language) } : problem
  return message(language, problemKeys[problem.reason], dated)
}
