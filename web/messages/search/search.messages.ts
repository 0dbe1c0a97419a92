import type { FeatureMessages } from '#web/messages/feature-messages.ts'

export const searchMessages = {
  search: { fi: 'Hae', en: 'Search', se: 'Sök', de: 'Suchen' },
  searchPrompt: {
    fi: 'Etsi tuote, resepti tai muuta tietoa',
    en: 'Search products, recipes and more',
    se: 'Sök produkter, recept och annat',
    de: 'Produkte, Rezepte und mehr suchen',
  },
  searchHeading: {
    fi: 'Mitä olet etsimässä?',
    en: 'What are you looking for?',
    se: 'Vad söker du?',
    de: 'Wonach suchen Sie?',
  },
  searching: { fi: 'Etsitään...', en: 'Searching...', se: 'Söker...', de: 'Suche läuft...' },
  searchNothing: {
    fi: 'Hakutuloksia ei löytynyt',
    en: 'No search results',
    se: 'Inga sökresultat',
    de: 'Keine Suchergebnisse',
  },
  searchFailed: {
    fi: 'Tapahtui virhe. Ole hyvä ja yritä uudelleen.',
    en: 'Something went wrong. Please try again.',
    se: 'Något gick fel. Försök igen.',
    de: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  },
  searchCount: {
    fi: { one: '{count} hakutulos', other: '{count} hakutulosta' },
    en: { one: '{count} search result', other: '{count} search results' },
    se: { one: '{count} sökresultat', other: '{count} sökresultat' },
    de: { one: '{count} Suchergebnis', other: '{count} Suchergebnisse' },
  },
  openSearch: { fi: 'Avaa haku', en: 'Open search', se: 'Öppna sök', de: 'Suche öffnen' },
  contentGroupAll: { fi: 'Kaikki', en: 'All', se: 'Alla', de: 'Alle' },
  contentGroupProducts: { fi: 'Tuotteet', en: 'Products', se: 'Produkter', de: 'Produkte' },
  contentGroupRecipes: { fi: 'Reseptit', en: 'Recipes', se: 'Recept', de: 'Rezepte' },
  contentGroupNews: { fi: 'Uutiset', en: 'News', se: 'Nyheter', de: 'Neuigkeiten' },
  contentGroupOther: { fi: 'Muut sivut', en: 'Other pages', se: 'Övriga sidor', de: 'Weitere Seiten' },
  searchItemCount: {
    fi: { one: '{count} tulos', other: '{count} tulosta' },
    en: { one: '{count} result', other: '{count} results' },
    se: { one: '{count} träff', other: '{count} träffar' },
    de: { one: '{count} Ergebnis', other: '{count} Ergebnisse' },
  },
  searchNoItems: { fi: 'Ei tuloksia', en: 'No results', se: 'Inga träffar', de: 'Keine Ergebnisse' },
  searchTooLong: {
    fi: 'Haku on liian pitkä: {count} merkkiä, enintään {max}. Lyhennä hakua ja yritä uudelleen.',
    en: 'The search is too long: {count} characters, at most {max}. Shorten it and try again.',
    se: 'Sökningen är för lång: {count} tecken, högst {max}. Korta den och försök igen.',
    de: 'Die Suche ist zu lang: {count} Zeichen, höchstens {max}. Bitte kürzen Sie sie und versuchen Sie es erneut.',
  },
  searchAllProducts: { fi: 'Kaikki tuotteet', en: 'All products', se: 'Alla produkter', de: 'Alle Produkte' },
  searchAllRecipes: { fi: 'Kaikki reseptit', en: 'All recipes', se: 'Alla recept', de: 'Alle Rezepte' },
} satisfies FeatureMessages
