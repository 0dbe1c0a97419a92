import type { FeatureMessages } from './feature-messages.ts'

export const searchMessages = {
  search: { fi: 'Hae', en: 'Search', se: 'Sök', de: 'Suchen' },
  searchPrompt: {
    fi: 'Etsi tuote, resepti tai muuta tietoa',
    en: 'Search for products, recipes and more',
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
  searchAll: {
    fi: 'Katso kaikki hakutulokset',
    en: 'See all search results',
    se: 'Visa alla sökresultat',
    de: 'Alle Suchergebnisse ansehen',
  },
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
  searchResults: { fi: 'Hakutulokset', en: 'Search results', se: 'Sökresultat', de: 'Suchergebnisse' },
  searchPages: {
    fi: 'Hakutulosten sivut',
    en: 'Pages of search results',
    se: 'Sidor med sökresultat',
    de: 'Seiten der Suchergebnisse',
  },
  searchPrevious: { fi: 'Edelliset', en: 'Previous', se: 'Föregående', de: 'Zurück' },
  searchNext: { fi: 'Seuraavat', en: 'Next', se: 'Nästa', de: 'Weiter' },
  searchPage: {
    fi: 'Sivu {page}/{pages}',
    en: 'Page {page} of {pages}',
    se: 'Sida {page} av {pages}',
    de: 'Seite {page} von {pages}',
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
  searchIn: { fi: 'Mistä haetaan', en: 'Search in', se: 'Sök i', de: 'Suchen in' },
} satisfies FeatureMessages
