import { picture } from '#content/pictures/pictures.ts'
import { sectionPage, text } from '#content/sections.ts'

export const locations = sectionPage({
  path: '/locations',
  key: 'locations',
  title: 'Locations',
  heading: 'Where the food is made',
  description: 'Four towns in Finland and two places in Sweden: addresses, and what is made where.',
  picture: picture('yritys-toimitalo', 'The Kaskimaa head office'),
  publishDate: '2026-09-15',
  blocks: [
    text(
      'seinajoki',
      `
## Seinäjoki

**Kaskimaantie 3, FI-60100 Seinäjoki.** Head office, test kitchen, the cutting room of the online shop and the Mestari smokehouse. Switchboard [+358 20 000 0100](tel:+358200000100), weekdays 8.00–16.00.
`,
    ),
    text(
      'kauhava',
      `
## Kauhava

The largest plant of the group: slaughtering, cutting, mince and freezing. Its heat pump plant will be [commissioned in November 2027](/en/newsroom/waste-heat-recovery-in-kauhava). Visits by appointment only.
`,
      'surface',
    ),
    text(
      'others',
      `
## Lapua and Kurikka

Poultry is cut and packed in Lapua. Kurikka makes cold cuts and cooked products for professional kitchens. Lorries leave both at four in the morning.
`,
    ),
    text(
      'sweden',
      `
## Sweden

**Stockholm, Hamnmagasinet 4:** Swedish sales, [Foodservice Sverige](site:foodservice-se/) and [Delikatess](site:delikatess/). **Alsjöhyttan, Rökerivägen 1:** the [Skogsgården](site:skogsgarden/) smokehouse in Bergslagen.
`,
      'brand',
    ),
  ],
})
