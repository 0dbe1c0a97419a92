import type { Messages } from './message.ts'

export const de: Messages = {
  skipToContent: 'Zum Inhalt springen',
  homePage: 'Startseite',
  mainNavigation: 'Hauptmenü',
  menu: 'Menü',
  languages: 'Sprachen',
  languageName: 'Auf Deutsch',
  pageNavigation: 'Auf dieser Seite',
  showMore: 'Mehr anzeigen',
  published: 'Veröffentlicht am {date}',
  notFoundTitle: 'Seite nicht gefunden',
  notFoundText:
    'Vielleicht enthält die Adresse einen Tippfehler, oder die Seite wurde entfernt. Über die Startseite geht es weiter.',
  toHomePage: 'Zur Startseite',
  troubleTitle: 'Etwas ist schiefgegangen',
  troubleText:
    'Wir konnten diese Seite nicht öffnen. Der Fehler liegt bei uns und wurde erfasst. Bitte versuchen Sie es gleich noch einmal.',
  busyTitle: 'Die Website ist gerade stark ausgelastet',
  busyText: 'Bitte versuchen Sie es in einigen Sekunden noch einmal.',
}
