import type { FeatureMessages } from './feature-messages.ts'

export const pageMessages = {
  published: {
    fi: 'Julkaistu {date}',
    en: 'Published {date}',
    se: 'Publicerad {date}',
    de: 'Veröffentlicht am {date}',
  },
  notFoundTitle: {
    fi: 'Sivua ei löytynyt',
    en: 'Page not found',
    se: 'Sidan hittades inte',
    de: 'Seite nicht gefunden',
  },
  notFoundText: {
    fi: 'Osoitteessa on voinut olla kirjoitusvirhe, tai sivu on poistettu. Etusivulta pääset eteenpäin.',
    en: 'The address may be mistyped, or the page has been removed. The home page will get you going again.',
    se: 'Adressen kan vara felskriven, eller så har sidan tagits bort. Från startsidan kommer du vidare.',
    de: 'Vielleicht enthält die Adresse einen Tippfehler, oder die Seite wurde entfernt. Über die Startseite geht es weiter.',
  },
  toHomePage: { fi: 'Siirry etusivulle', en: 'Go to the home page', se: 'Till startsidan', de: 'Zur Startseite' },
  troubleTitle: {
    fi: 'Palvelussa on häiriö',
    en: 'Something went wrong',
    se: 'Något gick fel',
    de: 'Etwas ist schiefgegangen',
  },
  troubleText: {
    fi: 'Emme saaneet sivua auki. Vika on meillä ja olemme saaneet siitä tiedon. Yritä hetken kuluttua uudelleen.',
    en: 'We could not open this page. The fault is ours and has been logged. Please try again in a moment.',
    se: 'Vi kunde inte öppna sidan. Felet är vårt och har loggats. Försök igen om en stund.',
    de: 'Wir konnten diese Seite nicht öffnen. Der Fehler liegt bei uns und wurde erfasst. Bitte versuchen Sie es gleich noch einmal.',
  },
  refusedTitle: {
    fi: 'Sivua ei voi avata',
    en: 'This page cannot be opened',
    se: 'Sidan kan inte öppnas',
    de: 'Diese Seite lässt sich nicht öffnen',
  },
  busyTitle: {
    fi: 'Sivustolla on nyt ruuhkaa',
    en: 'The site is very busy',
    se: 'Webbplatsen är hårt belastad',
    de: 'Die Website ist gerade stark ausgelastet',
  },
  busyText: {
    fi: 'Yritä muutaman sekunnin kuluttua uudelleen.',
    en: 'Please try again in a few seconds.',
    se: 'Försök igen om några sekunder.',
    de: 'Bitte versuchen Sie es in einigen Sekunden noch einmal.',
  },
  categoryPage: { fi: 'Sivu', en: 'Page', se: 'Sida', de: 'Seite' },
  categoryArticle: { fi: 'Artikkeli', en: 'Article', se: 'Artikel', de: 'Artikel' },
  categoryProduct: { fi: 'Tuote', en: 'Product', se: 'Produkt', de: 'Produkt' },
  categoryRecipe: { fi: 'Resepti', en: 'Recipe', se: 'Recept', de: 'Rezept' },
  categoryNews: { fi: 'Uutinen', en: 'News', se: 'Nyhet', de: 'Meldung' },
  categoryRegulatory: {
    fi: 'Pörssitiedote',
    en: 'Stock exchange release',
    se: 'Börsmeddelande',
    de: 'Börsenmitteilung',
  },
  categoryRelease: { fi: 'Tiedote', en: 'Press release', se: 'Pressmeddelande', de: 'Pressemitteilung' },
} satisfies FeatureMessages
