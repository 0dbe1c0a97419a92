import type { FeatureMessages } from '#web/messages/feature-messages.ts'

export const portionsMessages = {
  portionsFewer: { fi: 'Vähemmän annoksia', en: 'Fewer portions', se: 'Färre portioner', de: 'Weniger Portionen' },
  portionsMore: { fi: 'Enemmän annoksia', en: 'More portions', se: 'Fler portioner', de: 'Mehr Portionen' },
  portionsIgnored: {
    fi: 'Annoksia voi olla {min}–{max}.',
    en: 'You can choose {min} to {max} portions.',
    se: 'Du kan välja {min}–{max} portioner.',
    de: 'Möglich sind {min} bis {max} Portionen.',
  },
  portionsReset: {
    fi: 'Palauta reseptin määrät',
    en: 'Back to the original amounts',
    se: 'Tillbaka till receptets mängder',
    de: 'Zurück zu den Mengen im Rezept',
  },
  print: { fi: 'Tulosta', en: 'Print', se: 'Skriv ut', de: 'Drucken' },
} satisfies FeatureMessages
