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
      Geräuchertes: '/de/produkte#geraeuchertes',
      Würste: '/de/produkte#wuerste',
      Aufschnitt: '/de/produkte#aufschnitt',
      Geflügel: '/de/produkte#gefluegel',
      'Packungen und Etiketten': '/de/produkte#packungen',
      'Die Vorratskammer': '/de/#vorratskammer',
    }),
    teaserImage: picture('international-platter', 'Eine Aufschnittplatte'),
    showMoreLabel: 'Alle Produkte',
  },
  {
    label: 'Zusammenarbeit',
    link: '/de/#zusammenarbeit',
    children: links({
      'So arbeiten wir': '/de/#zusammenarbeit',
      Herkunft: '/de/#herkunft',
      'Auf dem Tisch': '/de/#tisch',
      'Salz, Rauch und Geduld': '/de/unser-weg',
    }),
    teaserImage: picture('international-story', 'Ein rotes Häuschen am Waldsee bei Sonnenuntergang'),
    showMoreLabel: 'Unser Weg',
  },
  { label: 'Unser Weg', link: '/de/unser-weg', children: [] },
  { label: 'Kontakt', link: '/de/kontakt', children: [] },
]

export const navigation: AuthoredNavigation = {
  desktop: {
    topTabs: [
      { label: 'Delikatess', link: 'site:delikatess/de/', children: [] },
      { label: 'Kaskimaa Export (Englisch)', link: 'site:export/', icon: 'truck', showBorder: true, children: [] },
    ],
    bottomTabs,
  },
  mobile: {
    barLinks: links({ Produkte: '/de/produkte', Kontakt: '/de/kontakt' }),
    navAccordions: accordionsFrom(bottomTabs),
    navLinks: [
      { label: 'Schreiben Sie uns', link: 'mailto:international@kaskimaa.example', icon: 'mail' },
      { label: 'Delikatess', link: 'site:delikatess/de/', icon: 'store' },
      { label: 'Kaskimaa Export (Englisch)', link: 'site:export/', icon: 'truck' },
    ],
  },
  footer: {
    promise: 'Geräuchert, gepökelt und gebraten in Finnland und Schweden – für Regale und Theken anderswo.',
    contact: {
      heading: 'Kaskimaa International',
      lines: [
        'Kaskimaantie 3, FI-60100 Seinäjoki, Finnland',
        'Mo–Fr 7.00–15.00 Uhr (MEZ)',
        'Wir sprechen Deutsch und Englisch',
      ],
      phone: '+358 20 000 0151',
      email: 'international@kaskimaa.example',
    },
    groups: [
      {
        label: 'Websites von Kaskimaa',
        links: [
          { label: 'Delikatess (Deutsch)', link: 'site:delikatess/de/' },
          { label: 'Kaskimaa Oyj (Englisch)', link: 'site:yritys/en/' },
          { label: 'Kaskimaa Export (Englisch)', link: 'site:export/' },
          { label: 'Skogsgården (Schwedisch)', link: 'site:skogsgarden/' },
        ],
      },
    ],
    social: social('kaskimaa-international', 'linkedin', 'instagram'),
    legal: legalLinks(),
  },
}
