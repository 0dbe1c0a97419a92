import type { TextGroup, Texts } from '#web/messages/texts.ts'
import { cartCodeTexts } from './cart-codes.texts.ts'
import { cartPageMessages } from './cart-page.messages.ts'
import { checkoutMessages } from './checkout.messages.ts'
import { checkoutLabels, checkoutMethods, checkoutProblems, checkoutWrong } from './checkout-parts.texts.ts'
import { deliveryChoiceTexts } from './delivery.texts.ts'
import { shopMessages } from './shop.messages.ts'
import { totalsTexts } from './totals.texts.ts'

export const checkoutTexts = {
  loading: {
    fi: 'Ladataan kassaa…',
    en: 'Loading the checkout…',
    se: 'Kassan laddas…',
    de: 'Kasse wird geladen…',
  },
  notLoaded: {
    fi: 'Emme saaneet yhteyttä kauppaan. Ostoskorisi ja täyttämäsi tiedot ovat tallessa.',
    en: 'We could not reach the shop. Your cart and everything you filled in are safe.',
    se: 'Vi fick ingen kontakt med butiken. Din varukorg och det du fyllt i finns kvar.',
    de: 'Wir konnten den Shop nicht erreichen. Ihr Warenkorb und Ihre Angaben bleiben erhalten.',
  },
  tryAgain: cartPageMessages.cartTryAgain,
  unconfirmed: cartPageMessages.cartUnconfirmed,
  empty: shopMessages.cartEmpty,
  emptyText: {
    fi: 'Jos maksoit juuri, tilauksesi on tallessa: näet sen omalla tililläsi, ja vahvistus tulee sähköpostiin.',
    en: 'If you have just paid, your order is safe: you will find it in your account, and we will e-mail you a confirmation.',
    se: 'Om du just betalade är din beställning sparad: du ser den på ditt konto, och en bekräftelse kommer per e-post.',
    de: 'Wenn Sie gerade bezahlt haben, ist Ihre Bestellung sicher: Sie finden sie in Ihrem Konto, und eine Bestätigung kommt per E-Mail.',
  },
  toProducts: cartPageMessages.cartToProducts,
  toAccount: checkoutMessages.checkoutToAccount,
  warnings: cartPageMessages.cartWarnings,
  checkoutWarnings: cartPageMessages.cartCheckoutWarnings,
  steps: { fi: 'Kassan vaiheet', en: 'Steps of the checkout', se: 'Kassans steg', de: 'Schritte der Kasse' },
  cart: { fi: 'Ostoskori', en: 'Cart', se: 'Varukorg', de: 'Warenkorb' },
  delivery: { fi: 'Toimitus', en: 'Delivery', se: 'Leverans', de: 'Lieferung' },
  details: { fi: 'Tiedot', en: 'Details', se: 'Uppgifter', de: 'Angaben' },
  payment: { fi: 'Maksu', en: 'Payment', se: 'Betalning', de: 'Zahlung' },
  address: checkoutMessages.checkoutAddress,
  ownDetails: checkoutMessages.checkoutOwnDetails,
  otherPlace: {
    fi: 'Valitsit postinumeron {postalCode}, joka ei ole tallentamasi osoitteen. Täytä osoite, johon toimitamme.',
    en: 'You chose the postal code {postalCode}, which is not the one in your saved address. Please fill in the address we should deliver to.',
    se: 'Du valde postnumret {postalCode}, som inte hör till din sparade adress. Fyll i adressen som vi ska leverera till.',
    de: 'Sie haben die Postleitzahl {postalCode} gewählt, die nicht zu Ihrer gespeicherten Adresse gehört. Bitte geben Sie die Lieferadresse an.',
  },
  otherCity: {
    fi: 'Tarkista postitoimipaikka: {postalCode} on {city}. Voit jatkaa, jos osoite on oikein.',
    en: 'Please check the town: {postalCode} is {city}. You can continue if the address is right.',
    se: 'Kontrollera postorten: {postalCode} är {city}. Du kan fortsätta om adressen är rätt.',
    de: 'Bitte prüfen Sie den Ort: {postalCode} ist {city}. Wenn die Adresse stimmt, geht es weiter.',
  },
  time: {
    fi: 'Toimituspäivä ja -aika',
    en: 'Delivery day and time',
    se: 'Leveransdag och -tid',
    de: 'Liefertag und -zeit',
  },
  postalCodeFirst: {
    fi: 'Kirjoita viisinumeroinen postinumero, niin näet vapaat ajat.',
    en: 'Enter your five-digit postal code to see the times available.',
    se: 'Skriv det femsiffriga postnumret, så ser du lediga tider.',
    de: 'Geben Sie die fünfstellige Postleitzahl ein, um freie Zeiten zu sehen.',
  },
  byMail: {
    fi: 'Lahjakortit tulevat sähköpostiisi heti, kun maksu on vahvistettu. Toimitusaikaa ei tarvita.',
    en: 'We e-mail gift cards to you as soon as the payment is confirmed, so you need no delivery time.',
    se: 'Presentkorten kommer per e-post så snart betalningen är bekräftad. Du behöver inte välja någon leveranstid.',
    de: 'Geschenkkarten kommen per E-Mail, sobald die Zahlung bestätigt ist. Eine Lieferzeit ist nicht nötig.',
  },
  billing: checkoutMessages.checkoutBilling,
  sameAddress: {
    fi: 'Sama kuin toimitusosoite',
    en: 'Same as the delivery address',
    se: 'Samma som leveransadressen',
    de: 'Wie die Lieferadresse',
  },
  sameAsAbove: {
    fi: 'Sama kuin yllä',
    en: 'Same as above',
    se: 'Samma som ovan',
    de: 'Wie oben',
  },
  information: {
    fi: 'Lisätiedot (valinnainen)',
    en: 'Additional information (optional)',
    se: 'Ytterligare information (valfritt)',
    de: 'Weitere Angaben (optional)',
  },
  informationHint: {
    fi: 'Esimerkiksi ovikoodi tai ohje kuljettajalle',
    en: 'For example a door code or a note for the driver',
    se: 'Till exempel en portkod eller ett meddelande till chauffören',
    de: 'Zum Beispiel ein Türcode oder ein Hinweis für den Fahrer',
  },
  terms: {
    fi: 'Hyväksyn toimitusehdot',
    en: 'I accept the terms of delivery',
    se: 'Jag godkänner leveransvillkoren',
    de: 'Ich akzeptiere die Lieferbedingungen',
  },
  termsLink: {
    fi: 'Lue toimitusehdot (avautuu uuteen välilehteen)',
    en: 'Read the terms of delivery (opens in a new tab)',
    se: 'Läs leveransvillkoren (öppnas i en ny flik)',
    de: 'Lieferbedingungen lesen (öffnet einen neuen Tab)',
  },
  withdrawal: {
    fi: 'Voit perua tilauksen maksutta tilausajan päättymiseen asti omalla tililläsi. Pilaantuvilla elintarvikkeilla ei ole peruuttamisoikeutta sen jälkeen; lahjakortin voit peruuttaa 14 päivän kuluessa sivulla',
    en: 'You can cancel the order free of charge in your account until ordering for the day closes. After that there is no right of withdrawal for perishable food; you can return gift cards within 14 days on the page',
    se: 'Du kan avboka beställningen gratis på ditt konto tills beställningstiden går ut. Därefter gäller ingen ångerrätt för färskvaror; presentkort kan du ångra inom 14 dagar på sidan',
    de: 'Bis zum Bestellschluss können Sie die Bestellung in Ihrem Konto kostenlos stornieren. Danach besteht für verderbliche Lebensmittel kein Widerrufsrecht; Geschenkkarten können Sie 14 Tage lang widerrufen auf der Seite',
  },
  withdrawalLink: { fi: 'Peruuta ostos', en: 'Withdraw from a purchase', se: 'Ångra köpet', de: 'Kauf widerrufen' },
  toPayment: { fi: 'Siirry maksamaan', en: 'Go to payment', se: 'Till betalningen', de: 'Weiter zur Zahlung' },
  confirm: {
    fi: 'Vahvista tilaus',
    en: 'Confirm the order',
    se: 'Bekräfta beställningen',
    de: 'Bestellung bestätigen',
  },
  pay: {
    fi: 'Tilaa ja maksa {total}',
    en: 'Order and pay {total}',
    se: 'Beställ och betala {total}',
    de: 'Zahlungspflichtig bestellen: {total}',
  },
  sending: checkoutMessages.checkoutSending,
  back: {
    fi: 'Takaisin toimitukseen',
    en: 'Back to delivery',
    se: 'Tillbaka till leveransen',
    de: 'Zurück zur Lieferung',
  },
  change: { fi: 'Muuta', en: 'Change', se: 'Ändra', de: 'Ändern' },
  order: { fi: 'Tilauksesi', en: 'Your order', se: 'Din beställning', de: 'Ihre Bestellung' },
  toCart: { fi: 'Muokkaa ostoskoria', en: 'Edit the cart', se: 'Ändra varukorgen', de: 'Warenkorb ändern' },
  checkFields: {
    fi: 'Tarkista nämä tiedot',
    en: 'Please check these details',
    se: 'Kontrollera dessa uppgifter',
    de: 'Bitte prüfen Sie diese Angaben',
  },
  offline: {
    fi: 'Yhteys kauppaan ei toimi. Mitään ei ole veloitettu, ja tietosi ovat tallessa. Yritä hetken päästä uudelleen.',
    en: 'We cannot reach the shop. Nothing was charged, and your details are safe. Please try again in a moment.',
    se: 'Vi når inte butiken. Inget har debiterats och dina uppgifter finns kvar. Försök igen om en stund.',
    de: 'Der Shop ist nicht erreichbar. Es wurde nichts abgebucht, und Ihre Angaben bleiben erhalten. Bitte versuchen Sie es gleich noch einmal.',
  },
  labels: checkoutLabels,
  wrong: checkoutWrong,
  methods: checkoutMethods,
  problems: checkoutProblems,
  haveCode: {
    fi: 'Onko sinulla etukoodi tai lahjakortti?',
    en: 'Do you have a discount code or a gift card?',
    se: 'Har du en rabattkod eller ett presentkort?',
    de: 'Haben Sie einen Rabattcode oder eine Geschenkkarte?',
  },
  code: cartCodeTexts,
  choice: deliveryChoiceTexts,
  totals: totalsTexts,
} satisfies TextGroup

export type CheckoutTexts = Texts<typeof checkoutTexts>
