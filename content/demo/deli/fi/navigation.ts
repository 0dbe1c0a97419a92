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
      Kinkut: '/tuotteet#kinkut',
      Paahtopaisti: '/tuotteet#paahtopaisti',
      Meetvurstit: '/tuotteet#meetvurstit',
      Pasteijat: '/tuotteet#pasteijat',
      'Lasin alla tänään': '/#tiski',
    }),
    teaserImage: picture('leikkeletarjotin', 'Salamia, kinkkua, juustoja ja viinirypäleitä vadilla'),
    showMoreLabel: 'Koko tiski',
  },
  {
    label: 'Reseptit',
    link: '/reseptit',
    children: links({
      'Voileipäkakku illassa': '/reseptit/voileipakakku-illassa',
      Eväsleivät: '/reseptit#evaat',
      'Lämpimät leivät': '/reseptit#lampimat',
      Salaatit: '/reseptit#salaatit',
    }),
    teaserImage: picture('voileipa', 'Kaksi ruisleipää, joilla on kinkkua, salamia ja kurkkua'),
    showMoreLabel: 'Kaikki reseptit',
  },
  {
    label: 'Juhliin',
    link: '/#tarjotin',
    children: links({
      'Tarjotin kahdelletoista': '/#tarjotin',
      'Kuinka paljon tilataan': '/tuotteet#maarat',
      'Voileipä, jota ei pureta': '/#voileipa',
      'Pikkulautaset: CinCin': 'site:cincin/illanvietto',
    }),
    teaserImage: picture('deli-tiski', 'Herkkutiski, jossa on makkaroita, kinkkua ja juustoja'),
    showMoreLabel: 'Kokoa tarjotin',
  },
  { label: 'Viipaleen paksuus', link: '/#viipale', children: [] },
]

export const navigation: AuthoredNavigation = {
  desktop: {
    topTabs: [
      { label: 'Kaskimaa', link: 'site:kuluttaja/', children: [] },
      { label: 'Ota yhteyttä', link: '/ota-yhteytta', icon: 'mail', children: [] },
      { label: 'Lihakauppa', link: 'site:lihakauppa/', icon: 'cart', showBorder: true, children: [] },
    ],
    bottomTabs,
  },
  mobile: {
    barLinks: links({ Tiski: '/tuotteet', Reseptit: '/reseptit', Juhliin: '/#tarjotin' }),
    navAccordions: accordionsFrom(bottomTabs),
    navLinks: [
      { label: 'Lihakauppa', link: 'site:lihakauppa/', icon: 'cart' },
      { label: 'CinCin', link: 'site:cincin/', icon: 'heart' },
      { label: 'Ota yhteyttä', link: '/ota-yhteytta', icon: 'mail' },
    ],
  },
  footer: {
    promise: 'Leikkeleet sen paksuisina kuin pyysit, ja yksi siivu maistiaisiksi.',
    contact: {
      heading: 'Tiskin takana',
      lines: ['Kaskimaa Oyj / Herkkutiski', 'Kaskimaantie 3', '60100 Seinäjoki', 'Arkisin klo 9–16'],
      phone: '+358 20 000 0250',
      email: 'herkkutiski@kaskimaa.example',
    },
    groups: [
      {
        label: 'Kaskimaan sivustot',
        links: [
          { label: 'Kaskimaa', link: 'site:kuluttaja/' },
          { label: 'Kaskimaan Lihakauppa', link: 'site:lihakauppa/' },
          { label: 'Mestari', link: 'site:mestari/' },
          { label: 'CinCin', link: 'site:cincin/' },
          { label: 'Jyväbroiler', link: 'site:jyvabroiler/' },
          { label: 'Delikatess (Ruotsi)', link: 'site:delikatess/' },
        ],
      },
    ],
    social: social('herkkutiski', 'instagram', 'pinterest'),
    legal: legalLinks(),
  },
}
