import { legalLinks } from '#content/demo/legal/en.ts'
import { accordionsFrom, links, social } from '#content/links.ts'

import type { AuthoredNavigation } from '#content/site-content.ts'
import type { Tab } from '#contract/navigation.ts'

const bottomTabs: Tab[] = [
  {
    label: 'Company',
    link: '/en/#company',
    children: links({
      'In brief': '/en/#company',
      'Businesses and brands': '/en/#businesses',
      History: '/en/history',
      Locations: '/en/locations',
    }),
  },
  {
    label: 'Responsibility',
    link: '/en/#responsibility',
    children: links({
      'What we measure': '/en/#responsibility',
      'Waste heat recovery': '/en/newsroom/waste-heat-recovery-in-kauhava',
      'Farms and animals': 'site:kuluttaja/en/our-story#farms',
      'Our way with smoke': 'site:international/our-way',
    }),
  },
  {
    label: 'Careers',
    link: '/en/jobs',
    children: links({
      'Open positions': '/en/jobs',
      Apprenticeships: '/en/jobs#apprenticeships',
      'Working without Finnish': '/en/jobs#language',
      'How to apply': '/en/jobs#apply',
    }),
  },
  { label: 'Newsroom', link: '/en/newsroom', children: [] },
]

export const navigation: AuthoredNavigation = {
  desktop: {
    topTabs: [
      { label: 'International', link: 'site:international/', icon: 'globe', children: [] },
      { label: 'Export', link: 'site:export/', icon: 'truck', children: [] },
      { label: 'Contact', link: '/en/contact', icon: 'mail', showBorder: true, children: [] },
    ],
    bottomTabs,
  },
  mobile: {
    barLinks: links({ Newsroom: '/en/newsroom', Careers: '/en/jobs' }),
    navAccordions: accordionsFrom(bottomTabs),
    navLinks: [
      { label: 'Contact', link: '/en/contact', icon: 'mail' },
      { label: 'Locations', link: '/en/locations', icon: 'map-pin' },
      { label: 'Export', link: 'site:export/', icon: 'truck' },
    ],
  },
  footer: {
    promise: 'Kaskimaa is a food company founded in 1903 by farmers in South Ostrobothnia, Finland.',
    contact: {
      heading: 'Kaskimaa Oyj',
      lines: [
        'Kaskimaantie 3, FI-60100 Seinäjoki, Finland',
        'Switchboard Mon–Fri 8.00–16.00 (EET)',
        'Media: viestinta@kaskimaa.example',
      ],
      phone: '+358 20 000 0100',
      email: 'konserni@kaskimaa.example',
    },
    groups: [
      {
        label: 'On this site',
        links: [
          { label: 'The company in brief', link: '/en/#company' },
          { label: 'Responsibility', link: '/en/#responsibility' },
          { label: 'Working at Kaskimaa', link: '/en/#work' },
        ],
      },
      {
        label: 'Kaskimaa sites',
        links: [
          { label: 'Kaskimaa for consumers', link: 'site:kuluttaja/en/' },
          { label: 'Kaskimaa International', link: 'site:international/' },
          { label: 'Kaskimaa Export', link: 'site:export/' },
          { label: 'Kaskimaa Foodservice Sweden', link: 'site:foodservice-se/' },
        ],
      },
    ],
    social: social('kaskimaa', 'linkedin', 'youtube', 'facebook'),
    legal: legalLinks('/en'),
  },
}
