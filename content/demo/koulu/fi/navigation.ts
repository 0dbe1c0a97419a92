import { legalLinks } from '#content/demo/legal/fi.ts'
import { accordionsFrom, links, social } from '#content/links.ts'
import { picture } from '#content/pictures/pictures.ts'
import type { AuthoredNavigation } from '#content/site-content.ts'
import type { Tab } from '#contract/navigation.ts'

const bottomTabs: Tab[] = [
  {
    label: 'Oppitunnit',
    link: '/materiaalit',
    children: links({
      'Pellolta lautaselle, 3–6': '/materiaalit#tunti-1',
      'Lautanen palasina, 7–9': '/materiaalit#tunti-2',
      'Kylmäketjun dekkari, 7–9': '/materiaalit#tunti-3',
      'Hävikkimatikka, 5–9': '/materiaalit#tunti-4',
    }),
    teaserImage: picture('koulu-ruokaympyra', 'Lautasmalli: kasviksia, perunoita ja lihapullia'),
    showMoreLabel: 'Kaikki materiaalit',
  },
  {
    label: 'Opettajalle',
    link: '/#opettajalle',
    children: links({
      'Avaa, tulosta, aloita': '/#opettajalle',
      Tilavierailu: '/#vierailu',
      'Näin tilaat paketin': '/ota-yhteytta#paketti',
      'Mitä emme tee': '/ota-yhteytta#periaatteet',
    }),
    teaserImage: picture('koulu-story', 'Kolme oppilasta kirjojen ääressä luokassa'),
    showMoreLabel: 'Opettajan sivu',
  },
  { label: 'Oppilaalle', link: '/#oppilaalle', children: [] },
  { label: 'Tilavierailu', link: '/#vierailu', children: [] },
]

export const navigation: AuthoredNavigation = {
  desktop: {
    topTabs: [
      { label: 'Kaskimaa', link: 'site:kuluttaja/', children: [] },
      { label: 'Kaskimaa Oyj', link: 'site:yritys/', children: [] },
      { label: 'Ota yhteyttä', link: '/ota-yhteytta', icon: 'mail', showBorder: true, children: [] },
    ],
    bottomTabs,
  },
  mobile: {
    barLinks: links({ Oppitunnit: '/materiaalit', Oppilaalle: '/#oppilaalle' }),
    navAccordions: accordionsFrom(bottomTabs),
    navLinks: [
      { label: 'Tilavierailu', link: '/#vierailu', icon: 'calendar' },
      { label: 'Ota yhteyttä', link: '/ota-yhteytta', icon: 'mail' },
      { label: 'Kaskimaa Oyj', link: 'site:yritys/', icon: 'briefcase' },
    ],
  },
  footer: {
    promise: 'Maksutonta opetusmateriaalia ruoasta, pellolta tiskialtaalle.',
    contact: {
      heading: 'Kaskimaan koulun toimitus',
      lines: ['Kaskimaa Oyj / Koulu', 'Kaskimaantie 3', '60100 Seinäjoki', 'Koulupäivinä klo 8–15'],
      phone: '+358 20 000 0270',
      email: 'koulu@kaskimaa.example',
    },
    groups: [
      {
        label: 'Kaskimaan sivustot',
        links: [
          { label: 'Kaskimaa', link: 'site:kuluttaja/' },
          { label: 'Kaskimaa Oyj', link: 'site:yritys/' },
          { label: 'Kaskimaa Ammattilaiset', link: 'site:ammattilaiset/' },
          { label: 'Jyväbroiler', link: 'site:jyvabroiler/' },
        ],
      },
    ],
    social: social('kaskimaankoulu', 'youtube', 'pinterest'),
    legal: legalLinks(),
  },
}
