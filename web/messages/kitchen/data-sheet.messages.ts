import type { FeatureMessages } from '#web/messages/feature-messages.ts'

export const dataSheetMessages = {
  dataSheet: { fi: 'Tuotetiedote', en: 'Product data sheet', se: 'Produktblad', de: 'Produktdatenblatt' },
  dataSheetDownload: {
    fi: 'Lataa tuotetiedote (PDF)',
    en: 'Download the data sheet (PDF)',
    se: 'Ladda ner produktbladet (PDF)',
    de: 'Datenblatt herunterladen (PDF)',
  },
  dataSheetFacts: { fi: 'Perustiedot', en: 'Key facts', se: 'Grunduppgifter', de: 'Auf einen Blick' },
  dataSheetEan: { fi: 'EAN-koodi', en: 'EAN code', se: 'EAN-kod', de: 'EAN-Code' },
  dataSheetUse: { fi: 'Käyttö', en: 'Use', se: 'Användning', de: 'Verwendung' },
  dataSheetProperties: { fi: 'Ominaisuudet', en: 'Properties', se: 'Egenskaper', de: 'Eigenschaften' },
  dataSheetNoAllergens: {
    fi: 'ei ilmoitettavia',
    en: 'none to declare',
    se: 'inga att deklarera',
    de: 'keine zu deklarieren',
  },
  dataSheetDate: {
    fi: 'Tiedot {date}. Pakkauksen merkinnät ovat ratkaisevat.',
    en: 'As of {date}. The label on the package prevails.',
    se: 'Uppgifter per {date}. Märkningen på förpackningen gäller.',
    de: 'Stand {date}. Maßgeblich sind die Angaben auf der Packung.',
  },
  shelfLife: { fi: 'Säilyvyys', en: 'Shelf life', se: 'Hållbarhet', de: 'Haltbarkeit' },
  packing: { fi: 'Myyntierä', en: 'Packing', se: 'Leveransenhet', de: 'Gebinde' },
  variants: {
    fi: 'Muut koot ja pakkaukset',
    en: 'Other sizes and packs',
    se: 'Andra storlekar och förpackningar',
    de: 'Andere Größen und Packungen',
  },
} satisfies FeatureMessages
