import { picture } from '#content/pictures/pictures.ts'
import { sectionPage, text } from '#content/sections.ts'

export const history = sectionPage({
  path: '/history',
  key: 'history',
  title: 'History',
  heading: 'Scales that everyone trusted',
  description: 'From a cooperative to a group: the years in which something really changed.',
  picture: picture('yritys-hero', 'Cows grazing in front of a grain field and a red barn'),
  publishDate: '2026-03-02',
  blocks: [
    text(
      'cooperative',
      `
## 1903–1951: The cooperative

- **1903** Thirty-one farmers found a cooperative and buy a pair of scales.
- **1904** The first slaughterhouse is built beside Seinäjoki station, so that meat can travel by train.
- **1927** Refrigeration replaces the ice that used to be sawn from the river.
- **1946** More than two thousand members, with one vote each.
`,
    ),
    text(
      'brands',
      `
## 1952–1994: The brands

- **1952** The first batch of Mestari sausages.
- **1968** The Kauhava production plant opens.
- **1979** Poultry joins, with the first Jyväbroiler farms in Ilmajoki.
- **1991** Herkkutiski opens its serve-over counters in shops.
`,
      'surface',
    ),
    text(
      'group',
      `
## 1995 onwards: The group

- **1995** The cooperative becomes a limited company. The farmers keep the majority.
- **2007** Skogsgården of Sweden joins the group, smokehouse and night watch included.
- **2014** Export becomes a business of its own.
- **2021** The meat shop goes online.
- **2026** The decision to [recover waste heat in Kauhava](/en/newsroom/waste-heat-recovery-in-kauhava).
`,
    ),
  ],
})
