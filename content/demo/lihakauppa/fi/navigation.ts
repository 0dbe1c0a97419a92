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
      Pihvit: '/tuotteet#pihvit',
      Paistit: '/tuotteet#paistit',
      Pataan: '/tuotteet#pataan',
      Jauheliha: '/tuotteet#jauheliha',
      Makkarat: '/tuotteet#makkarat',
      'Punaiset hintalaput': '/tuotteet#punaiset',
      Lahjakortti: '/ohjeet#lahjakortti',
    }),
    teaserImage: picture('entrecote', 'Kaksi raakaa entrecôtepihviä'),
    showMoreLabel: 'Koko tiski',
  },
  {
    label: 'Lihamestari neuvoo',
    link: '/#muistilappu',
    children: links({
      Muistilappu: '/#muistilappu',
      'Pihvi pannulla': '/#pihvit',
      'Halpa pala, pitkä aika': '/#padat',
      'Säilytys ja sulatus': '/ohjeet#sailytys',
      'Joulukinkku mittarilla': 'site:kuluttaja/ajankohtaista/joulukinkku-mittarilla',
    }),
    teaserImage: picture('lihakauppa-story', 'Lihamestari leikkaa lihaa tiskin takana'),
    showMoreLabel: 'Mikä pala mihinkin',
  },
  { label: 'Toimitus', link: '/#toimitus', icon: 'truck', children: [] },
  { label: 'Ohjeet', link: '/ohjeet', children: [] },
]

export const navigation: AuthoredNavigation = {
  desktop: {
    topTabs: [
      { label: 'Kaskimaa', link: 'site:kuluttaja/', children: [] },
      { label: 'Ravintoloille', link: 'site:ammattilaiset/', icon: 'chef', children: [] },
      { label: 'Kysy tiskiltä', link: '/ota-yhteytta', icon: 'phone', children: [] },
    ],
    bottomTabs,
  },
  mobile: {
    barLinks: links({ Tiski: '/tuotteet', Toimitus: '/#toimitus', Ohjeet: '/ohjeet' }),
    navAccordions: accordionsFrom(bottomTabs),
    navLinks: [
      { label: 'Kysy tiskiltä', link: '/ota-yhteytta', icon: 'phone' },
      { label: 'Toimitusehdot', link: '/toimitusehdot', icon: 'file' },
      { label: 'Ravintoloille', link: 'site:ammattilaiset/', icon: 'chef' },
      { label: 'Kaskimaa', link: 'site:kuluttaja/', icon: 'store' },
    ],
  },
  footer: {
    promise: 'Lihatiski, joka tulee kotiovelle kylmänä ja oikeankokoisina paloina.',
    contact: {
      heading: 'Kysy tiskiltä',
      lines: ['Kaskimaan Lihakauppa', 'Kaskimaantie 3', '60100 Seinäjoki', 'Ma–pe klo 8–17, la klo 9–13'],
      phone: '+358 20 000 0220',
      email: 'lihakauppa@kaskimaa.example',
    },
    groups: [
      {
        label: 'Lihakauppa',
        links: [
          { label: 'Näin tilaat', link: '/ohjeet#tilaaminen' },
          { label: 'Säilytys ja sulatus', link: '/ohjeet#sailytys' },
          { label: 'Jos jokin menee pieleen', link: '/ohjeet#reklamaatio' },
        ],
      },
      {
        label: 'Kaskimaan sivustot',
        links: [
          { label: 'Kaskimaa', link: 'site:kuluttaja/' },
          { label: 'Jyväbroiler', link: 'site:jyvabroiler/' },
          { label: 'Mestari', link: 'site:mestari/' },
          { label: 'Herkkutiski', link: 'site:deli/' },
          { label: 'Kaskimaa Ammattilaiset', link: 'site:ammattilaiset/' },
        ],
      },
    ],
    social: social('kaskimaanlihakauppa', 'instagram', 'facebook', 'tiktok'),
    legal: [...links({ Toimitusehdot: '/toimitusehdot' }), ...legalLinks()],
  },
}
