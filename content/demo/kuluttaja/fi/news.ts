import { picture } from '#content/pictures/pictures.ts'
import { card, cards, itemGrid, pageCard, sectionPage, text } from '#content/sections.ts'

export const news = sectionPage({
  path: '/ajankohtaista',
  key: 'news',
  title: 'Ajankohtaista',
  heading: 'Marraskuussa puhutaan kinkusta',
  description: 'Mitä keittiössä, tiloilla ja kaupan hyllyssä tapahtuu juuri nyt. Kirjoitamme, kun on asiaa.',
  picture: picture('joulukinkku', 'Kuorrutettu joulukinkku vadilla'),
  publishDate: '2026-11-09',
  blocks: [
    itemGrid('kaikki-uutiset', 'Tuoreimmat', 'news', { filter: { cardType: 'newsCard' } }),
    cards('jutut', 'Uusimmat jutut', {
      shape: 'wide',
      columns: 'Three',
      cards: [
        pageCard('/ajankohtaista/joulukinkku-mittarilla'),
        card(
          'Mestari',
          'Kolme mestaria, yksi vihko',
          'Miten makkara sai nimen 1952.',
          'site:mestari/tarina',
          picture('mestari-story', 'Harmaahapsinen makkaramestari, takana makkaroita orrella'),
        ),
        card(
          'Kaskimaa Oyj',
          'Hukkalämpö talteen Kauhavalla',
          'Sama energia, yksi lasku.',
          'site:yritys/uutishuone/hukkalampo-talteen-kauhavalla',
          picture('yritys-story', 'Kolme työntekijää tuotantolaitoksen pihalla'),
        ),
      ],
    }),
    text(
      'sesonki',
      `
## Sesonki nyt: juurekset ja hidas uuni

Marraskuun pata tekee itsensä, jos sen aloittaa ajoissa. Lanttu, porkkana ja palsternakka ovat nyt halvimmillaan ja makeimmillaan. Kuutioi ne isoiksi, sillä pieni kuutio häviää pataan ja iso jää lautaselle muistoksi.

Kinkut tulevat kauppoihin marraskuun lopussa. Jos tilaat luullisen, varaa pakastimeen tilaa jo nyt: seitsemän kiloa on isompi kuin muistat.
`,
      'surface',
    ),
    text(
      'kaupassa',
      `
## Kaupan hyllyssä

- **Joulukinkut** viikosta 48 alkaen, luulla ja ilman.
- **Karjalanpaistilihat** kolmen lihan pakkauksena helmikuuhun asti.
- **Rosolliin ja laatikoihin** ei meiltä saa mitään, mutta niiden viereen saa.

Jos lähikaupastasi ei löydy etsimääsi, kysy kauppiaalta. Toive kulkee meille asti, ja usein tuote on hyllyssä parissa viikossa.
`,
    ),
  ],
})
