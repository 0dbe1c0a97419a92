import type { TextGroup, Texts } from '#web/messages/texts.ts'
import { buyMessages } from './buy.messages.ts'
import { cartCodeTexts } from './cart-codes.texts.ts'
import { cartPageMessages } from './cart-page.messages.ts'
import { shopMessages } from './shop.messages.ts'
import { totalsTexts } from './totals.texts.ts'

/** The cart page. */
export const cartTexts = {
  products: { fi: 'Tuotteet', en: 'Products', se: 'Produkter', de: 'Produkte' },
  loading: {
    fi: 'Ladataan ostoskoria…',
    en: 'Loading the cart…',
    se: 'Varukorgen laddas…',
    de: 'Warenkorb wird geladen…',
  },
  unconfirmed: cartPageMessages.cartUnconfirmed,
  notLoaded: {
    fi: 'Emme saaneet yhteyttä kauppaan. Ostoskorisi on tallessa.',
    en: 'We could not reach the shop. Your cart is safe.',
    se: 'Vi fick ingen kontakt med butiken. Din varukorg finns kvar.',
    de: 'Wir konnten den Shop nicht erreichen. Ihr Warenkorb bleibt erhalten.',
  },
  tryAgain: cartPageMessages.cartTryAgain,
  empty: shopMessages.cartEmpty,
  emptyText: {
    fi: 'Tiskistä löytyvät pihvit, paistit ja pataliha.',
    en: 'You will find steaks, roasts and stewing meat at our counter.',
    se: 'I disken finns biffar, stekar och grytbitar.',
    de: 'In unserer Theke finden Sie Steaks, Braten und Gulaschfleisch.',
  },
  toProducts: cartPageMessages.cartToProducts,
  shopOn: { fi: 'Jatka ostoksia', en: 'Continue shopping', se: 'Fortsätt handla', de: 'Weiter einkaufen' },
  suggestions: {
    fi: 'Maksuttomaan toimitukseen vielä {amount}: nämä sopivat mukaan',
    en: '{amount} more for free delivery: these go well with your order',
    se: '{amount} kvar till fri leverans: det här passar bra till',
    de: 'Noch {amount} bis zur kostenlosen Lieferung: Das passt dazu',
  },
  add: { fi: 'Lisää', en: 'Add', se: 'Lägg till', de: 'Dazulegen' },
  addOf: {
    fi: 'Lisää ostoskoriin: {name}',
    en: 'Add to the cart: {name}',
    se: 'Lägg i varukorgen: {name}',
    de: 'In den Warenkorb: {name}',
  },
  added: {
    fi: '{name} lisättiin ostoskoriin.',
    en: '{name} was added to the cart.',
    se: '{name} lades i varukorgen.',
    de: '{name} wurde in den Warenkorb gelegt.',
  },
  continue: { fi: 'Jatka kassalle', en: 'Continue to checkout', se: 'Till kassan', de: 'Zur Kasse' },
  remove: { fi: 'Poista: {name}', en: 'Remove: {name}', se: 'Ta bort: {name}', de: 'Entfernen: {name}' },
  removeShort: { fi: 'Poista', en: 'Remove', se: 'Ta bort', de: 'Entfernen' },
  removed: {
    fi: '{name} poistettiin ostoskorista.',
    en: '{name} was removed from the cart.',
    se: '{name} togs bort ur varukorgen.',
    de: '{name} wurde aus dem Warenkorb entfernt.',
  },
  undo: { fi: 'Kumoa', en: 'Undo', se: 'Ångra', de: 'Rückgängig' },
  quantity: buyMessages.buyQuantity,
  fewer: buyMessages.buyFewer,
  more: buyMessages.buyMore,
  close: buyMessages.buyClose,
  quantityFailed: {
    fi: 'Tapahtui virhe päivitettäessä lukumäärää.',
    en: 'The quantity could not be changed.',
    se: 'Antalet kunde inte ändras.',
    de: 'Die Menge konnte nicht geändert werden.',
  },
  failed: cartPageMessages.cartFailed,
  each: { fi: '{price}/{unit}', en: '{price}/{unit}', se: '{price}/{unit}', de: '{price}/{unit}' },
  withoutDiscounts: {
    fi: 'Ilman alennusta',
    en: 'Without the discount',
    se: 'Utan rabatt',
    de: 'Ohne Rabatt',
  },
  warnings: cartPageMessages.cartWarnings,
  checkoutWarnings: cartPageMessages.cartCheckoutWarnings,
  code: cartCodeTexts,
  totals: totalsTexts,
} satisfies TextGroup

export type CartTexts = Texts<typeof cartTexts>
