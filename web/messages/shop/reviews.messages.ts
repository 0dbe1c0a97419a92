import type { FeatureMessages } from '#web/messages/feature-messages.ts'

export const reviewsMessages = {
  ratingOf: {
    fi: '{stars} tähteä viidestä',
    en: '{stars} out of five stars',
    se: '{stars} av fem stjärnor',
    de: '{stars} von fünf Sternen',
  },
  ratingCount: {
    fi: { one: '{count} arvostelu', other: '{count} arvostelua' },
    en: { one: '{count} review', other: '{count} reviews' },
    se: { one: '{count} recension', other: '{count} recensioner' },
    de: { one: '{count} Bewertung', other: '{count} Bewertungen' },
  },
} satisfies FeatureMessages
