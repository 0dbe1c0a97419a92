import { legalLinks } from '#content/demo/legal/en.ts'
import { accordionsFrom, links, social } from '#content/links.ts'
import { picture } from '#content/pictures/pictures.ts'
import type { AuthoredNavigation } from '#content/site-content.ts'
import type { Tab } from '#contract/navigation.ts'

const bottomTabs: Tab[] = [
  {
    label: 'Products',
    link: '/products',
    children: links({
      Smoked: '/products#smoked',
      Sausages: '/products#sausages',
      Sliced: '/products#sliced',
      Poultry: '/products#poultry',
      'Packs and labels': '/products#packs',
      'The larder': '/#larder',
    }),
    teaserImage: picture('international-platter', 'A platter of cold cuts'),
    showMoreLabel: 'All products',
  },
  {
    label: 'How we work',
    link: '/#how-we-work',
    children: links({
      'Working with us': '/#how-we-work',
      'Where it comes from': '/#origin',
      'On the table': '/#table',
      'Salt, smoke and patience': '/our-way',
    }),
    teaserImage: picture('international-story', 'A red cottage by a forest lake at sunset'),
    showMoreLabel: 'Our way',
  },
  { label: 'Our way', link: '/our-way', children: [] },
  { label: 'Contact', link: '/contact', children: [] },
]

export const navigation: AuthoredNavigation = {
  desktop: {
    topTabs: [
      { label: 'Kaskimaa Oyj', link: 'site:yritys/en/', icon: 'briefcase', children: [] },
      { label: 'Export of frozen meat', link: 'site:export/', icon: 'truck', showBorder: true, children: [] },
    ],
    bottomTabs,
  },
  mobile: {
    barLinks: links({ Products: '/products', Contact: '/contact' }),
    navAccordions: accordionsFrom(bottomTabs),
    navLinks: [
      { label: 'Write to us', link: 'mailto:international@kaskimaa.example', icon: 'mail' },
      { label: 'Kaskimaa Export', link: 'site:export/', icon: 'truck' },
      { label: 'Kaskimaa Oyj', link: 'site:yritys/en/', icon: 'briefcase' },
    ],
  },
  footer: {
    promise: 'Smoked, cured and roasted in Finland and Sweden, for shelves and counters elsewhere.',
    contact: {
      heading: 'Kaskimaa International',
      lines: [
        'Kaskimaantie 3, FI-60100 Seinäjoki, Finland',
        'Mon–Fri 8.00–16.00 (EET)',
        'We answer in English and German',
      ],
      phone: '+358 20 000 0150',
      email: 'international@kaskimaa.example',
    },
    groups: [
      {
        label: 'Kaskimaa sites',
        links: [
          { label: 'Kaskimaa Oyj', link: 'site:yritys/en/' },
          { label: 'Kaskimaa Export', link: 'site:export/' },
          { label: 'Kaskimaa for consumers', link: 'site:kuluttaja/en/' },
          { label: 'Skogsgården (in Swedish)', link: 'site:skogsgarden/' },
          { label: 'Delikatess (in German)', link: 'site:delikatess/de/' },
        ],
      },
    ],
    social: social('kaskimaa-international', 'linkedin', 'instagram'),
    legal: legalLinks(''),
  },
}
