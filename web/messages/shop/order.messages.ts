import type { FeatureMessages } from '#web/messages/feature-messages.ts'

/** The page of an order, and the order history. */
export const orderMessages = {
  orderLoading: {
    fi: 'Ladataan tilausta…',
    en: 'Loading the order…',
    se: 'Beställningen laddas…',
    de: 'Bestellung wird geladen…',
  },
  orderNoScripts: {
    fi: 'Tilauksen näyttäminen tarvitsee JavaScriptin. Tilausvahvistus on sähköpostissasi. Apua saat numerosta {phone} tai osoitteesta {email}.',
    en: 'Showing the order needs JavaScript. The confirmation is in your e-mail. For help call {phone} or write to {email}.',
    se: 'Beställningen kräver JavaScript för att visas. Bekräftelsen finns i din e-post. Hjälp får du på {phone} eller {email}.',
    de: 'Die Anzeige der Bestellung braucht JavaScript. Die Bestätigung ist in Ihrer E-Mail. Hilfe: {phone} oder {email}.',
  },
  orderNext: {
    fi: 'Mitä seuraavaksi?',
    en: 'What happens next?',
    se: 'Vad händer nu?',
    de: 'Wie geht es weiter?',
  },
  orderCancelUntil: {
    fi: 'Voit perua tilauksen maksutta omalla tililläsi {time} asti.',
    en: 'You can cancel the order free of charge in your account until {time}.',
    se: 'Du kan avboka beställningen kostnadsfritt på ditt konto fram till {time}.',
    de: 'Sie können die Bestellung in Ihrem Konto kostenlos stornieren bis {time}.',
  },
  orderDelivery: { fi: 'Toimitus', en: 'Delivery', se: 'Leverans', de: 'Lieferung' },
  orderByMail: { fi: 'Sähköpostiin', en: 'By e-mail', se: 'Per e-post', de: 'Per E-Mail' },
} satisfies FeatureMessages
