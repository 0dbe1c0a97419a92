import { legalLinks } from '#content/demo/legal/fi.ts'
import { accordionsFrom, links, social } from '#content/links.ts'
import { picture } from '#content/pictures/pictures.ts'
import type { AuthoredNavigation } from '#content/site-content.ts'
import type { Tab } from '#contract/navigation.ts'

const bottomTabs: Tab[] = [
  {
    label: 'Tuotteet',
    link: '/tuotteet',
    children: links({
      'Raaka liha': '/tuotteet#raaka-liha',
      Siipikarja: '/tuotteet#siipikarja',
      'Kypsät tuotteet': '/tuotteet#kypsat',
      'Makkarat ja leikkeleet': '/tuotteet#makkarat',
      'Pakkaukset ja tilauskoodit': '/tuotteet#pakkaukset',
      Allergeenit: '/tuotteet#allergeenit',
    }),
    teaserImage: picture('ammattilaiset-keittio', 'Neljä pannua ja kattilaa liedellä'),
    showMoreLabel: 'Kaikki tuotteet',
  },
  {
    label: 'Reseptit',
    link: '/reseptit',
    children: links({
      'Lihapata 100 annosta': '/reseptit#lihapata',
      'Broilerikastike 100 annosta': '/reseptit#broilerikastike',
      'Jauhelihakeitto 100 annosta': '/reseptit#keitto',
      'Vellikellon yöpaisti': '/keittion-arki',
      'Näin reseptit on laskettu': '/reseptit#laskenta',
    }),
    teaserImage: picture('karjalanpaisti', 'Höyryävä pata täynnä lihaa ja porkkanaa'),
    showMoreLabel: 'Kaikki reseptit',
  },
  {
    label: 'Keittiön työkalut',
    link: '/#mitoitus',
    children: links({
      'Sadan annoksen muistilappu': '/#mitoitus',
      'Hävikki hallintaan': '/#havikki',
      Keittiötyypit: '/#keittiot',
      'Keittiön arki': '/keittion-arki',
    }),
    teaserImage: picture('ammattilaiset-story', 'Kokki työssään ammattikeittiössä'),
    showMoreLabel: 'Mitoita lounas',
  },
  { label: 'Myynti ja toimitus', link: '/#myynti', icon: 'truck', children: [] },
]

export const navigation: AuthoredNavigation = {
  desktop: {
    topTabs: [
      { label: 'Kaskimaa Oyj', link: 'site:yritys/', children: [] },
      { label: 'Ruotsi: Foodservice', link: 'site:foodservice-se/', icon: 'globe', children: [] },
      { label: 'Ota yhteyttä', link: '/ota-yhteytta', icon: 'phone', showBorder: true, children: [] },
    ],
    bottomTabs,
  },
  mobile: {
    barLinks: links({ Tuotteet: '/tuotteet', Reseptit: '/reseptit', Mitoitus: '/#mitoitus' }),
    navAccordions: accordionsFrom(bottomTabs),
    navLinks: [
      { label: 'Soita myyntiin', link: 'tel:+358200000130', icon: 'phone' },
      { label: 'Ota yhteyttä', link: '/ota-yhteytta', icon: 'mail' },
      { label: 'Kaskimaan koulu', link: 'site:koulu/', icon: 'school' },
    ],
  },
  footer: {
    promise: 'Lihaa, lihavalmisteita ja siipikarjaa keittiöille, joissa lounas alkaa aina samaan aikaan.',
    contact: {
      heading: 'Ammattilaismyynti',
      lines: [
        'Kaskimaa Ammattilaiset',
        'Kaskimaantie 3, 60100 Seinäjoki',
        'Tilaukset ja neuvonta ma–pe klo 6.30–15.30',
      ],
      phone: '+358 20 000 0130',
      email: 'ammattilaiset@kaskimaa.example',
    },
    groups: [
      {
        label: 'Keittiölle',
        links: [
          { label: 'Tuoteryhmät', link: '/#tuoteryhmat' },
          { label: 'Mitoitus', link: '/#mitoitus' },
          { label: 'Keittiön arki', link: '/keittion-arki' },
        ],
      },
      {
        label: 'Kaskimaan sivustot',
        links: [
          { label: 'Kaskimaa Oyj', link: 'site:yritys/' },
          { label: 'Jyväbroiler', link: 'site:jyvabroiler/' },
          { label: 'Mestari', link: 'site:mestari/' },
          { label: 'Herkkutiski', link: 'site:deli/' },
          { label: 'Kaskimaan koulu', link: 'site:koulu/' },
          { label: 'Kaskimaa Foodservice Sverige', link: 'site:foodservice-se/' },
        ],
      },
    ],
    social: social('kaskimaa-ammattilaiset', 'linkedin', 'instagram'),
    legal: legalLinks(),
  },
}
