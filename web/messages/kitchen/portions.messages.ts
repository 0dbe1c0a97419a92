import type { FeatureMessages } from '#web/messages/feature-messages.ts'

export const portionsMessages = {
  portionsFewer: { fi: 'Vähemmän annoksia', en: 'Fewer portions', se: 'Färre portioner', de: 'Weniger Portionen' },
  portionsMore: { fi: 'Enemmän annoksia', en: 'More portions', se: 'Fler portioner', de: 'Mehr Portionen' },
  portionsIgnored: {
    fi: 'Annoksia voi olla {min}–{max}.',
    en: 'Portions can be {min} to {max}.',
    se: 'Antalet portioner kan vara {min}–{max}.',
    de: 'Möglich sind {min} bis {max} Portionen.',
  },
  portionsReset: {
    fi: 'Palauta reseptin määrät',
    en: 'Reset to the recipe',
    se: 'Återställ receptets mängder',
    de: 'Mengen des Rezepts wiederherstellen',
  },
  print: { fi: 'Tulosta', en: 'Print', se: 'Skriv ut', de: 'Drucken' },
} satisfies FeatureMessages
