import type { OrderState } from '#contract/shop/order-states.ts'
import type { TextGroup, Texts, Translated } from '#web/messages/texts.ts'
import { cartPageMessages } from './cart-page.messages.ts'
import { orderMessages } from './order.messages.ts'

/** What can be done with an order, and what its states are called. */
export const orderActionTexts = {
  states: {
    reserved: {
      fi: 'Odottaa maksua',
      en: 'Waiting for payment',
      se: 'Väntar på betalning',
      de: 'Wartet auf Zahlung',
    },
    superseded: { fi: 'Korvattu', en: 'Replaced', se: 'Ersatt', de: 'Ersetzt' },
    lapsed: { fi: 'Rauennut', en: 'Lapsed', se: 'Förfallen', de: 'Verfallen' },
    placed: { fi: 'Vahvistettu', en: 'Confirmed', se: 'Bekräftad', de: 'Bestätigt' },
    packed: { fi: 'Pakattu', en: 'Packed', se: 'Packad', de: 'Gepackt' },
    delivered: { fi: 'Toimitettu', en: 'Delivered', se: 'Levererad', de: 'Zugestellt' },
    cancelled: { fi: 'Peruttu', en: 'Cancelled', se: 'Avbokad', de: 'Storniert' },
    'refund-due': { fi: 'Palautetaan', en: 'Being refunded', se: 'Återbetalas', de: 'Wird erstattet' },
    refunded: { fi: 'Palautettu', en: 'Refunded', se: 'Återbetald', de: 'Erstattet' },
  } satisfies Record<OrderState, Translated>,
  withdrawn: { fi: 'Kauppa peruutettu', en: 'Withdrawn', se: 'Köpet ångrat', de: 'Widerrufen' },
  continue: {
    fi: 'Jatka maksamaan',
    en: 'Continue to payment',
    se: 'Fortsätt till betalningen',
    de: 'Weiter zur Zahlung',
  },
  cancel: { fi: 'Peru tilaus', en: 'Cancel the order', se: 'Avboka beställningen', de: 'Bestellung stornieren' },
  cancelUntil: orderMessages.orderCancelUntil,
  cancelSure: {
    fi: 'Perutaanko tilaus {number}? Rahat palautetaan samaa reittiä kuin maksoit.',
    en: 'Cancel order {number}? We will refund you the same way you paid.',
    se: 'Vill du avboka beställning {number}? Du får pengarna tillbaka samma väg som du betalade.',
    de: 'Bestellung {number} stornieren? Sie erhalten Ihr Geld auf demselben Weg zurück.',
  },
  cancelYes: { fi: 'Kyllä, peru tilaus', en: 'Yes, cancel the order', se: 'Ja, avboka', de: 'Ja, stornieren' },
  cancelNo: { fi: 'Älä peru', en: 'Keep the order', se: 'Avboka inte', de: 'Nicht stornieren' },
  cancelled: {
    fi: 'Tilaus {number} on peruttu.',
    en: 'Order {number} has been cancelled.',
    se: 'Beställning {number} är avbokad.',
    de: 'Bestellung {number} ist storniert.',
  },
  reorder: { fi: 'Tilaa uudelleen', en: 'Order again', se: 'Beställ igen', de: 'Erneut bestellen' },
  reordered: {
    fi: 'Tuotteet ovat ostoskorissa.',
    en: 'The products are in your cart.',
    se: 'Produkterna finns i varukorgen.',
    de: 'Die Produkte liegen im Warenkorb.',
  },
  reorderedNone: {
    fi: 'Yhtään tuotteista ei voitu lisätä ostoskoriin.',
    en: 'None of the products could be added to the cart.',
    se: 'Ingen av produkterna kunde läggas i varukorgen.',
    de: 'Keines der Produkte konnte in den Warenkorb gelegt werden.',
  },
  toCart: { fi: 'Siirry ostoskoriin', en: 'Go to the cart', se: 'Till varukorgen', de: 'Zum Warenkorb' },
  failed: {
    fi: 'Tapahtui virhe. Ole hyvä ja yritä uudelleen.',
    en: 'Something went wrong. Please try again.',
    se: 'Något gick fel. Försök igen.',
    de: 'Da ist etwas schiefgelaufen. Bitte versuchen Sie es noch einmal.',
  },
  tryAgain: cartPageMessages.cartTryAgain,
} satisfies TextGroup

export type OrderActionTexts = Texts<typeof orderActionTexts>

export const orderHistoryTexts = {
  ...orderActionTexts,
  heading: { fi: 'Tilaukset', en: 'Orders', se: 'Beställningar', de: 'Bestellungen' },
  loading: orderMessages.orderLoading,
  none: {
    fi: 'Et ole vielä tilannut mitään. Tilauksesi näkyvät tässä.',
    en: 'You have not ordered anything yet. Your orders will appear here.',
    se: 'Du har inte beställt något ännu. Dina beställningar visas här.',
    de: 'Sie haben noch nichts bestellt. Ihre Bestellungen erscheinen hier.',
  },
  toProducts: cartPageMessages.cartToProducts,
  more: { fi: 'Näytä lisää', en: 'Show more', se: 'Visa fler', de: 'Mehr anzeigen' },
  andMore: { fi: 'ja {count} muuta', en: 'and {count} more', se: 'och {count} till', de: 'und {count} weitere' },
  show: {
    fi: 'Näytä tilaus {number}',
    en: 'Show order {number}',
    se: 'Visa beställning {number}',
    de: 'Bestellung {number} zeigen',
  },
  byMail: orderMessages.orderByMail,
  delivery: orderMessages.orderDelivery,
} satisfies TextGroup

export type OrderHistoryTexts = Texts<typeof orderHistoryTexts>
