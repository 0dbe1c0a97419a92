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
      Jauheliha: '/tuotteet#jauheliha',
      'Pihvit ja paistit': '/tuotteet#paistit',
      Broileri: '/tuotteet#broileri',
      'Makkarat ja leikkeleet': '/tuotteet#leikkeleet',
      'Lue pakkausta': '/tuotteet#pakkaus',
      Merkkimme: '/tuotteet#merkit',
    }),
    teaserImage: picture('jauhelihapihvit', 'Ruskistettuja jauhelihapihvejä paistinpannulla'),
    showMoreLabel: 'Kaikki tuotteet',
  },
  {
    label: 'Reseptit',
    link: '/reseptit',
    children: links({
      'Arki puolessa tunnissa': '/reseptit#arki',
      'Padat ja keitot': '/reseptit#padat',
      Viikonloppu: '/reseptit#viikonloppu',
      Juhlapöytä: '/reseptit#juhlat',
      'Kolme iltaa jauhelihasta': '/#arki',
      Joulukinkku: '/ajankohtaista/joulukinkku-mittarilla',
    }),
    teaserImage: picture('keitto', 'Kulhollinen lihakeittoa, jossa on juureksia ja herneitä'),
    showMoreLabel: 'Kaikki reseptit',
  },
  {
    label: 'Tarinamme',
    link: '/tarina',
    children: links({
      'Kokous tuvassa 1903': '/tarina#alku',
      'Tilat ja eläimet': '/tarina#tilat',
      Ihmiset: '/tarina#ihmiset',
      'Yhtiö ja sen luvut': 'site:yritys/',
      'Oppitunteja ruoasta': 'site:koulu/',
    }),
    teaserImage: picture('kuluttaja-story', 'Lehmiä laitumella, taustalla punainen navetta'),
    showMoreLabel: 'Lue koko tarina',
  },
  { label: 'Ajankohtaista', link: '/ajankohtaista', children: [] },
  { label: 'Usein kysyttyä', link: '/usein-kysyttya', children: [] },
]

export const navigation: AuthoredNavigation = {
  desktop: {
    topTabs: [
      { label: 'Ammattilaisille', link: 'site:ammattilaiset/', icon: 'chef', children: [] },
      { label: 'Kaskimaa Oyj', link: 'site:yritys/', children: [] },
      { label: 'Ota yhteyttä', link: '/ota-yhteytta', icon: 'mail', children: [] },
      { label: 'Lihakauppa', link: 'site:lihakauppa/', icon: 'cart', showBorder: true, children: [] },
    ],
    bottomTabs,
  },
  mobile: {
    barLinks: links({ Tuotteet: '/tuotteet', Reseptit: '/reseptit', Lihakauppa: 'site:lihakauppa/' }),
    navAccordions: accordionsFrom(bottomTabs),
    navLinks: [
      { label: 'Lihakauppa', link: 'site:lihakauppa/', icon: 'cart' },
      { label: 'Ammattilaisille', link: 'site:ammattilaiset/', icon: 'chef' },
      { label: 'Kaskimaan koulu', link: 'site:koulu/', icon: 'school' },
      { label: 'Ota yhteyttä', link: '/ota-yhteytta', icon: 'mail' },
    ],
  },
  footer: {
    promise: 'Ruokaa eteläpohjalaisilta pelloilta suomalaisiin pöytiin vuodesta 1903.',
    contact: {
      heading: 'Kuluttajapalvelu',
      lines: ['Kaskimaa Oyj', 'Kaskimaantie 3', '60100 Seinäjoki', 'Arkisin klo 9–15'],
      phone: '+358 20 000 0210',
      email: 'kuluttajapalvelu@kaskimaa.example',
    },
    groups: [
      {
        label: 'Kaskimaan sivustot',
        links: [
          { label: 'Kaskimaan Lihakauppa', link: 'site:lihakauppa/' },
          { label: 'Jyväbroiler', link: 'site:jyvabroiler/' },
          { label: 'Mestari', link: 'site:mestari/' },
          { label: 'Herkkutiski', link: 'site:deli/' },
          { label: 'CinCin', link: 'site:cincin/' },
          { label: 'Kaskimaan koulu', link: 'site:koulu/' },
        ],
      },
      {
        label: 'Yritys',
        links: [
          { label: 'Kaskimaa Oyj', link: 'site:yritys/' },
          { label: 'Kaskimaa Ammattilaiset', link: 'site:ammattilaiset/' },
        ],
      },
    ],
    social: social('kaskimaa', 'instagram', 'facebook', 'youtube', 'pinterest'),
    legal: legalLinks(),
  },
}
