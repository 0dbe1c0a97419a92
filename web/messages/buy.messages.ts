import type { FeatureMessages } from './feature-messages.ts'

export const buyMessages = {
  buyOf: { fi: '{buy}: {name}', en: '{buy}: {name}', se: '{buy}: {name}', de: '{buy}: {name}' },
  buyAdding: { fi: 'Lisätään…', en: 'Adding…', se: 'Läggs till…', de: 'Wird hinzugefügt…' },
  buyQuantity: {
    fi: 'Määrä: {name}',
    en: 'Quantity: {name}',
    se: 'Antal: {name}',
    de: 'Menge: {name}',
  },
  buyFewer: { fi: 'Vähennä määrää', en: 'Fewer', se: 'Minska antalet', de: 'Weniger' },
  buyMore: { fi: 'Lisää määrää', en: 'More', se: 'Öka antalet', de: 'Mehr' },
  buyAdded: {
    fi: 'Lisätty ostoskoriin: {name}, {count} kpl',
    en: 'Added to your cart: {name}, {count} pcs',
    se: 'Tillagt i varukorgen: {name}, {count} st',
    de: 'In den Warenkorb gelegt: {name}, {count} Stück',
  },
  buyToCart: { fi: 'Siirry ostoskoriin', en: 'Go to the cart', se: 'Till varukorgen', de: 'Zum Warenkorb' },
  buyClose: { fi: 'Sulje ilmoitus', en: 'Close the message', se: 'Stäng meddelandet', de: 'Meldung schließen' },
  buyFailed: { fi: 'Tapahtui virhe', en: 'Something went wrong', se: 'Något gick fel', de: 'Etwas ist schiefgelaufen' },
  buyFewLeft: {
    fi: { one: 'Enää {count} kpl jäljellä', other: 'Enää {count} kpl jäljellä' },
    en: { one: 'Only {count} left', other: 'Only {count} left' },
    se: { one: 'Bara {count} st kvar', other: 'Bara {count} st kvar' },
    de: { one: 'Nur noch {count} Stück', other: 'Nur noch {count} Stück' },
  },
  buyNeedsScripts: {
    fi: 'Ostaminen tarvitsee JavaScriptin. Voit tilata myös puhelimitse: +358 20 000 0220.',
    en: 'Buying needs JavaScript. You can also order by telephone: +358 20 000 0220.',
    se: 'Köp kräver JavaScript. Du kan också beställa per telefon: +358 20 000 0220.',
    de: 'Zum Kaufen wird JavaScript benötigt. Sie können auch telefonisch bestellen: +358 20 000 0220.',
  },
} satisfies FeatureMessages
