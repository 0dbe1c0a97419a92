import { navigationMessages } from '#web/messages/pages/navigation.messages.ts'
import type { TextGroup, Texts } from '#web/messages/texts.ts'
import { cartPageMessages } from './cart-page.messages.ts'
import { deliveryMessages } from './delivery.messages.ts'

export const deliveryCheckTexts = {
  label: { fi: 'Postinumero', en: 'Postal code', se: 'Postnummer', de: 'Postleitzahl' },
  check: { fi: 'Tarkista', en: 'Check', se: 'Kontrollera', de: 'Prüfen' },
  checking: { fi: 'Tarkistetaan…', en: 'Checking…', se: 'Kontrolleras…', de: 'Wird geprüft…' },
  available: {
    fi: 'Toimitamme postinumeroalueellesi!',
    en: 'We deliver to your postal code!',
    se: 'Vi levererar till ditt postnummerområde!',
    de: 'Wir liefern in Ihr Postleitzahlgebiet!',
  },
  notAvailable: deliveryMessages.deliveryNotAvailable,
  unknown: deliveryMessages.deliveryUnknown,
  failed: {
    fi: 'Tapahtui virhe. Ole hyvä ja yritä uudelleen.',
    en: 'Something went wrong. Please try again.',
    se: 'Något gick fel. Försök igen.',
    de: 'Da ist etwas schiefgelaufen. Bitte versuchen Sie es noch einmal.',
  },
  needsScripts: {
    fi: 'Postinumeron tarkistamiseen tarvitaan JavaScript. Alueet ja päivät löydät toimitussivulta.',
    en: 'Checking a postal code needs JavaScript. You will find areas and days on the delivery page.',
    se: 'För att kontrollera postnumret behövs JavaScript. Områden och dagar finns på leveranssidan.',
    de: 'Die Prüfung der Postleitzahl benötigt JavaScript. Gebiete und Tage stehen auf der Lieferseite.',
  },
} satisfies TextGroup

export type DeliveryCheckTexts = Texts<typeof deliveryCheckTexts>

/** The check on the way to the checkout. */
export const postalCodeStepTexts = {
  ...deliveryCheckTexts,
  toCheckout: { fi: 'Jatka kassalle', en: 'Continue to checkout', se: 'Till kassan', de: 'Zur Kasse' },
} satisfies TextGroup

export type PostalCodeStepTexts = Texts<typeof postalCodeStepTexts>

export const deliveryBarTexts = {
  ask: {
    fi: 'Tarkista, oletko Lihakaupan toimitusalueella',
    en: 'Check whether we deliver to you',
    se: 'Kontrollera om vi levererar till dig',
    de: 'Prüfen Sie, ob wir zu Ihnen liefern',
  },
  close: navigationMessages.close,
} satisfies TextGroup

export type DeliveryBarTexts = Texts<typeof deliveryBarTexts>

/** The choice of a day and a time. */
export const deliveryChoiceTexts = {
  loading: {
    fi: 'Ladataan toimitusaikoja…',
    en: 'Loading delivery times…',
    se: 'Leveranstiderna laddas…',
    de: 'Lieferzeiten werden geladen…',
  },
  failed: {
    fi: 'Toimitusaikojen latauksessa tapahtui virhe.',
    en: 'The delivery times could not be loaded.',
    se: 'Leveranstiderna kunde inte laddas.',
    de: 'Die Lieferzeiten konnten nicht geladen werden.',
  },
  tryAgain: cartPageMessages.cartTryAgain,
  days: {
    fi: 'Valitse päivä ja aika',
    en: 'Choose a day and a time',
    se: 'Välj dag och tid',
    de: 'Tag und Zeit wählen',
  },
  lastPlace: {
    fi: 'Tähän aikaan on jäljellä yksi vapaa paikka. Varaamme sen sinulle puoleksi tunniksi, kun painat Tilaa ja maksa. {closes}.',
    en: 'This is the last place left at this time. We will hold it for you for half an hour once you press Order and pay. {closes}.',
    se: 'Det finns bara en plats kvar den här tiden. Vi reserverar den åt dig i en halvtimme när du trycker på Beställ och betala. {closes}.',
    de: 'Zu dieser Zeit ist nur noch ein Platz frei. Wir halten ihn eine halbe Stunde für Sie frei, sobald Sie zahlungspflichtig bestellen. {closes}.',
  },
  lastDay: {
    fi: 'Tämä on ainoa aika, jolloin voimme tuoda kaikki ostoskorisi tuotteet. {closes}.',
    en: 'This is the only time when we can deliver everything in your cart. {closes}.',
    se: 'Det här är den enda tiden då vi kan leverera allt i din varukorg. {closes}.',
    de: 'Nur zu dieser Zeit können wir alles aus Ihrem Warenkorb liefern. {closes}.',
  },
  moreDays: { fi: 'Näytä lisää päiviä', en: 'Show more days', se: 'Visa fler dagar', de: 'Mehr Tage zeigen' },
  chosen: {
    fi: 'Valittu toimitusaika: {date} {time}',
    en: 'Chosen delivery time: {date} {time}',
    se: 'Vald leveranstid: {date} {time}',
    de: 'Gewählte Lieferzeit: {date} {time}',
  },
  chosenGone: {
    fi: 'Valitsemasi toimitusaika ei ole enää vapaana. Valitse toinen.',
    en: 'The delivery time you chose is no longer available. Please choose another.',
    se: 'Leveranstiden som du valde är inte längre ledig. Välj en annan.',
    de: 'Die gewählte Lieferzeit ist nicht mehr frei. Bitte wählen Sie eine andere.',
  },
  unknown: deliveryMessages.deliveryUnknown,
  NOT_DELIVERED: deliveryMessages.deliveryNotAvailable,
  NO_SHARED_DAY: {
    fi: 'Ostoskorisi tuotteilla ei ole yhteistä toimituspäivää. Tilaa tuotteet erikseen tai vaihda tuotteita.',
    en: 'The products in your cart have no delivery day in common. Order them separately, or change the products.',
    se: 'Produkterna i din varukorg har ingen gemensam leveransdag. Beställ dem separat eller byt produkter.',
    de: 'Die Produkte in Ihrem Warenkorb haben keinen gemeinsamen Liefertag. Bestellen Sie sie getrennt oder tauschen Sie Produkte aus.',
  },
  NONE_FREE: {
    fi: 'Ostoskorillesi ei ole vapaita toimitusaikoja lähiviikkoina. Uusia aikoja avautuu joka yö.',
    en: 'There are no delivery times left for your cart in the coming weeks. New times open every night.',
    se: 'Det finns inga lediga leveranstider för din varukorg de närmaste veckorna. Nya tider öppnas varje natt.',
    de: 'In den nächsten Wochen gibt es keine freien Lieferzeiten für Ihren Warenkorb. Jede Nacht kommen neue dazu.',
  },
} satisfies TextGroup

export type DeliveryChoiceTexts = Texts<typeof deliveryChoiceTexts>
