import type { FeatureMessages } from './feature-messages.ts'

export const cardsMessages = {
  showMore: { fi: 'Näytä lisää', en: 'Show more', se: 'Visa fler', de: 'Mehr anzeigen' },
  cardComments: { fi: 'Kommentteja:', en: 'Comments:', se: 'Kommentarer:', de: 'Kommentare:' },
  cardVideo: { fi: 'Video', en: 'Video', se: 'Video', de: 'Video' },
  cardSeePost: {
    fi: 'Katso julkaisu: {service}',
    en: 'See the post: {service}',
    se: 'Se inlägget: {service}',
    de: 'Zum Beitrag: {service}',
  },
  cardsChoose: { fi: 'Valitse ryhmä', en: 'Choose a category', se: 'Välj kategori', de: 'Kategorie wählen' },
  cardsAll: { fi: 'Kaikki', en: 'All', se: 'Alla', de: 'Alle' },
  cardsCount: {
    fi: { one: '{count} kortti', other: '{count} korttia' },
    en: { one: '{count} card', other: '{count} cards' },
    se: { one: '{count} kort', other: '{count} kort' },
    de: { one: '{count} Karte', other: '{count} Karten' },
  },
  cardsNone: {
    fi: 'Tässä ryhmässä ei ole vielä mitään',
    en: 'There is nothing in this category yet',
    se: 'Det finns inget i den här kategorin ännu',
    de: 'In dieser Kategorie gibt es noch nichts',
  },
  cardsLoading: { fi: 'Ladataan...', en: 'Loading...', se: 'Laddar...', de: 'Wird geladen...' },
  cardsTryAgain: { fi: 'Yritä uudelleen', en: 'Try again', se: 'Försök igen', de: 'Erneut versuchen' },
} satisfies FeatureMessages
