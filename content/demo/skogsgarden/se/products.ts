import { picture } from '#content/pictures/pictures.ts'
import { itemGrid, pictured, sectionPage, text } from '#content/sections.ts'

export const products = sectionPage({
  path: '/produkter',
  key: 'products',
  title: 'Produkter',
  heading: 'Fyra krokar i taket',
  description:
    'Korven hänger längst in, skinkan närmast dörren. Här står vad som är vad, och hur tjockt det ska skäras.',
  picture: picture('skogsgarden-hero', 'Rökt skinka och korvar på ett bord vid skogsbrynet'),
  publishDate: '2026-06-01',
  blocks: [
    itemGrid('alla-produkter', 'Alla produkter', 'product', { count: 48 }),
    pictured('korv', {
      heading: 'Korv',
      picture: picture('skogsgarden-korv', 'Rökta korvar'),
      text: `
**Alsjökorven** är grovmalen och rökt i fjorton timmar. **Falukorven** får fyra timmar och klarar ugnen. **Prinskorven** får en kvart, för den är otålig.

Alla tre är kokta och klara. Du värmer, vi har gjort resten.
`,
    }),
    pictured('skinka', {
      tone: 'surface',
      side: 'right',
      heading: 'Skinka',
      picture: picture('kinkku', 'Skivad skinka på en skärbräda'),
      text: `
Rimmad i tolv dagar, rökt över natten, aldrig pressad i form. Därför är skivorna olika stora. På ben till jul, benfri resten av året.

Skär tjockt. Tunn skinka är till för folk som har bråttom.
`,
    }),
    pictured('sidflask', {
      heading: 'Sidfläsk',
      picture: picture('pekoni', 'Bacon och stekt ägg i en stekpanna'),
      text: `
Fyra millimeter, torrsaltat, med svålen kvar. Börja i kall panna. Fettet sparar du i en kopp: det är halva raggmunken.
`,
    }),
    text(
      'medvurst',
      `
## Medvurst

Tre veckor i kallrök och mörker, sedan två i svalen. Syrlig, lite seg, mycket envis. Håller en månad i kylen om snittytan täcks. Hittills har ingen kunnat kontrollera det.
`,
      'brand',
    ),
    text(
      'finns',
      `
## Var finns den?

I de flesta större livsmedelsbutiker i Mellansverige, i kyldisken bredvid bordet med senap. Storkök beställer av [Kaskimaa Foodservice](site:foodservice-se/produkter). På rökeriet säljer vi inte över disk, men det luktar gott på parkeringen.
`,
      'surface',
    ),
  ],
})
