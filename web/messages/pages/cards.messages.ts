import type { FeatureMessages } from '#web/messages/feature-messages.ts'

export const cardsMessages = {
  showMore: { fi: 'Näytä lisää', en: 'Show more', se: 'Visa fler', de: 'Mehr anzeigen' },
  cardsAll: { fi: 'Kaikki', en: 'All', se: 'Alla', de: 'Alle' },
  cardsNone: {
    fi: 'Tässä ryhmässä ei ole vielä mitään',
    en: 'There is nothing in this category yet',
    se: 'Det finns inget i den här kategorin ännu',
    de: 'In dieser Kategorie gibt es noch nichts',
  },
  cardsTryAgain: { fi: 'Yritä uudelleen', en: 'Try again', se: 'Försök igen', de: 'Erneut versuchen' },
} satisfies FeatureMessages
