import { legalLinks } from '#content/demo/legal/fi.ts'
import { links, plainAccordionsFrom, social } from '#content/links.ts'
import type { AuthoredNavigation } from '#content/site-content.ts'
import type { Tab } from '#contract/navigation.ts'

const bottomTabs: Tab[] = [
  {
    label: 'Tuotteet',
    link: '/tuotteet',
    children: links({
      Grillimakkarat: '/tuotteet#grillimakkarat',
      Lenkit: '/tuotteet#lenkit',
      Nakit: '/tuotteet#nakit',
      Pekoni: '/tuotteet#pekoni',
      Savukinkku: '/tuotteet#savukinkku',
    }),
  },
  {
    label: 'Ohjeet',
    link: '/#pikaohjeet',
    children: links({
      'Hiillos, ei liekki': '/#grilli',
      Uunilenkki: '/#lenkki',
      Pikaohjeet: '/#pikaohjeet',
      Joulu: '/#joulu',
    }),
  },
  { label: 'Savu', link: '/#savu', children: [] },
  { label: 'Tarina', link: '/tarina', children: [] },
]

export const navigation: AuthoredNavigation = {
  desktop: {
    topTabs: [
      { label: 'Kaskimaa', link: 'site:kuluttaja/', children: [] },
      { label: 'Mestarin puhelin', link: '/ota-yhteytta', icon: 'phone', children: [] },
      { label: 'Lihakauppa', link: 'site:lihakauppa/', icon: 'cart', showBorder: true, children: [] },
    ],
    bottomTabs,
  },
  mobile: {
    barLinks: links({ Tuotteet: '/tuotteet', Grilli: '/#grilli', Tarina: '/tarina' }),
    navAccordions: plainAccordionsFrom(bottomTabs),
    navLinks: [
      { label: 'Lihakauppa', link: 'site:lihakauppa/', icon: 'cart' },
      { label: 'Mestarin puhelin', link: '/ota-yhteytta', icon: 'phone' },
    ],
  },
  footer: {
    promise: 'Makkarat ja kinkut lepänsavusta, mestarin vastuulla vuodesta 1952.',
    contact: {
      heading: 'Mestarin puhelin',
      lines: ['Kaskimaa Oyj / Mestari', 'Kaskimaantie 3', '60100 Seinäjoki', 'Arkisin klo 9–15'],
      phone: '+358 20 000 0240',
      email: 'mestari@kaskimaa.example',
    },
    groups: [
      {
        label: 'Kaskimaan sivustot',
        links: [
          { label: 'Kaskimaa', link: 'site:kuluttaja/' },
          { label: 'Kaskimaan Lihakauppa', link: 'site:lihakauppa/' },
          { label: 'Herkkutiski', link: 'site:deli/' },
          { label: 'Jyväbroiler', link: 'site:jyvabroiler/' },
          { label: 'Kaskimaa Oyj', link: 'site:yritys/' },
        ],
      },
    ],
    social: social('mestarimakkara', 'instagram', 'facebook', 'youtube'),
    legal: legalLinks(),
  },
}
