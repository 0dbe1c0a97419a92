import type { FeatureMessages } from '#web/messages/feature-messages.ts'

export const navigationMessages = {
  skipToContent: {
    fi: 'Siirry sisältöön',
    en: 'Skip to content',
    se: 'Hoppa till innehållet',
    de: 'Zum Inhalt springen',
  },
  homePage: { fi: 'Etusivu', en: 'Home', se: 'Startsida', de: 'Startseite' },
  mainNavigation: { fi: 'Päävalikko', en: 'Main menu', se: 'Huvudmeny', de: 'Hauptmenü' },
  menu: { fi: 'Valikko', en: 'Menu', se: 'Meny', de: 'Menü' },
  languages: { fi: 'Kielet', en: 'Languages', se: 'Språk', de: 'Sprachen' },
  languageName: { fi: 'Suomeksi', en: 'In English', se: 'På svenska', de: 'Auf Deutsch' },
  pageNavigation: { fi: 'Sivun sisällöt', en: 'On this page', se: 'På den här sidan', de: 'Auf dieser Seite' },
  breadcrumbs: { fi: 'Murupolku', en: 'Breadcrumbs', se: 'Brödsmulor', de: 'Navigationspfad' },
  pageNavigationOverview: { fi: 'Yleiskatsaus', en: 'Overview', se: 'Översikt', de: 'Überblick' },
  close: { fi: 'Sulje', en: 'Close', se: 'Stäng', de: 'Schließen' },
  otherLinks: { fi: 'Pikalinkit', en: 'Quick links', se: 'Snabblänkar', de: 'Schnellzugriff' },
  submenuOf: { fi: '{label}: alavalikko', en: '{label}: submenu', se: '{label}: undermeny', de: '{label}: Untermenü' },
} satisfies FeatureMessages
