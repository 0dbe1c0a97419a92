import { navigationMessages } from '#web/messages/pages/navigation.messages.ts'
import type { TextGroup, Texts } from '#web/messages/texts.ts'
import { reviewsMessages } from './reviews.messages.ts'

export const reviewTexts = {
  heading: {
    // The document's text, for one review as well: see decision 0029.
    fi: { one: 'TUOTTEELLA ON {count} ARVOSTELUA', other: 'TUOTTEELLA ON {count} ARVOSTELUA' },
    en: { one: 'THIS PRODUCT HAS {count} REVIEW', other: 'THIS PRODUCT HAS {count} REVIEWS' },
    se: { one: 'PRODUKTEN HAR {count} RECENSION', other: 'PRODUKTEN HAR {count} RECENSIONER' },
    de: { one: 'DIESES PRODUKT HAT {count} BEWERTUNG', other: 'DIESES PRODUKT HAT {count} BEWERTUNGEN' },
  },
  how: {
    fi: 'Kirjautunut asiakas voi kirjoittaa kustakin tuotteesta yhden arvostelun. Varmennettu asiakas on tilannut tuotteen tästä kaupasta. Linkkejä tai asiatonta kieltä sisältävät arvostelut luemme ennen julkaisua; muita emme valikoi emmekä muuta.',
    en: 'Customers who are logged in can write one review per product. A verified customer has ordered the product from this shop. We read reviews with links or improper language before we publish them; we neither select nor edit the rest.',
    se: 'En inloggad kund kan skriva en recension per produkt. En verifierad kund har beställt produkten i den här butiken. Recensioner med länkar eller olämpligt språk läser vi före publicering; övriga varken väljer vi ut eller ändrar.',
    de: 'Angemeldete Kunden können je Produkt eine Bewertung schreiben. Ein bestätigter Kunde hat das Produkt in diesem Shop bestellt. Bewertungen mit Links oder unsachlicher Sprache lesen wir vor der Veröffentlichung; andere wählen wir weder aus noch ändern wir sie.',
  },
  stars: reviewsMessages.ratingOf,
  readOn: { fi: 'Jatka lukemista', en: 'Read on', se: 'Läs vidare', de: 'Weiterlesen' },
  readOnOf: {
    fi: 'Jatka lukemista: {name}',
    en: 'Read on: {name}',
    se: 'Läs vidare: {name}',
    de: 'Weiterlesen: {name}',
  },
  verified: {
    fi: 'Varmennettu asiakas',
    en: 'Verified customer',
    se: 'Verifierad kund',
    de: 'Bestätigter Kunde',
  },
  answer: {
    fi: 'Lihakaupan vastaus',
    en: 'Answer from the meat shop',
    se: 'Köttbutikens svar',
    de: 'Antwort des Fleischshops',
  },
  logIn: {
    fi: 'Kirjaudu ja kirjoita arvostelu',
    en: 'Log in to write a review',
    se: 'Logga in och skriv en recension',
    de: 'Anmelden und Bewertung schreiben',
  },
  more: {
    fi: 'Katso lisää arvosteluja',
    en: 'See more reviews',
    se: 'Visa fler recensioner',
    de: 'Weitere Bewertungen',
  },
  loading: {
    fi: 'Ladataan arvosteluja…',
    en: 'Loading reviews…',
    se: 'Recensioner laddas…',
    de: 'Bewertungen werden geladen…',
  },
  failed: {
    fi: 'Arvosteluja ei saatu ladattua. Yritä uudelleen.',
    en: 'The reviews could not be loaded. Please try again.',
    se: 'Recensionerna kunde inte laddas. Försök igen.',
    de: 'Die Bewertungen konnten nicht geladen werden. Bitte erneut versuchen.',
  },
  dialog: {
    write: {
      fi: 'Kirjoita arvostelu',
      en: 'Write a review',
      se: 'Skriv en recension',
      de: 'Bewertung schreiben',
    },
    rating: { fi: 'Arvosana', en: 'Rating', se: 'Betyg', de: 'Bewertung' },
    starCount: {
      fi: { one: '{count} tähti', other: '{count} tähteä' },
      en: { one: '{count} star', other: '{count} stars' },
      se: { one: '{count} stjärna', other: '{count} stjärnor' },
      de: { one: '{count} Stern', other: '{count} Sterne' },
    },
    nickname: { fi: 'Nimimerkki', en: 'Nickname', se: 'Signatur', de: 'Anzeigename' },
    text: { fi: 'Arvostelusi', en: 'Your review', se: 'Din recension', de: 'Ihre Bewertung' },
    send: { fi: 'Lähetä arvostelu', en: 'Send the review', se: 'Skicka recensionen', de: 'Bewertung senden' },
    sending: { fi: 'Lähetetään…', en: 'Sending…', se: 'Skickas…', de: 'Wird gesendet…' },
    fill: {
      fi: 'Täytä tämä kenttä',
      en: 'Please fill in this field',
      se: 'Fyll i fältet',
      de: 'Bitte füllen Sie dieses Feld aus',
    },
    rate: {
      fi: 'Anna tuotteelle arvosana',
      en: 'Please give the product a rating',
      se: 'Ge produkten ett betyg',
      de: 'Bitte vergeben Sie Sterne für das Produkt',
    },
    failed: {
      fi: 'Jokin meni vikaan',
      en: 'Something went wrong',
      se: 'Något gick fel',
      de: 'Da ist etwas schiefgelaufen',
    },
    thanks: {
      fi: 'Kiitos arvostelustasi!',
      en: 'Thank you for your review!',
      se: 'Tack för din recension!',
      de: 'Danke für Ihre Bewertung!',
    },
    held: {
      fi: 'Luemme sen ennen julkaisua.',
      en: 'We will read it before it is published.',
      se: 'Vi läser den innan den publiceras.',
      de: 'Wir lesen sie vor der Veröffentlichung.',
    },
    close: navigationMessages.close,
  },
} satisfies TextGroup

export type ReviewTexts = Texts<typeof reviewTexts>
