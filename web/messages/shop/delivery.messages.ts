import type { FeatureMessages } from '#web/messages/feature-messages.ts'

export const deliveryMessages = {
  deliveryCheckHeading: {
    fi: 'Toimitammeko sinulle?',
    en: 'Do we deliver to you?',
    se: 'Levererar vi till dig?',
    de: 'Liefern wir zu Ihnen?',
  },
  deliveryNotAvailable: {
    fi: 'Valitettavasti emme vielä toimita tuotteita postinumeroalueellesi. Jos mahdollista, kokeile toista postinumeroa.',
    en: 'Unfortunately we do not deliver to your postal code yet. If possible, try another postal code.',
    se: 'Tyvärr levererar vi ännu inte till ditt postnummerområde. Prova om möjligt ett annat postnummer.',
    de: 'Leider liefern wir noch nicht in Ihr Postleitzahlgebiet. Versuchen Sie es nach Möglichkeit mit einer anderen Postleitzahl.',
  },
  deliveryUnknown: {
    fi: 'Emme tunnistaneet syöttämääsi postinumeroa.',
    en: 'We did not recognise the postal code you entered.',
    se: 'Vi känner inte igen postnumret som du angav.',
    de: 'Wir kennen die eingegebene Postleitzahl nicht.',
  },
  deliveryCloses: {
    fi: 'Tilaa viimeistään {time}',
    en: 'Order by {time}',
    se: 'Beställ senast {time}',
    de: 'Bestellen bis {time}',
  },
  deliveryOnePlace: {
    fi: 'viimeinen vapaa paikka',
    en: 'last place left',
    se: 'sista lediga platsen',
    de: 'letzter freier Platz',
  },
  deliveryPlaces: {
    fi: '{count} paikkaa vapaana',
    en: '{count} places left',
    se: '{count} platser lediga',
    de: '{count} Plätze frei',
  },
  deliveryTimeOf: {
    fi: 'klo {from}–{until}',
    en: '{from}–{until}',
    se: 'kl. {from}–{until}',
    de: '{from}–{until} Uhr',
  },
  deliveryPlaceHeading: {
    fi: 'Minne toimitamme?',
    en: 'Where shall we deliver?',
    se: 'Vart ska vi leverera?',
    de: 'Wohin dürfen wir liefern?',
  },
  deliveryLogInText: {
    fi: 'Kirjautuneena näet osoitteesi ja aiemmat tilauksesi. Ostoskorisi säilyy.',
    en: 'Log in to see your address and earlier orders. Your cart stays as it is.',
    se: 'Som inloggad ser du din adress och tidigare beställningar. Varukorgen finns kvar.',
    de: 'Wenn Sie sich anmelden, sehen Sie Ihre Adresse und frühere Bestellungen. Ihr Warenkorb bleibt erhalten.',
  },
} satisfies FeatureMessages
