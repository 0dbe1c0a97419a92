import { legalLinks } from '#content/demo/legal/fi.ts'
import { accordionsFrom, links, social } from '#content/links.ts'
import { picture } from '#content/pictures/pictures.ts'
import type { AuthoredNavigation } from '#content/site-content.ts'
import type { Tab } from '#contract/navigation.ts'

const bottomTabs: Tab[] = [
  {
    label: 'Tuotteet ja reseptit',
    link: '/tuotteet-ja-reseptit',
    children: links({
      Fileet: '/tuotteet-ja-reseptit#fileet',
      'Koivet ja reidet': '/tuotteet-ja-reseptit#koivet',
      Siivet: '/tuotteet-ja-reseptit#siivet',
      'Kokonainen broileri': '/tuotteet-ja-reseptit#kokonainen',
      'Viikon kanaruoat': '/tuotteet-ja-reseptit#viikko',
    }),
    teaserImage: picture('jyvabroiler-fileet', 'Raakoja broilerin fileitä, sitruunaa ja yrttejä laudalla'),
    showMoreLabel: 'Kaikki palat ja ohjeet',
  },
  {
    label: 'Näin onnistut',
    link: '/#kypsyys',
    children: links({
      Paistoajat: '/#kypsyys',
      'Mitä tähteistä': '/#tahteet',
      'Valitse pala': '/#palat',
      'Sunnuntain broileri': '/reseptit/sunnuntain-broileri-ja-ohraa',
    }),
    teaserImage: picture('kokonainen-broileri', 'Kokonainen paistettu broileri pannulla lohkoperunoiden kanssa'),
    showMoreLabel: 'Muista 75 °C',
  },
  { label: 'Jyvästä se alkaa', link: '/#jyva', children: [] },
  { label: 'Tila', link: '/#tila', children: [] },
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
    barLinks: links({ Reseptit: '/tuotteet-ja-reseptit', Paistoajat: '/#kypsyys' }),
    navAccordions: accordionsFrom(bottomTabs),
    navLinks: [
      { label: 'Lihakauppa', link: 'site:lihakauppa/', icon: 'cart' },
      { label: 'Ammattikeittiöille', link: 'site:ammattilaiset/', icon: 'chef' },
      { label: 'Ota yhteyttä', link: '/ota-yhteytta', icon: 'mail' },
    ],
  },
  footer: {
    promise: 'Suomalaisella viljalla kasvanut broileri, jonka tila lukee pakkauksessa.',
    contact: {
      heading: 'Jyväbroilerin keittiö',
      lines: ['Kaskimaa Oyj / Jyväbroiler', 'Kaskimaantie 3', '60100 Seinäjoki', 'Arkisin klo 9–15'],
      phone: '+358 20 000 0230',
      email: 'jyvabroiler@kaskimaa.example',
    },
    groups: [
      {
        label: 'Kaskimaan sivustot',
        links: [
          { label: 'Kaskimaa', link: 'site:kuluttaja/' },
          { label: 'Kaskimaan Lihakauppa', link: 'site:lihakauppa/' },
          { label: 'Mestari', link: 'site:mestari/' },
          { label: 'Herkkutiski', link: 'site:deli/' },
          { label: 'Kaskimaa Ammattilaiset', link: 'site:ammattilaiset/' },
          { label: 'Kaskimaan koulu', link: 'site:koulu/' },
        ],
      },
    ],
    social: social('jyvabroiler', 'instagram', 'facebook', 'tiktok'),
    legal: legalLinks(),
  },
}
