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
      'Nöt och gris': '/produkter#not-och-gris',
      Kyckling: '/produkter#kyckling',
      Färdiglagat: '/produkter#fardiglagat',
      'Korv och chark': '/produkter#korv',
      Förpackningar: '/produkter#forpackningar',
    }),
    teaserImage: picture('foodservice-se-lunch', 'Lunch på tallrik'),
    showMoreLabel: 'Hela sortimentet',
  },
  {
    label: 'Recept',
    link: '/recept',
    children: links({
      'Ärtsoppa, 100 portioner': '/recept#artsoppa',
      'Kalops, 100 portioner': '/recept#kalops',
      'Kycklinggryta, 100 portioner': '/recept#kycklinggryta',
      'En vecka som går ihop': '/#veckan',
    }),
    teaserImage: picture('keitto', 'En skål soppa med rotsaker'),
    showMoreLabel: 'Alla recept',
  },
  {
    label: 'Köksvardag',
    link: '/koksvardag',
    children: links({
      'Fyrahundra tallrikar ärtsoppa': '/koksvardag',
      Portionsmatte: '/#portionsmatte',
      'Mindre svinn': '/#svinn',
      'Skicka matsedeln': '/#kontakt',
    }),
    teaserImage: picture('foodservice-se-story', 'Köksmästaren vid grytan i skolköket'),
    showMoreLabel: 'Läs reportaget',
  },
  { label: 'Kontakt', link: '/kontakt', children: [] },
]

export const navigation: AuthoredNavigation = {
  desktop: {
    topTabs: [
      { label: 'Skogsgården', link: 'site:skogsgarden/', children: [] },
      { label: 'Delikatess', link: 'site:delikatess/', children: [] },
      { label: 'Kundtjänst', link: '/kontakt', icon: 'phone', showBorder: true, children: [] },
    ],
    bottomTabs,
  },
  mobile: {
    barLinks: links({ Produkter: '/produkter', Recept: '/recept', Portioner: '/#portionsmatte' }),
    navAccordions: accordionsFrom(bottomTabs),
    navLinks: [
      { label: 'Ring kundtjänst', link: 'tel:+4680001300', icon: 'phone' },
      { label: 'Skicka matsedeln', link: 'mailto:storkok@kaskimaa.example', icon: 'mail' },
      { label: 'Kaskimaa Oyj', link: 'site:yritys/se/', icon: 'briefcase' },
    ],
  },
  footer: {
    promise: 'Kött, chark och fågel till kök som lagar mat på riktigt, fem dagar i veckan.',
    contact: {
      heading: 'Kundtjänst storkök',
      lines: ['Kaskimaa Foodservice Sverige', 'Hamnmagasinet 4, 120 00 Stockholm', 'Vardagar kl. 7–15.30'],
      phone: '+46 8 000 13 00',
      email: 'storkok@kaskimaa.example',
    },
    groups: [
      {
        label: 'I köket',
        links: [
          { label: 'Veckans fem dagar', link: '/#veckan' },
          { label: 'Portionsmatte', link: '/#portionsmatte' },
          { label: 'Köksvardag', link: '/koksvardag' },
        ],
      },
      {
        label: 'Kaskimaas webbplatser',
        links: [
          { label: 'Skogsgården', link: 'site:skogsgarden/' },
          { label: 'Delikatess', link: 'site:delikatess/' },
          { label: 'Kaskimaa Oyj', link: 'site:yritys/se/' },
          { label: 'Kaskimaa Ammattilaiset (på finska)', link: 'site:ammattilaiset/' },
          { label: 'Kaskimaa Export (på engelska)', link: 'site:export/' },
        ],
      },
    ],
    social: social('kaskimaa-foodservice', 'linkedin', 'instagram'),
    legal: legalLinks(''),
  },
}
