import type { FeatureMessages } from '#web/messages/feature-messages.ts'

/** The table of the counter, which only the server writes. */
export const meatCounterMessages = {
  counterTable: {
    fi: 'Paljonko lihaa syöjää kohden',
    en: 'How much meat per person',
    se: 'Hur mycket kött per person',
    de: 'Wie viel Fleisch pro Person',
  },
  counterTableNote: {
    fi: 'Paino raakana, luullisissa paloissa luineen. Lapselle puolet.',
    en: 'Raw weight, with the bone where the cut has one. Half for a child.',
    se: 'Råvikt, med ben om biten har ben. Hälften till ett barn.',
    de: 'Rohgewicht, mit Knochen, wenn das Stück welche hat. Für ein Kind die Hälfte.',
  },
  counterDish: { fi: 'Ruoka ja pala', en: 'Dish and cut', se: 'Rätt och bit', de: 'Gericht und Stück' },
} satisfies FeatureMessages
