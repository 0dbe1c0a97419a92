import type { FeatureMessages } from '#web/messages/feature-messages.ts'

/** What search answers of deliveries and prices: see `answer-texts.ts`. */
export const answerMessages = {
  answerDelivered: {
    fi: 'Kyllä, toimitamme tänne.',
    en: 'Yes, we deliver here.',
    se: 'Ja, vi levererar hit.',
    de: 'Ja, wir liefern hierher.',
  },
  answerNotDelivered: {
    fi: 'Emme vielä toimita tänne.',
    en: 'We do not deliver here yet.',
    se: 'Vi levererar inte hit ännu.',
    de: 'Hierher liefern wir noch nicht.',
  },
  answerPartlyDelivered: {
    fi: 'Toimitamme osaan postinumeroista. Tarkista omasi.',
    en: 'We deliver to some of the postal codes. Check yours.',
    se: 'Vi levererar till en del av postnumren. Kontrollera ditt.',
    de: 'Wir liefern in einen Teil der Postleitzahlen. Prüfen Sie Ihre.',
  },
} satisfies FeatureMessages
