import type { FeatureMessages } from '#web/messages/feature-messages.ts'

export const shopMessages = {
  cart: { fi: 'Ostoskori', en: 'Cart', se: 'Varukorg', de: 'Warenkorb' },
  cartEmpty: {
    fi: 'Ostoskori on tyhjä',
    en: 'Your cart is empty',
    se: 'Varukorgen är tom',
    de: 'Ihr Warenkorb ist leer',
  },
  logIn: { fi: 'Kirjaudu', en: 'Log in', se: 'Logga in', de: 'Anmelden' },
  account: { fi: 'Oma tili', en: 'My account', se: 'Mitt konto', de: 'Mein Konto' },
  buy: { fi: 'Osta', en: 'Buy', se: 'Köp', de: 'Kaufen' },
  lowestPrice: {
    fi: 'Alin hinta 30 päivän aikana ennen alennusta {price}',
    en: 'Lowest price in the 30 days before the reduction {price}',
    se: 'Lägsta pris under 30 dagar före sänkningen {price}',
    de: 'Niedrigster Preis der 30 Tage vor der Ermäßigung {price}',
  },
  recommendedPrice: {
    fi: 'Suositushinta {price}',
    en: 'Recommended price {price}',
    se: 'Rekommenderat pris {price}',
    de: 'Unverbindliche Preisempfehlung {price}',
  },
  discount: { fi: 'Alennus', en: 'Discount', se: 'Rabatt', de: 'Rabatt' },
  cardSoldOut: {
    fi: 'Tuote on juuri nyt loppuunmyyty',
    en: 'This product is currently sold out',
    se: 'Produkten är slutsåld just nu',
    de: 'Dieses Produkt ist derzeit ausverkauft',
  },
  productNotSold: {
    fi: 'Lihakauppa ei myy tätä tuotetta juuri nyt',
    en: 'Lihakauppa is not selling this product right now',
    se: 'Lihakauppa säljer inte den här produkten just nu',
    de: 'Lihakauppa verkauft dieses Produkt derzeit nicht',
  },
} satisfies FeatureMessages
