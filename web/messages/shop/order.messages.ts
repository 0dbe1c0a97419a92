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
    fi: 'Tilauksen näyttämiseen tarvitaan JavaScript. Tilausvahvistus on sähköpostissasi. Apua saat numerosta {phone} tai osoitteesta {email}.',
    en: 'Showing the order needs JavaScript. Your confirmation is in your e-mail. For help, call {phone} or write to {email}.',
    se: 'För att visa beställningen behövs JavaScript. Bekräftelsen finns i din e-post. Hjälp får du på {phone} eller {email}.',
    de: 'Um die Bestellung anzuzeigen, wird JavaScript benötigt. Die Bestätigung haben Sie per E-Mail erhalten. Hilfe erhalten Sie unter {phone} oder {email}.',
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
    de: 'Bis {time} können Sie die Bestellung in Ihrem Konto kostenlos stornieren.',
  },
  orderDelivery: { fi: 'Toimitus', en: 'Delivery', se: 'Leverans', de: 'Lieferung' },
  orderByMail: { fi: 'Sähköpostiin', en: 'By e-mail', se: 'Per e-post', de: 'Per E-Mail' },
} satisfies FeatureMessages
