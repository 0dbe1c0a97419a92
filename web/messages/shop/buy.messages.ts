import type { FeatureMessages } from '#web/messages/feature-messages.ts'

export const buyMessages = {
  buyQuantity: {
    fi: 'Määrä: {name}',
    en: 'Quantity: {name}',
    se: 'Antal: {name}',
    de: 'Menge: {name}',
  },
  buyFewer: { fi: 'Vähennä määrää', en: 'Fewer', se: 'Minska antalet', de: 'Weniger' },
  buyMore: { fi: 'Lisää määrää', en: 'More', se: 'Öka antalet', de: 'Mehr' },
  buyClose: { fi: 'Sulje ilmoitus', en: 'Close the message', se: 'Stäng meddelandet', de: 'Meldung schließen' },
} satisfies FeatureMessages
