import type { FeatureMessages } from '#web/messages/feature-messages.ts'

export const cartPageMessages = {
  cartUnconfirmed: {
    fi: 'Emme saaneet yhteyttä kauppaan. Näet ostoskorin sellaisena kuin se oli viimeksi: hinnat ja saatavuus voivat muuttua.',
    en: 'We could not reach the shop. You see the cart as it was last: prices and stock may change.',
    se: 'Vi fick ingen kontakt med butiken. Du ser varukorgen som den var senast: priser och lager kan ändras.',
    de: 'Wir konnten den Shop nicht erreichen. Sie sehen den Warenkorb wie zuletzt: Preise und Bestand können sich ändern.',
  },
  cartTryAgain: { fi: 'Yritä uudelleen', en: 'Try again', se: 'Försök igen', de: 'Erneut versuchen' },
  cartToProducts: { fi: 'Katso tuotteet', en: 'See the products', se: 'Se produkterna', de: 'Zu den Produkten' },
  cartFailed: {
    fi: 'Tapahtui virhe. Ole hyvä ja yritä uudelleen.',
    en: 'Something went wrong. Please try again.',
    se: 'Något gick fel. Försök igen.',
    de: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
  },
  cartWarnings: { fi: 'Huomaa', en: 'Please note', se: 'Observera', de: 'Bitte beachten' },
  cartCheckoutWarnings: {
    fi: 'Ennen tilaamista',
    en: 'Before you order',
    se: 'Före beställningen',
    de: 'Vor der Bestellung',
  },
  cartLogIn: { fi: 'Kirjaudu', en: 'Log in', se: 'Logga in', de: 'Anmelden' },
  cartBack: { fi: 'Takaisin ostoskoriin', en: 'Back to the cart', se: 'Till varukorgen', de: 'Zurück zum Warenkorb' },
  cartNeedsScripts: {
    fi: 'Ostoskori tarvitsee JavaScriptin. Voit tilata myös puhelimitse {phone} tai sähköpostilla {email}.',
    en: 'The cart needs JavaScript. You can also order by telephone {phone} or e-mail {email}.',
    se: 'Varukorgen kräver JavaScript. Du kan också beställa per telefon {phone} eller e-post {email}.',
    de: 'Der Warenkorb braucht JavaScript. Sie können auch per Telefon {phone} oder E-Mail {email} bestellen.',
  },
} satisfies FeatureMessages
