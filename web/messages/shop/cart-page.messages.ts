import type { FeatureMessages } from '#web/messages/feature-messages.ts'

export const cartPageMessages = {
  cartUnconfirmed: {
    fi: 'Emme saaneet yhteyttä kauppaan. Näet ostoskorin sellaisena kuin se viimeksi oli: hinnat ja saatavuus ovat voineet muuttua.',
    en: 'We could not reach the shop. This is your cart as it last was: prices and stock may have changed.',
    se: 'Vi fick ingen kontakt med butiken. Så här såg varukorgen ut senast: priser och lagersaldo kan ha ändrats.',
    de: 'Wir konnten den Shop nicht erreichen. So sah Ihr Warenkorb zuletzt aus: Preise und Bestand können sich geändert haben.',
  },
  cartTryAgain: { fi: 'Yritä uudelleen', en: 'Try again', se: 'Försök igen', de: 'Erneut versuchen' },
  cartToProducts: { fi: 'Katso tuotteet', en: 'See the products', se: 'Se produkterna', de: 'Zu den Produkten' },
  cartFailed: {
    fi: 'Tapahtui virhe. Ole hyvä ja yritä uudelleen.',
    en: 'Something went wrong. Please try again.',
    se: 'Något gick fel. Försök igen.',
    de: 'Da ist etwas schiefgelaufen. Bitte versuchen Sie es noch einmal.',
  },
  cartWarnings: { fi: 'Huomaa', en: 'Please note', se: 'Observera', de: 'Bitte beachten' },
  cartCheckoutWarnings: {
    fi: 'Ennen tilaamista',
    en: 'Before you order',
    se: 'Innan du beställer',
    de: 'Bevor Sie bestellen',
  },
  cartLogIn: { fi: 'Kirjaudu', en: 'Log in', se: 'Logga in', de: 'Anmelden' },
  cartBack: {
    fi: 'Takaisin ostoskoriin',
    en: 'Back to the cart',
    se: 'Tillbaka till varukorgen',
    de: 'Zurück zum Warenkorb',
  },
  cartNeedsScripts: {
    fi: 'Ostoskoriin tarvitaan JavaScript. Voit tilata myös puhelimitse {phone} tai sähköpostitse {email}.',
    en: 'The cart needs JavaScript. You can also order by phone on {phone} or by e-mail at {email}.',
    se: 'Varukorgen kräver JavaScript. Du kan också beställa per telefon {phone} eller e-post {email}.',
    de: 'Der Warenkorb braucht JavaScript. Sie können auch telefonisch unter {phone} oder per E-Mail an {email} bestellen.',
  },
} satisfies FeatureMessages
