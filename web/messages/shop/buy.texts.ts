import type { TextGroup, Texts } from '#web/messages/texts.ts'
import { buyMessages } from './buy.messages.ts'
import { shopMessages } from './shop.messages.ts'

/** The buy control. */
export const buyTexts = {
  buy: shopMessages.buy,
  buyOf: { fi: '{buy}: {name}', en: '{buy}: {name}', se: '{buy}: {name}', de: '{buy}: {name}' },
  adding: { fi: 'Lisätään…', en: 'Adding…', se: 'Läggs till…', de: 'Wird hinzugefügt…' },
  quantity: buyMessages.buyQuantity,
  fewer: buyMessages.buyFewer,
  more: buyMessages.buyMore,
  added: {
    fi: 'Lisätty ostoskoriin: {name}, {count} kpl',
    en: 'Added to your cart: {name} × {count}',
    se: 'Lagt i varukorgen: {name}, {count} st',
    de: 'In den Warenkorb gelegt: {name}, {count} Stück',
  },
  toCart: { fi: 'Siirry ostoskoriin', en: 'Go to the cart', se: 'Till varukorgen', de: 'Zum Warenkorb' },
  close: buyMessages.buyClose,
  failed: { fi: 'Tapahtui virhe', en: 'Something went wrong', se: 'Något gick fel', de: 'Da ist etwas schiefgelaufen' },
  soldOut: shopMessages.cardSoldOut,
  fewLeft: {
    fi: { one: 'Enää {count} kpl jäljellä', other: 'Enää {count} kpl jäljellä' },
    en: { one: 'Only {count} left', other: 'Only {count} left' },
    se: { one: 'Bara {count} st kvar', other: 'Bara {count} st kvar' },
    de: { one: 'Nur noch {count} Stück', other: 'Nur noch {count} Stück' },
  },
  needsScripts: {
    fi: 'Ostamiseen tarvitaan JavaScript. Voit tilata myös puhelimitse: +358 20 000 0220.',
    en: 'You need JavaScript to buy here. You can also order by phone: +358 20 000 0220.',
    se: 'För att köpa behöver du JavaScript. Du kan också beställa per telefon: +358 20 000 0220.',
    de: 'Zum Kaufen wird JavaScript benötigt. Sie können auch telefonisch bestellen: +358 20 000 0220.',
  },
} satisfies TextGroup

export type BuyTexts = Texts<typeof buyTexts>
