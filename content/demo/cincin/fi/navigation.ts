import { legalLinks } from '#content/demo/legal/fi.ts'
import { accordionsFrom, links, social } from '#content/links.ts'
import { picture } from '#content/pictures/pictures.ts'
import type { AuthoredNavigation } from '#content/site-content.ts'
import type { Tab } from '#contract/navigation.ts'

const bottomTabs: Tab[] = [
  {
    label: 'Lautaset',
    link: '/#lautaset',
    children: links({
      Salamirullat: '/#rullat',
      'Rapeat ja lämpimät': '/#rapeat',
      Kannuun: '/#kannuun',
      'Yhteisen lautasen säännöt': '/#pelisaannot',
    }),
    teaserImage: picture('cincin-lautanen', 'Salamia, kinkkua ja juustoa tummalla lautasella'),
    showMoreLabel: 'Kaikki lautaset',
  },
  {
    label: 'Illanvietto',
    link: '/illanvietto',
    children: links({
      'Neljä lautasta, kahdeksan tuolia': '/illanvietto',
      'Kun väkeä on kaksitoista': 'site:deli/reseptit/voileipakakku-illassa',
      'Tarjotin tiskiltä': 'site:deli/#tarjotin',
      'Makkaraa tikkuun': 'site:mestari/tuotteet#nakit',
    }),
    teaserImage: picture('cincin-story', 'Kaksi ystävää lasit koholla valojen alla, edessä lauta suupaloja'),
    showMoreLabel: 'Lue illan kulku',
  },
  { label: 'Pelisäännöt', link: '/#pelisaannot', children: [] },
  { label: 'Kirjoita meille', link: '/ota-yhteytta', children: [] },
]

export const navigation: AuthoredNavigation = {
  desktop: {
    topTabs: [
      { label: 'Herkkutiski', link: 'site:deli/', children: [] },
      { label: 'Kaskimaa', link: 'site:kuluttaja/', children: [] },
      { label: 'Lihakauppa', link: 'site:lihakauppa/', icon: 'cart', showBorder: true, children: [] },
    ],
    bottomTabs,
  },
  mobile: {
    barLinks: links({ Lautaset: '/#lautaset', Illanvietto: '/illanvietto' }),
    navAccordions: accordionsFrom(bottomTabs),
    navLinks: [
      { label: 'Lihakauppa', link: 'site:lihakauppa/', icon: 'cart' },
      { label: 'Herkkutiski', link: 'site:deli/', icon: 'store' },
      { label: 'Kirjoita meille', link: '/ota-yhteytta', icon: 'mail' },
    ],
  },
  footer: {
    promise: 'Pieniä, suolaisia paloja pöytiin, joista ei malteta lähteä kotiin.',
    contact: {
      heading: 'Kirjoita, me napostelemme',
      lines: ['Kaskimaa Oyj / CinCin', 'Kaskimaantie 3', '60100 Seinäjoki', 'Arkisin klo 9–15'],
      phone: '+358 20 000 0260',
      email: 'cincin@kaskimaa.example',
    },
    groups: [
      {
        label: 'Kaskimaan sivustot',
        links: [
          { label: 'Herkkutiski', link: 'site:deli/' },
          { label: 'Mestari', link: 'site:mestari/' },
          { label: 'Kaskimaa', link: 'site:kuluttaja/' },
          { label: 'Kaskimaan Lihakauppa', link: 'site:lihakauppa/' },
          { label: 'Kaskimaa Ammattilaiset', link: 'site:ammattilaiset/' },
        ],
      },
    ],
    social: social('cincin', 'instagram', 'tiktok', 'pinterest'),
    legal: legalLinks(),
  },
}
