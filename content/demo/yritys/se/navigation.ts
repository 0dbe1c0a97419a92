import { legalLinks } from '#content/demo/legal/se.ts'
import { accordionsFrom, links, social } from '#content/links.ts'

import type { AuthoredNavigation } from '#content/site-content.ts'
import type { Tab } from '#contract/navigation.ts'

const bottomTabs: Tab[] = [
  {
    label: 'Bolaget',
    link: '/se/#bolaget',
    children: links({
      'Bolaget i korthet': '/se/#bolaget',
      'Verksamhet och varumärken': '/se/#verksamhet',
      Historia: '/se/historia',
      'Här finns vi': '/se/verksamhetsorter',
    }),
  },
  {
    label: 'Ansvar',
    link: '/se/#ansvar',
    children: links({
      'Det vi mäter': '/se/#ansvar',
      'Spillvärme tas tillvara': '/se/nyhetsrum/spillvarme-tas-tillvara-i-kauhava',
      'Rökeriet i Bergslagen': 'site:skogsgarden/berattelse',
      'Mindre svinn i storkök': 'site:foodservice-se/#svinn',
    }),
  },
  {
    label: 'Jobba hos oss',
    link: '/se/lediga-jobb',
    children: links({
      'Lediga jobb': '/se/lediga-jobb',
      Lärlingar: '/se/lediga-jobb#larlingar',
      'Jobb i Sverige': '/se/lediga-jobb#sverige',
      'Så söker du': '/se/lediga-jobb#ansokan',
    }),
  },
  { label: 'Nyhetsrum', link: '/se/nyhetsrum', children: [] },
]

export const navigation: AuthoredNavigation = {
  desktop: {
    topTabs: [
      { label: 'Skogsgården', link: 'site:skogsgarden/', children: [] },
      { label: 'Storkök', link: 'site:foodservice-se/', icon: 'chef', children: [] },
      { label: 'Kontakt', link: '/se/kontakt', icon: 'mail', showBorder: true, children: [] },
    ],
    bottomTabs,
  },
  mobile: {
    barLinks: links({ Nyhetsrum: '/se/nyhetsrum', 'Lediga jobb': '/se/lediga-jobb' }),
    navAccordions: accordionsFrom(bottomTabs),
    navLinks: [
      { label: 'Kontakt', link: '/se/kontakt', icon: 'mail' },
      { label: 'Här finns vi', link: '/se/verksamhetsorter', icon: 'map-pin' },
      { label: 'Storkök', link: 'site:foodservice-se/', icon: 'chef' },
    ],
  },
  footer: {
    promise: 'Kaskimaa är ett livsmedelsföretag som grundades av bönder i Södra Österbotten 1903.',
    contact: {
      heading: 'Kaskimaa Oyj',
      lines: [
        'Kaskimaantie 3, FI-60100 Seinäjoki, Finland',
        'Växel mån–fre kl. 8–16 finsk tid',
        'För medier: viestinta@kaskimaa.example',
      ],
      phone: '+358 20 000 0100',
      email: 'konserni@kaskimaa.example',
    },
    groups: [
      {
        label: 'På den här webbplatsen',
        links: [
          { label: 'Bolaget i korthet', link: '/se/#bolaget' },
          { label: 'Ansvar', link: '/se/#ansvar' },
          { label: 'Jobba hos oss', link: '/se/#jobb' },
        ],
      },
      {
        label: 'Kaskimaas webbplatser',
        links: [
          { label: 'Kaskimaa Foodservice Sverige', link: 'site:foodservice-se/' },
          { label: 'Skogsgården', link: 'site:skogsgarden/' },
          { label: 'Delikatess', link: 'site:delikatess/' },
          { label: 'Kaskimaa International', link: 'site:international/' },
          { label: 'Kaskimaa Export', link: 'site:export/' },
        ],
      },
    ],
    social: social('kaskimaa', 'linkedin', 'youtube', 'facebook'),
    legal: legalLinks('/se'),
  },
}
