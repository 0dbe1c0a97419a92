import type { FeatureMessages } from '#web/messages/feature-messages.ts'

/** The page of the account: what it keeps, and how it is deleted. */
export const accountMessages = {
  accountSameAddress: {
    fi: 'Laskutusosoite on sama kuin toimitusosoite',
    en: 'My billing address is the same as my delivery address',
    se: 'Faktureringsadressen är densamma som leveransadressen',
    de: 'Die Rechnungsadresse entspricht der Lieferadresse',
  },
  accountInformation: {
    fi: 'Lisätietoja kuljettajalle',
    en: 'Information for the driver',
    se: 'Information till chauffören',
    de: 'Hinweise für den Fahrer',
  },
  accountInformationHint: {
    fi: 'Esimerkiksi ovikoodi tai kerros',
    en: 'Such as a door code or the floor',
    se: 'Till exempel portkod eller våning',
    de: 'Zum Beispiel Türcode oder Stockwerk',
  },
  accountPassword: { fi: 'Vaihda salasana', en: 'Change your password', se: 'Byt lösenord', de: 'Passwort ändern' },
  accountDelete: { fi: 'Poista tili', en: 'Delete your account', se: 'Radera kontot', de: 'Konto löschen' },
} satisfies FeatureMessages
