import type { FeatureMessages } from '#web/messages/feature-messages.ts'

export const productMessages = {
  barcode: { fi: 'Viivakoodi {gtin}', en: 'Barcode {gtin}', se: 'Streckkod {gtin}', de: 'Strichcode {gtin}' },
  novelty: { fi: 'Uutuus', en: 'New', se: 'Nyhet', de: 'Neu' },
  productNumber: { fi: 'Tuotenumero', en: 'Product number', se: 'Artikelnummer', de: 'Artikelnummer' },
  orderingCode: { fi: 'Tilauskoodi', en: 'Ordering code', se: 'Beställningskod', de: 'Bestellnummer' },
  packageSize: { fi: 'Pakkauskoko', en: 'Pack size', se: 'Förpackning', de: 'Packungsgröße' },
  contents: { fi: 'Ainesosat', en: 'Ingredients', se: 'Ingredienser', de: 'Zutaten' },
  nutrition: { fi: 'Ravintosisältö', en: 'Nutrition', se: 'Näringsvärde', de: 'Nährwerte' },
  nutritionAmount: { fi: '100 grammassa', en: 'Per 100 g', se: 'Per 100 g', de: 'Pro 100 g' },
  nutritionName: { fi: 'Ravintoaine', en: 'Nutrient', se: 'Näringsämne', de: 'Nährstoff' },
  allergens: { fi: 'Allergeenit', en: 'Allergens', se: 'Allergener', de: 'Allergene' },
  logistics: {
    fi: 'Tilaus ja logistiikka',
    en: 'Ordering and logistics',
    se: 'Beställning och logistik',
    de: 'Bestellung und Logistik',
  },
  perCarton: { fi: 'Laatikossa', en: 'Per carton', se: 'Per kartong', de: 'Im Karton' },
  perPallet: { fi: 'Lavalla', en: 'Per pallet', se: 'Per pall', de: 'Auf der Palette' },
  cartons: {
    fi: { one: '{count} laatikko', other: '{count} laatikkoa' },
    en: { one: '{count} carton', other: '{count} cartons' },
    se: { one: '{count} kartong', other: '{count} kartonger' },
    de: { one: '{count} Karton', other: '{count} Kartons' },
  },
  storage: { fi: 'Säilytys', en: 'Storage', se: 'Förvaring', de: 'Aufbewahrung' },
  cardOrderThere: {
    fi: 'Tilaa verkosta (avaa toisen sivuston)',
    en: 'Order online (opens another site)',
    se: 'Beställ på nätet (öppnar en annan webbplats)',
    de: 'Online bestellen (öffnet eine andere Website)',
  },
} satisfies FeatureMessages
