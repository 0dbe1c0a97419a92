import { legalLinks } from '#content/demo/legal/fi.ts'
import { accordionsFrom, links, social } from '#content/links.ts'

import type { AuthoredNavigation } from '#content/site-content.ts'
import type { Tab } from '#contract/navigation.ts'

const bottomTabs: Tab[] = [
  {
    label: 'Yhtiö',
    link: '/#yhtio',
    children: links({
      'Yhtiö lyhyesti': '/#yhtio',
      'Liiketoiminta ja brändit': '/#liiketoiminta',
      Historia: '/historia',
      Toimipaikat: '/toimipaikat',
    }),
  },
  {
    label: 'Vastuullisuus',
    link: '/#vastuullisuus',
    children: links({
      'Mitä mittaamme': '/#vastuullisuus',
      'Hukkalämpö talteen': '/uutishuone/hukkalampo-talteen-kauhavalla',
      Koulumateriaalit: 'site:koulu/',
      'Tilat ja eläimet': 'site:kuluttaja/tarina#tilat',
    }),
  },
  {
    label: 'Työ',
    link: '/avoimet-tyopaikat',
    children: links({
      'Avoimet työpaikat': '/avoimet-tyopaikat',
      Oppisopimus: '/avoimet-tyopaikat#oppisopimus',
      Kesätyö: '/avoimet-tyopaikat#kesatyo',
      'Näin haet': '/avoimet-tyopaikat#haku',
    }),
  },
  { label: 'Uutishuone', link: '/uutishuone', children: [] },
]

export const navigation: AuthoredNavigation = {
  desktop: {
    topTabs: [
      { label: 'Kuluttajille', link: 'site:kuluttaja/', children: [] },
      { label: 'Ammattilaisille', link: 'site:ammattilaiset/', icon: 'chef', children: [] },
      { label: 'Vienti', link: 'site:export/', icon: 'globe', children: [] },
      { label: 'Ota yhteyttä', link: '/ota-yhteytta', icon: 'mail', showBorder: true, children: [] },
    ],
    bottomTabs,
  },
  mobile: {
    barLinks: links({ Uutishuone: '/uutishuone', Työpaikat: '/avoimet-tyopaikat' }),
    navAccordions: accordionsFrom(bottomTabs),
    navLinks: [
      { label: 'Ota yhteyttä', link: '/ota-yhteytta', icon: 'mail' },
      { label: 'Toimipaikat', link: '/toimipaikat', icon: 'map-pin' },
      { label: 'Kuluttajille', link: 'site:kuluttaja/', icon: 'store' },
      { label: 'Ammattilaisille', link: 'site:ammattilaiset/', icon: 'chef' },
    ],
  },
  footer: {
    promise: 'Kaskimaa on eteläpohjalaisten viljelijöiden vuonna 1903 perustama ruokayhtiö.',
    contact: {
      heading: 'Kaskimaa Oyj',
      lines: ['Kaskimaantie 3, 60100 Seinäjoki', 'Vaihde ma–pe klo 8–16', 'Medialle: viestinta@kaskimaa.example'],
      phone: '+358 20 000 0100',
      email: 'konserni@kaskimaa.example',
    },
    groups: [
      {
        label: 'Tällä sivustolla',
        links: [
          { label: 'Yhtiö lyhyesti', link: '/#yhtio' },
          { label: 'Vastuullisuus', link: '/#vastuullisuus' },
          { label: 'Työ Kaskimaalla', link: '/#tyo' },
        ],
      },
      {
        label: 'Kaskimaan sivustot',
        links: [
          { label: 'Kaskimaa kuluttajille', link: 'site:kuluttaja/' },
          { label: 'Kaskimaan Lihakauppa', link: 'site:lihakauppa/' },
          { label: 'Kaskimaa Ammattilaiset', link: 'site:ammattilaiset/' },
          { label: 'Kaskimaa International', link: 'site:international/' },
          { label: 'Kaskimaa Export', link: 'site:export/' },
          { label: 'Kaskimaan koulu', link: 'site:koulu/' },
        ],
      },
    ],
    social: social('kaskimaa', 'linkedin', 'youtube', 'facebook'),
    legal: legalLinks(),
  },
}
