import type { TextGroup, Texts } from '#web/messages/texts.ts'
import { cartMessages } from './cart.messages.ts'
import { cartPageMessages } from './cart-page.messages.ts'

/** The field for codes of discounts and gift cards. */
export const cartCodeTexts = {
  label: {
    fi: 'Etukoodi tai lahjakortti',
    en: 'Discount code or gift card',
    se: 'Rabattkod eller presentkort',
    de: 'Rabattcode oder Geschenkkarte',
  },
  add: { fi: 'Käytä', en: 'Apply', se: 'Använd', de: 'Einlösen' },
  remove: {
    fi: 'Poista koodi {code}',
    en: 'Remove the code {code}',
    se: 'Ta bort koden {code}',
    de: 'Code {code} entfernen',
  },
  added: {
    fi: 'Koodi {code} on käytössä.',
    en: 'The code {code} has been applied.',
    se: 'Koden {code} har lagts till.',
    de: 'Der Code {code} ist aktiv.',
  },
  removed: {
    fi: 'Koodi {code} poistettiin.',
    en: 'The code {code} was removed.',
    se: 'Koden {code} togs bort.',
    de: 'Der Code {code} wurde entfernt.',
  },
  empty: cartMessages.codeEmpty,
  repeated: cartMessages.codeRepeated,
  invalid: {
    fi: 'Etukoodi on virheellinen tai se ei ole voimassa.',
    en: 'The code is incorrect or not valid at present.',
    se: 'Koden är felaktig eller gäller inte just nu.',
    de: 'Der Code stimmt nicht oder ist nicht gültig.',
  },
  failed: cartPageMessages.cartFailed,
} satisfies TextGroup

export type CartCodeTexts = Texts<typeof cartCodeTexts>
