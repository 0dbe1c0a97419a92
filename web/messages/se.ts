import type { Messages } from './message.ts'

export const se: Messages = {
  skipToContent: 'Hoppa till innehållet',
  homePage: 'Startsida',
  mainNavigation: 'Huvudmeny',
  menu: 'Meny',
  languages: 'Språk',
  languageName: 'På svenska',
  pageNavigation: 'På den här sidan',
  showMore: 'Visa fler',
  published: 'Publicerad {date}',
  notFoundTitle: 'Sidan hittades inte',
  notFoundText: 'Adressen kan vara felskriven, eller så har sidan tagits bort. Från startsidan kommer du vidare.',
  toHomePage: 'Till startsidan',
  troubleTitle: 'Något gick fel',
  troubleText: 'Vi kunde inte öppna sidan. Felet är vårt och har loggats. Försök igen om en stund.',
  busyTitle: 'Webbplatsen är hårt belastad',
  busyText: 'Försök igen om några sekunder.',
}
