import { legalLinks } from '#content/demo/legal/de.ts'
import { accordionsFrom, links, social } from '#content/links.ts'
import { picture } from '#content/pictures/pictures.ts'
import type { AuthoredNavigation } from '#content/site-content.ts'
import type { Tab } from '#contract/navigation.ts'

const bottomTabs: Tab[] = [
  {
    label: 'Produkte',
    link: '/de/produkte',
    children: links({
      Roastbeef: '/de/produkte#roastbeef',
      Schinken: '/de/produkte#schinken',
      'Salami und Medvurst': '/de/produkte#salami',
      Pasteten: '/de/produkte#pasteten',
      'An der Theke': '/de/#theke',
    }),
    teaserImage: picture('salami-ja-viini', 'Salami, Käse und Weingläser'),
    showMoreLabel: 'Die ganze Theke',
  },
  {
    label: 'Rezepte',
    link: '/de/rezepte',
    children: links({
      'Landgång für sechs': '/de/rezepte/landgang-fuer-sechs',
      'Roastbeef mit Kartoffelsalat': '/de/rezepte#roastbeef',
      'Warme Brote': '/de/rezepte#warme-brote',
      'Pytt aus Resten': '/de/rezepte#pytt',
    }),
    teaserImage: picture('delikatess-smorgas', 'Ein reich belegtes Brot'),
    showMoreLabel: 'Alle Rezepte',
  },
  {
    label: 'Die Platte',
    link: '/de/#platte',
    children: links({
      'Drei, zwei, eins': '/de/#platte',
      'Vier Anlässe': '/de/#anlaesse',
      'Was Gäste fragen': '/de/#fragen',
      'So viel reicht': '/de/produkte#mengen',
    }),
    teaserImage: picture('leikkeletarjotin', 'Aufschnitt und Käse auf einer Platte'),
    showMoreLabel: 'Platte bauen',
  },
  { label: 'Kontakt', link: '/de/kontakt', children: [] },
]

export const navigation: AuthoredNavigation = {
  desktop: {
    topTabs: [
      { label: 'Kaskimaa International', link: 'site:international/de/', icon: 'globe', children: [] },
      { label: 'Frag die Theke', link: '/de/kontakt', icon: 'mail', showBorder: true, children: [] },
    ],
    bottomTabs,
  },
  mobile: {
    barLinks: links({ Theke: '/de/produkte', Rezepte: '/de/rezepte', Platte: '/de/#platte' }),
    navAccordions: accordionsFrom(bottomTabs),
    navLinks: [
      { label: 'Frag die Theke', link: '/de/kontakt', icon: 'mail' },
      { label: 'Kaskimaa International', link: 'site:international/de/', icon: 'globe' },
    ],
  },
  footer: {
    promise: 'Geschnitten, gebacken und angerichtet für alle, die lieber bei den Gästen sitzen.',
    contact: {
      heading: 'Frag die Theke',
      lines: ['Delikatess', 'Hamnmagasinet 4, 120 00 Stockholm, Schweden', 'Werktags 9–16 Uhr'],
      phone: '+46 8 000 22 49',
      email: 'delikatess@kaskimaa.example',
    },
    groups: [
      {
        label: 'Mehr von Kaskimaa',
        links: [
          { label: 'Kaskimaa International', link: 'site:international/de/' },
          { label: 'Skogsgården (Schwedisch)', link: 'site:skogsgarden/' },
          { label: 'CinCin (Finnisch)', link: 'site:cincin/' },
          { label: 'Kaskimaa Oyj (Englisch)', link: 'site:yritys/en/' },
        ],
      },
    ],
    social: social('delikatess', 'instagram', 'pinterest'),
    legal: legalLinks(),
  },
}
