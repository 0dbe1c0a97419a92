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
  consentTitle: 'Cookies auf unseren Seiten',
  consentText:
    'Wir speichern nur, was die Website zum Funktionieren braucht, sofern Sie nicht mehr erlauben. Mit Ihrer Erlaubnis messen wir die Nutzung der Website und richten unser Marketing danach aus. Sie können Ihre Wahl jederzeit am Ende der Seite ändern.',
  consentMore: 'Mehr über Cookies',
  consentAcceptAll: 'Alle akzeptieren',
  consentRefuseAll: 'Nur notwendige',
  consentChoose: 'Selbst wählen',
  consentStatistics: 'Statistik: welche Seiten gelesen werden und was funktioniert',
  consentMarketing: 'Marketing: passende Werbung auf anderen Websites',
  consentSave: 'Auswahl speichern',
  consentSettings: 'Cookie-Einstellungen',
}
