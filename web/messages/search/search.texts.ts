import { cardsMessages } from '#web/messages/pages/cards.messages.ts'
import { navigationMessages } from '#web/messages/pages/navigation.messages.ts'
import type { TextGroup, Texts } from '#web/messages/texts.ts'
import { searchMessages } from './search.messages.ts'

/** The search widgets. A widget has its own prompt, count and name of categories, and says in its own way that nothing was found. */
export const searchTexts = {
  prompt: searchMessages.searchPrompt,
  nothing: searchMessages.searchNothing,
  count: searchMessages.searchCount,
  search: searchMessages.search,
  searching: searchMessages.searching,
  loadingMore: {
    fi: 'Ladataan lisää...',
    en: 'Loading more...',
    se: 'Laddar fler...',
    de: 'Weitere werden geladen...',
  },
  failed: searchMessages.searchFailed,
  retry: cardsMessages.cardsTryAgain,
  showMore: cardsMessages.showMore,
  shown: {
    fi: 'Näytetään {shown}/{count}',
    en: 'Showing {shown} of {count}',
    se: 'Visar {shown} av {count}',
    de: '{shown} von {count} werden angezeigt',
  },
  fromStart: {
    fi: 'Näytä tulokset alusta',
    en: 'Show results from the beginning',
    se: 'Visa träffarna från början',
    de: 'Ergebnisse von Anfang an anzeigen',
  },
  searchIn: { fi: 'Mistä haetaan', en: 'Search in', se: 'Sök i', de: 'Suchen in' },
  tooLong: searchMessages.searchTooLong,
  tooShort: {
    fi: 'Kirjoita vähintään {min} merkkiä.',
    en: 'Type at least {min} characters.',
    se: 'Skriv minst {min} tecken.',
    de: 'Geben Sie mindestens {min} Zeichen ein.',
  },
  filters: { fi: 'Suodattimet', en: 'Filters', se: 'Filter', de: 'Filter' },
  productGroups: { fi: 'Tuoteryhmät', en: 'Product groups', se: 'Produktgrupper', de: 'Produktgruppen' },
  productGroup: { fi: 'Tuoteryhmä', en: 'Product group', se: 'Produktgrupp', de: 'Produktgruppe' },
  hint: {
    fi: 'Kirjoita hakusana tai valitse rajaus, niin näet tulokset.',
    en: 'Type a search word or choose a filter to see results.',
    se: 'Skriv ett sökord eller välj ett filter för att se träffar.',
    de: 'Geben Sie einen Suchbegriff ein oder wählen Sie einen Filter, um Ergebnisse zu sehen.',
  },
  category: { fi: 'Aihe', en: 'Topic', se: 'Ämne', de: 'Thema' },
  subCategory: { fi: 'Tarkempi aihe', en: 'Sub-topic', se: 'Underämne', de: 'Unterthema' },
  price: { fi: 'Hinta', en: 'Price', se: 'Pris', de: 'Preis' },
  deliveryDay: { fi: 'Toimituspäivä', en: 'Delivery day', se: 'Leveransdag', de: 'Liefertag' },
  all: cardsMessages.cardsAll,
  chosen: { fi: 'Valitut suodattimet', en: 'Selected filters', se: 'Valda filter', de: 'Ausgewählte Filter' },
  remove: {
    fi: 'Poista suodatin {name}',
    en: 'Remove filter {name}',
    se: 'Ta bort filtret {name}',
    de: 'Filter {name} entfernen',
  },
  emptyFilters: {
    fi: 'Tyhjennä suodattimet',
    en: 'Empty filters',
    se: 'Rensa filter',
    de: 'Filter zurücksetzen',
  },
  showResults: {
    fi: { one: 'Näytä {count} tulos', other: 'Näytä {count} tulosta' },
    en: { one: 'Show {count} result', other: 'Show {count} results' },
    se: { one: 'Visa {count} träff', other: 'Visa {count} träffar' },
    de: { one: '{count} Ergebnis anzeigen', other: '{count} Ergebnisse anzeigen' },
  },
  sort: { fi: 'Järjestys', en: 'Sort by', se: 'Sortera', de: 'Sortieren' },
  sortOrders: [
    { fi: 'Osuvimmat', en: 'Best match', se: 'Bäst träff', de: 'Beste Treffer' },
    { fi: 'Aakkosjärjestys', en: 'Alphabetical', se: 'Alfabetiskt', de: 'Alphabetisch' },
    { fi: 'Uusimmat', en: 'Newest', se: 'Nyast', de: 'Neueste' },
    { fi: 'Tykätyimmät', en: 'Most liked', se: 'Mest gillade', de: 'Beliebteste' },
    { fi: 'Halvimmat ensin', en: 'Price: low to high', se: 'Lägst pris först', de: 'Preis aufsteigend' },
    { fi: 'Kalleimmat ensin', en: 'Price: high to low', se: 'Högst pris först', de: 'Preis absteigend' },
  ],
  answer: { fi: 'Vastaus', en: 'Answer', se: 'Svar', de: 'Antwort' },
  source: { fi: 'Lähde:', en: 'Source:', se: 'Källa:', de: 'Quelle:' },
  searchedFor: {
    fi: 'Haimme sanoilla {words}.',
    en: 'We searched for {words}.',
    se: 'Vi sökte på {words}.',
    de: 'Gesucht wurde nach {words}.',
  },
  without: {
    fi: 'Ilman sanaa ”{word}” löytyy:',
    en: 'Without “{word}” we found:',
    se: 'Utan ”{word}” hittade vi:',
    de: 'Ohne „{word}“ haben wir gefunden:',
  },
  askUs: {
    fi: 'Kysy meiltä: kysymyksesi on lomakkeella valmiina',
    en: 'Ask us: your question is already in the form',
    se: 'Fråga oss: din fråga finns redan i formuläret',
    de: 'Fragen Sie uns: Ihre Frage steht schon im Formular',
  },
  popular: {
    fi: 'Muut katsovat näitä',
    en: 'Popular with others',
    se: 'Populärt hos andra',
    de: 'Bei anderen beliebt',
  },
  didYouMean: {
    fi: 'Tarkoititko {words}?',
    en: 'Did you mean {words}?',
    se: 'Menade du {words}?',
    de: 'Meinten Sie {words}?',
  },
  missingWords: {
    fi: 'Kaikkia sanoja ei löytynyt. Näistä tuloksista puuttuu: {words}',
    en: 'We did not find all your words. Missing from these results: {words}',
    se: 'Alla ord hittades inte. I de här träffarna saknas: {words}',
    de: 'Nicht alle Wörter wurden gefunden. In diesen Ergebnissen fehlt: {words}',
  },
  mostWords: {
    fi: 'Kaikkia sanoja ei löytynyt samalta sivulta.',
    en: 'No page has all your words.',
    se: 'Ingen sida innehåller alla orden.',
    de: 'Keine Seite enthält alle Wörter.',
  },
  answered: {
    fi: 'Vastaus löytyi',
    en: 'We found an answer',
    se: 'Vi hittade ett svar',
    de: 'Eine Antwort gefunden',
  },
  close: navigationMessages.close,
} satisfies TextGroup

