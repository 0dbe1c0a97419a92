import type { FeatureMessages } from './feature-messages.ts'

export const portionsMessages = {
  portionsFewer: { fi: 'Vähemmän annoksia', en: 'Fewer portions', se: 'Färre portioner', de: 'Weniger Portionen' },
  portionsMore: { fi: 'Enemmän annoksia', en: 'More portions', se: 'Fler portioner', de: 'Mehr Portionen' },
  portionsSmaller: { fi: 'Pienempi annos', en: 'Smaller portion', se: 'Mindre portion', de: 'Kleinere Portion' },
  portionsLarger: { fi: 'Suurempi annos', en: 'Larger portion', se: 'Större portion', de: 'Größere Portion' },
  portionsIgnored: {
    fi: 'Annoksia voi olla {min}–{max}.',
    en: 'Portions can be {min} to {max}.',
    se: 'Antalet portioner kan vara {min}–{max}.',
    de: 'Möglich sind {min} bis {max} Portionen.',
  },
  portionsSizeIgnored: {
    fi: 'Annoskoko voi olla {min}–{max}.',
    en: 'The portion size can be {min} to {max}.',
    se: 'Portionsstorleken kan vara {min}–{max}.',
    de: 'Die Portionsgröße kann {min} bis {max} sein.',
  },
  portionsTotalYield: { fi: 'Saanto yhteensä', en: 'Total yield', se: 'Totalt', de: 'Gesamtmenge' },
  portionsReset: {
    fi: 'Palauta reseptin määrät',
    en: 'Reset to the recipe',
    se: 'Återställ receptets mängder',
    de: 'Mengen des Rezepts wiederherstellen',
  },
  portionsCalculated: {
    fi: 'Määrät on laskettu uudelleen. {portions}.',
    en: 'The amounts have been recalculated. {portions}.',
    se: 'Mängderna har räknats om. {portions}.',
    de: 'Die Mengen wurden neu berechnet. {portions}.',
  },
  print: { fi: 'Tulosta', en: 'Print', se: 'Skriv ut', de: 'Drucken' },
} satisfies FeatureMessages
