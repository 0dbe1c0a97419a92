import type { FeatureMessages } from '#web/messages/feature-messages.ts'

/** The table of the counter, which only the server writes. */
export const meatCounterMessages = {
  counterTable: {
    fi: 'Paljonko lihaa syöjää kohden',
    en: 'How much meat for each eater',
    se: 'Hur mycket kött per person',
    de: 'Wie viel Fleisch pro Person',
  },
  counterTableNote: {
    fi: 'Raakana ja luineen silloin, kun palassa on luu. Lapselle puolet.',
    en: 'Raw, and with the bones where a cut has some. Half for a child.',
    se: 'Rått, och med ben när biten har ben. Hälften till ett barn.',
    de: 'Roh, und mit Knochen, wo das Stück welche hat. Für ein Kind die Hälfte.',
  },
  counterDish: { fi: 'Ruoka ja pala', en: 'Dish and cut', se: 'Rätt och bit', de: 'Gericht und Stück' },
} satisfies FeatureMessages