/** The texts of one widget, in all languages. */
export type SearchTextGroup = typeof searchTexts

export type SearchTexts = Texts<typeof searchTexts>

export const productSearchTexts = {
  ...searchTexts,
  prompt: { fi: 'Etsi tuotteita', en: 'Search for products', se: 'Sök produkter', de: 'Produkte suchen' },
  nothing: searchMessages.searchNoItems,
  count: searchMessages.searchItemCount,
} satisfies TextGroup

export const recipeSearchTexts = {
  ...searchTexts,
  prompt: { fi: 'Etsi reseptejä', en: 'Search for recipes', se: 'Sök recept', de: 'Rezepte suchen' },
  nothing: searchMessages.searchNoItems,
  count: searchMessages.searchItemCount,
} satisfies TextGroup

export const newsSearchTexts = {
  ...searchTexts,
  prompt: { fi: 'Etsi uutisia', en: 'Search the news', se: 'Sök nyheter', de: 'Neuigkeiten suchen' },
  nothing: searchMessages.searchNoItems,
  count: searchMessages.searchItemCount,
} satisfies TextGroup

export const broilerSearchTexts = {
  ...searchTexts,
  prompt: {
    fi: 'Etsi tuotteita ja reseptejä',
    en: 'Search for products and recipes',
    se: 'Sök produkter och recept',
    de: 'Produkte und Rezepte suchen',
  },
  nothing: searchMessages.searchNoItems,
  count: searchMessages.searchItemCount,
} satisfies TextGroup

export const shopSearchTexts = {
  ...searchTexts,
  prompt: {
    fi: 'Hae tuotteen nimellä',
    en: 'Search by product name',
    se: 'Sök på produktens namn',
    de: 'Nach Produktname suchen',
  },
  nothing: {
    fi: 'Tuotetta ei löytynyt',
    en: 'Product not found',
    se: 'Produkten hittades inte',
    de: 'Produkt nicht gefunden',
  },
  count: searchMessages.searchItemCount,
  category: { fi: 'Tilaisuus', en: 'Occasion', se: 'Tillfälle', de: 'Anlass' },
  productGroups: { fi: 'Palat', en: 'Cuts', se: 'Styckdetaljer', de: 'Teilstücke' },
  productGroup: { fi: 'Pala', en: 'Cut', se: 'Styckdetalj', de: 'Teilstück' },
  // Where nothing is asked, staff decide what comes first.
  sortOrders: searchTexts.sortOrders.map((text, order) =>
    order === 2 ? { fi: 'Suosittelemme', en: 'Recommended', se: 'Vi rekommenderar', de: 'Empfohlen' } : text,
  ),
} satisfies TextGroup
