import { legalLinks } from '#content/demo/legal/se.ts'
import { accordionsFrom, links, social } from '#content/links.ts'
import { picture } from '#content/pictures/pictures.ts'
import type { AuthoredNavigation } from '#content/site-content.ts'
import type { Tab } from '#contract/navigation.ts'

const bottomTabs: Tab[] = [
  {
    label: 'Produkter',
    link: '/produkter',
    children: links({
      Rostbiff: '/produkter#rostbiff',
      Skinka: '/produkter#skinka',
      'Salami och medvurst': '/produkter#salami',
      Patéer: '/produkter#pateer',
      'I disken': '/#disken',
    }),
    teaserImage: picture('salami-ja-viini', 'Salami, ost och vinglas'),
    showMoreLabel: 'Hela disken',
  },
  {
    label: 'Recept',
    link: '/recept',
    children: links({
      'Landgång för sex': '/recept/landgang-for-sex',
      'Rostbiff med potatissallad': '/recept#rostbiff',
      'Varma mackor': '/recept#varma-mackor',
      'Pytt på resterna': '/recept#pytt',
    }),
    teaserImage: picture('delikatess-smorgas', 'En välfylld smörgås'),
    showMoreLabel: 'Alla recept',
  },
  {
    label: 'Brickan',
    link: '/#bricka',
    children: links({
      'Regeln om tre, två, ett': '/#bricka',
      'Fyra tillfällen': '/#tillfallen',
      'Det gäster frågar': '/#fragor',
      'Så mycket går det åt': '/produkter#mangder',
    }),
    teaserImage: picture('leikkeletarjotin', 'Pålägg och ost på ett fat'),
    showMoreLabel: 'Bygg en bricka',
  },
  { label: 'Kontakt', link: '/kontakt', children: [] },
]

export const navigation: AuthoredNavigation = {
  desktop: {
    topTabs: [
      { label: 'Skogsgården', link: 'site:skogsgarden/', children: [] },
      { label: 'Storkök', link: 'site:foodservice-se/', icon: 'chef', children: [] },
      { label: 'Fråga disken', link: '/kontakt', icon: 'mail', showBorder: true, children: [] },
    ],
    bottomTabs,
  },
  mobile: {
    barLinks: links({ Disken: '/produkter', Recept: '/recept', Brickan: '/#bricka' }),
    navAccordions: accordionsFrom(bottomTabs),
    navLinks: [
      { label: 'Fråga disken', link: '/kontakt', icon: 'mail' },
      { label: 'Skogsgården', link: 'site:skogsgarden/', icon: 'leaf' },
    ],
  },
  footer: {
    promise: 'Skivat, bakat och upplagt för den som hellre sitter med gästerna än står i köket.',
    contact: {
      heading: 'Fråga disken',
      lines: ['Delikatess', 'Hamnmagasinet 4, 120 00 Stockholm', 'Vardagar kl. 9–16'],
      phone: '+46 8 000 22 00',
      email: 'delikatess@kaskimaa.example',
    },
    groups: [
      {
        label: 'Mer från Kaskimaa',
        links: [
          { label: 'Skogsgården', link: 'site:skogsgarden/' },
          { label: 'Kaskimaa Foodservice Sverige', link: 'site:foodservice-se/' },
          { label: 'Herkkutiski (på finska)', link: 'site:deli/' },
          { label: 'CinCin (på finska)', link: 'site:cincin/' },
          { label: 'Kaskimaa Oyj', link: 'site:yritys/se/' },
        ],
      },
    ],
    social: social('delikatess', 'instagram', 'pinterest'),
    legal: legalLinks(''),
  },
}
