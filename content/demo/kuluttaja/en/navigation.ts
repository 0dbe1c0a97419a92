import { legalLinks } from '#content/demo/legal/en.ts'
import { accordionsFrom, links, social } from '#content/links.ts'
import { picture } from '#content/pictures/pictures.ts'
import type { AuthoredNavigation } from '#content/site-content.ts'
import type { Tab } from '#contract/navigation.ts'

const bottomTabs: Tab[] = [
  {
    label: 'Products',
    link: '/en/products',
    children: links({
      Mince: '/en/products#mince',
      'Steaks and roasts': '/en/products#roasts',
      Chicken: '/en/products#chicken',
      'Sausages and cold cuts': '/en/products#cold-cuts',
      'Reading a Finnish label': '/en/products#labels',
    }),
    teaserImage: picture('jauhelihapihvit', 'Browned beef patties in a frying pan'),
    showMoreLabel: 'All products',
  },
  {
    label: 'Recipes',
    link: '/en/recipes',
    children: links({
      'Finnish meatballs': '/en/recipes#meatballs',
      'Karelian stew': '/en/recipes#stew',
      'Saturday roast': '/en/#weekends',
      'Three evenings of mince': '/en/#weeknights',
      'Christmas ham': '/en/news/christmas-ham-by-thermometer',
    }),
    teaserImage: picture('lihapullat', 'Meatballs in gravy with potatoes and lingonberries'),
    showMoreLabel: 'All recipes',
  },
  {
    label: 'Our story',
    link: '/en/our-story',
    children: links({
      'A meeting in 1903': '/en/our-story#beginning',
      'The farms': '/en/our-story#farms',
      'The people': '/en/our-story#people',
      'The company today': 'site:yritys/en/',
    }),
    teaserImage: picture('kuluttaja-story', 'Cows at pasture in front of a red barn'),
    showMoreLabel: 'Read the whole story',
  },
  { label: 'News', link: '/en/news', children: [] },
  { label: 'Questions', link: '/en/questions', children: [] },
]

export const navigation: AuthoredNavigation = {
  desktop: {
    topTabs: [
      { label: 'Company', link: 'site:yritys/en/', icon: 'briefcase', children: [] },
      { label: 'Contact', link: '/en/contact', icon: 'mail', children: [] },
      { label: 'Meat shop (in Finnish)', link: 'site:lihakauppa/', icon: 'cart', showBorder: true, children: [] },
    ],
    bottomTabs,
  },
  mobile: {
    barLinks: links({ Products: '/en/products', Recipes: '/en/recipes' }),
    navAccordions: accordionsFrom(bottomTabs),
    navLinks: [
      { label: 'Meat shop (in Finnish)', link: 'site:lihakauppa/', icon: 'cart' },
      { label: 'Kaskimaa International', link: 'site:international/', icon: 'globe' },
      { label: 'Contact', link: '/en/contact', icon: 'mail' },
    ],
  },
  footer: {
    promise: 'From the fields of South Ostrobothnia to Finnish tables since 1903.',
    contact: {
      heading: 'Consumer service',
      lines: ['Kaskimaa Oyj', 'Kaskimaantie 3', 'FI-60100 Seinäjoki, Finland', 'Weekdays 9 am – 3 pm'],
      phone: '+358 20 000 0210',
      email: 'kuluttajapalvelu@kaskimaa.example',
    },
    groups: [
      {
        label: 'Kaskimaa sites',
        links: [
          { label: 'Kaskimaa Oyj, the company', link: 'site:yritys/en/' },
          { label: 'Kaskimaa International', link: 'site:international/' },
          { label: 'Kaskimaa Export', link: 'site:export/' },
          { label: 'Meat shop (in Finnish)', link: 'site:lihakauppa/' },
          { label: 'Jyväbroiler (in Finnish)', link: 'site:jyvabroiler/' },
          { label: 'Mestari (in Finnish)', link: 'site:mestari/' },
        ],
      },
    ],
    social: social('kaskimaa', 'instagram', 'facebook', 'youtube', 'pinterest'),
    legal: legalLinks('/en'),
  },
}
