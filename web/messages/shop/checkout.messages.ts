import type { FeatureMessages } from '#web/messages/feature-messages.ts'

/** The checkout. Its Finnish payment texts are those of the document. */
export const checkoutMessages = {
  checkoutToAccount: {
    fi: 'Katso tilauksesi',
    en: 'See your orders',
    se: 'Se dina beställningar',
    de: 'Ihre Bestellungen ansehen',
  },
  checkoutNoScripts: {
    fi: 'Kassalla tarvitaan JavaScript. Voit tilata myös puhelimitse {phone} tai sähköpostitse {email}.',
    en: 'The checkout needs JavaScript. You can also order by phone on {phone} or by e-mail at {email}.',
    se: 'Kassan kräver JavaScript. Du kan också beställa per telefon {phone} eller e-post {email}.',
    de: 'Die Kasse braucht JavaScript. Sie können auch telefonisch unter {phone} oder per E-Mail an {email} bestellen.',
  },
  checkoutAddress: { fi: 'Toimitusosoite', en: 'Delivery address', se: 'Leveransadress', de: 'Lieferadresse' },
  checkoutOwnDetails: { fi: 'Tilaajan tiedot', en: 'Your details', se: 'Beställarens uppgifter', de: 'Ihre Angaben' },
  checkoutBilling: { fi: 'Laskutusosoite', en: 'Billing address', se: 'Faktureringsadress', de: 'Rechnungsadresse' },
  checkoutSending: { fi: 'Hetki…', en: 'One moment…', se: 'Ett ögonblick…', de: 'Einen Moment…' },
  checkoutRequired: {
    fi: 'Tämä kenttä on pakollinen',
    en: 'This field is required',
    se: 'Det här fältet är obligatoriskt',
    de: 'Dieses Feld ist ein Pflichtfeld',
  },
} satisfies FeatureMessages
