import { picture } from '#content/pictures/pictures.ts'
import { itemGrid, pictured, sectionPage, text } from '#content/sections.ts'

export const products = sectionPage({
  path: '/tuotteet',
  key: 'products',
  title: 'Tuotteet',
  heading: 'Seuraava, olkaa hyvä',
  description: 'Vasemmalta oikealle: kinkut, paahtopaisti, meetvurstit ja pasteijat. Maistiaisen saa pyytämättäkin.',
  picture: picture('deli-tiski', 'Herkkutiski, jossa on makkaroita, kinkkua ja juustoja'),
  publishDate: '2026-10-05',
  blocks: [
    itemGrid('kaikki-tuotteet', 'Kaikki tuotteet', 'product', { count: 48, filter: { cardType: 'productCard' } }),
    pictured('kinkut', {
      heading: 'Kinkut',
      picture: picture('kinkku', 'Kinkkuviipaleita leikkuulaudalla'),
      text: `
**Palvikinkku** on savuinen ja suolainen, **keittokinkku** mieto ja mehukas, **hunajakinkku** se, jonka lapset valitsevat. Kaikki ovat kokonaista lihasta: viipaleessa näkyy syyn suunta.

Palvikinkku ruisleivälle, keittokinkku munakkaaseen, hunajakinkku suoraan sormista.
`,
    }),
    pictured('paahtopaisti', {
      tone: 'surface',
      side: 'right',
      heading: 'Paahtopaisti',
      picture: picture('uunipaisti', 'Sidottu uunipaisti ja siitä leikattuja viipaleita laudalla'),
      text: `
Naudan kulmapaistia, pippuripinta, sisältä roosa. Puolentoista millin siivuna se laskostuu. Paksumpana se kannattaa syödä lautaselta, piparjuuren ja lämpimän perunasalaatin kanssa.
`,
    }),
    pictured('meetvurstit', {
      heading: 'Meetvurstit ja salamit',
      picture: picture('meetvursti', 'Meetvurstia tankona ja viipaleina laudalla'),
      text: `
Meetvursti on suomalainen ja hapan, salami eteläinen ja makea. Molemmat kypsyvät viikkoja, ja siksi niitä leikataan ohuelti. Kokonainen tanko säilyy jääkaapissa kuukauden, jos leikkuupinta peitetään.
`,
    }),
    text(
      'pasteijat',
      `
## Pasteijat

Maksapasteija palana, maalaispatee viipaleena ja kanapatee niille, jotka sanovat, etteivät pidä pateesta. Tarjoa huoneenlämpöisenä, veitsi viereen ja suolakurkku kaveriksi.
`,
      'brand',
    ),
    text(
      'maarat',
      `
## Kuinka paljon tilataan?

- **Leivälle:** 30–40 g henkeä kohden.
- **Aamiaiselle:** 50 g, kahta lajia.
- **Juhlapöytään:** 80–100 g, kun on muutakin, 150 g, kun ei ole.
- **Kakkuun:** 550 g kahdelletoista, kuten [voileipäkakussa](/reseptit/voileipakakku-illassa).

Tilaa mieluummin yksi laji enemmän kuin sata grammaa lisää samaa.
`,
      'surface',
    ),
  ],
})
