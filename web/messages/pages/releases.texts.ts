import type { TextGroup, Texts } from '#web/messages/texts.ts'

/** The subscription to releases. */
export const releaseFormTexts = {
  loading: { fi: 'Haetaan tiedotelajeja...', en: 'Loading...', se: 'Hämtar...', de: 'Wird geladen...' },
  failed: {
    fi: 'Tiedotelajeja ei voitu hakea.',
    en: 'The kinds of releases could not be loaded.',
    se: 'Meddelandetyperna kunde inte hämtas.',
    de: 'Die Arten von Mitteilungen konnten nicht geladen werden.',
  },
  errorBox: { fi: 'Tapahtui Virhe!', en: 'An error occurred!', se: 'Ett fel inträffade!', de: 'Fehler!' },
  tryAgain: { fi: 'Yritä uudelleen', en: 'Try again', se: 'Försök igen', de: 'Erneut versuchen' },
} satisfies TextGroup

export type ReleaseFormTexts = Texts<typeof releaseFormTexts>
