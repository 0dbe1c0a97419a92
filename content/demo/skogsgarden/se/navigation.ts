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
      Korv: '/produkter#korv',
      Skinka: '/produkter#skinka',
      Sidfläsk: '/produkter#sidflask',
      Medvurst: '/produkter#medvurst',
      'Det här hänger i charken': '/#charken',
    }),
    teaserImage: picture('skogsgarden-korv', 'Rökta korvar'),
    showMoreLabel: 'Hela charken',
  },
  {
    label: 'Recept',
    link: '/recept',
    children: links({
      'Elsas korvgryta': '/berattelse',
      Kolbulle: '/recept#kolbulle',
      'Raggmunk med fläsk': '/recept#raggmunk',
      Ugnsfalu: '/recept#ugnsfalu',
      'Ta med ut': '/#ut',
    }),
    teaserImage: picture('makkarat', 'Korvar i en stekpanna'),
    showMoreLabel: 'Alla recept',
  },
  { label: 'Röken', link: '/#roken', children: [] },
  { label: 'Vår berättelse', link: '/berattelse', children: [] },
]

export const navigation: AuthoredNavigation = {
  desktop: {
    topTabs: [
      { label: 'Delikatess', link: 'site:delikatess/', children: [] },
      { label: 'Storkök', link: 'site:foodservice-se/', icon: 'chef', children: [] },
      { label: 'Hör av dig', link: '/kontakt', icon: 'phone', showBorder: true, children: [] },
    ],
    bottomTabs,
  },
  mobile: {
    barLinks: links({ Charken: '/produkter', Recept: '/recept' }),
    navAccordions: accordionsFrom(bottomTabs),
    navLinks: [
      { label: 'Hör av dig', link: '/kontakt', icon: 'phone' },
      { label: 'Delikatess', link: 'site:delikatess/', icon: 'store' },
      { label: 'Storkök', link: 'site:foodservice-se/', icon: 'chef' },
    ],
  },
  footer: {
    promise: 'Skogsgården röker korv och skinka över al och en i Bergslagen, sedan 1948.',
    contact: {
      heading: 'Hör av dig till rökeriet',
      lines: ['Skogsgården', 'Rökerivägen 1, Alsjöhyttan', 'Vardagar kl. 8–15, fikarast kl. 9.30'],
      phone: '+46 8 000 48 00',
      email: 'skogsgarden@kaskimaa.example',
    },
    groups: [
      {
        label: 'Släkt och grannar',
        links: [
          { label: 'Delikatess', link: 'site:delikatess/' },
          { label: 'Kaskimaa Foodservice Sverige', link: 'site:foodservice-se/' },
          { label: 'Kaskimaa Oyj', link: 'site:yritys/se/' },
          { label: 'Mestari (på finska)', link: 'site:mestari/' },
        ],
      },
    ],
    social: social('skogsgarden', 'instagram', 'facebook'),
    legal: legalLinks(''),
  },
}
