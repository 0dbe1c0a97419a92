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
      Pork: '/products#pork',
      Beef: '/products#beef',
      Poultry: '/products#poultry',
      'Cartons and pallets': '/products#packing',
      Specifications: '/products#specifications',
    }),
    teaserImage: picture('kylkipalat', 'Pork ribs on a board'),
    showMoreLabel: 'All product groups',
  },
  {
    label: 'Shipping',
    link: '/#cold-chain',
    children: links({
      'How an order runs': '/#order',
      'Cold chain': '/#cold-chain',
      'A loading day': '/news/before-the-container-leaves',
      'Who buys what': '/#buyers',
    }),
    teaserImage: picture('export-satama', 'Containers in a port'),
    showMoreLabel: 'Follow the cold chain',
  },
  { label: 'News', link: '/news', children: [] },
  { label: 'Contact', link: '/contact', children: [] },
]

export const navigation: AuthoredNavigation = {
  desktop: {
    topTabs: [
      { label: 'Kaskimaa International', link: 'site:international/', icon: 'globe', children: [] },
      { label: 'Kaskimaa Oyj', link: 'site:yritys/en/', icon: 'briefcase', children: [] },
      { label: 'Export desk', link: '/contact', icon: 'phone', showBorder: true, children: [] },
    ],
    bottomTabs,
  },
  mobile: {
    barLinks: links({ Products: '/products', Shipping: '/#cold-chain', Contact: '/contact' }),
    navAccordions: accordionsFrom(bottomTabs),
    navLinks: [
      { label: 'Kaskimaa International', link: 'site:international/', icon: 'globe' },
      { label: 'Call the export desk', link: 'tel:+358200000160', icon: 'phone' },
      { label: 'Kaskimaa Oyj', link: 'site:yritys/en/', icon: 'briefcase' },
    ],
  },
  footer: {
    promise: 'Frozen pork, beef and poultry from Finland, with the paperwork done before the doors are sealed.',
    contact: {
      heading: 'Export desk',
      lines: ['Kaskimaa Export', 'Kaskimaantie 3, FI-60100 Seinäjoki, Finland', 'Mon–Fri 7.00–17.00 (EET)'],
      phone: '+358 20 000 0160',
      email: 'export@kaskimaa.example',
    },
    groups: [
      {
        label: 'Kaskimaa sites',
        links: [
          { label: 'Kaskimaa International', link: 'site:international/' },
          { label: 'Kaskimaa International (German)', link: 'site:international/de/' },
          { label: 'Kaskimaa Oyj', link: 'site:yritys/en/' },
          { label: 'Kaskimaa Foodservice Sweden', link: 'site:foodservice-se/' },
          { label: 'Jyväbroiler (in Finnish)', link: 'site:jyvabroiler/' },
        ],
      },
    ],
    social: social('kaskimaa-export', 'linkedin'),
    legal: legalLinks(''),
  },
}
