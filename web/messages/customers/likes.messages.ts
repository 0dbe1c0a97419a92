import type { FeatureMessages } from '#web/messages/feature-messages.ts'

export const likesMessages = {
  likeOf: { fi: 'Tykkää: {title}', en: 'Like: {title}', se: 'Gilla: {title}', de: 'Gefällt mir: {title}' },
  likedOf: { fi: 'Tykätty: {title}', en: 'Liked: {title}', se: 'Gillat: {title}', de: 'Gefällt Ihnen: {title}' },
  likes: { fi: 'Tykkäyksiä:', en: 'Likes:', se: 'Gilla-markeringar:', de: '„Gefällt mir“-Angaben:' },
  likeThanks: {
    fi: 'Kiitos! Tykkäyksiä on nyt {count}.',
    en: 'Thank you! Likes so far: {count}.',
    se: 'Tack! Antal gilla-markeringar: {count}.',
    de: 'Danke! „Gefällt mir“-Angaben bisher: {count}.',
  },
  likeFailed: {
    fi: 'Tykkäys ei mennyt perille. Ole hyvä ja yritä uudelleen.',
    en: 'Your like did not reach us. Please try again.',
    se: 'Din gilla-markering kom inte fram. Försök igen.',
    de: 'Ihr „Gefällt mir“ ist nicht bei uns angekommen. Bitte versuchen Sie es erneut.',
  },
} satisfies FeatureMessages
