import { picture } from '#content/pictures/pictures.ts'
import { pictured, sectionPage, text } from '#content/sections.ts'

export const ourStory = sectionPage({
  path: '/tarina',
  key: 'our-story',
  title: 'Tarinamme',
  heading: 'Kaikki alkoi siitä, että hinta oli huono',
  description:
    'Vuonna 1903 joukko eteläpohjalaisia viljelijöitä päätti, ettei karjaa enää myydä sille, joka sattuu ajamaan ohi. Siitä tuli Kaskimaa.',
  picture: picture('kuluttaja-story', 'Lehmiä laitumella, taustalla punainen navetta'),
  publishDate: '2026-09-01',
  blocks: [
    text(
      'alku',
      `
## Kokous tuvassa, helmikuu 1903

Kokouksesta on jäljellä pöytäkirja, jossa on kahvitahra ja kolmekymmentäyksi nimeä. Päätös mahtuu yhteen lauseeseen: *ostetaan vaaka, johon kaikki luottavat*. Vaaka tuli keväällä, teurastamo seuraavana vuonna. Osuuskunnan ensimmäinen palkollinen oli kirjanpitäjä, sillä rehellisyydestä haluttiin kuitti.
`,
    ),
    pictured('tilat', {
      tone: 'surface',
      heading: 'Tilat, joiden nimen tunnemme',
      picture: picture('maatila', 'Punainen navetta, lehmä ja kanoja pellon laidalla'),
      text: `
Eläimet tulevat meille sopimustiloilta. Sopimuksessa sovitaan rehusta, tiloista ja siitä, kuka käy katsomassa. Moni tila on ollut mukana neljä sukupolvea, ja joka vuosi tulee uusia, joilla navetta on kymmenen vuotta vanha ja isäntä kolmekymmentä.

Rehuvilja kasvaa enimmäkseen samalla tilalla tai naapurissa.
`,
    }),
    pictured('ihmiset', {
      side: 'right',
      heading: 'Noin 4 200 tekijää',
      picture: picture('kokki', 'Kokki pilkkomassa vihanneksia'),
      text: `
Talossa on lihanleikkaajia, eläinlääkäreitä, kuljettajia, kokkeja ja muutama ihminen, joka osaa korjata vuoden 1987 pakkauskoneen. Jokainen uusi tulija viettää ensimmäisen viikkonsa tuotannossa, myös johtaja.
`,
      links: [{ label: 'Kaskimaa työpaikkana', link: 'site:yritys/avoimet-tyopaikat' }],
    }),
    text(
      'lupaus',
      `
## Mikä ei ole muuttunut

> Lihan pitää kestää se, että isäntä itse tulee ostamaan sen takaisin.
> — Heikki Yli-Rahko, sopimustuottaja neljännessä polvessa

Vaaka on Seinäjoen toimitalon aulassa. Se näyttää edelleen oikein. Yhtiön vaiheet vuosi vuodelta ovat [Kaskimaa Oyj:n historiassa](site:yritys/historia).
`,
      'deep',
    ),
  ],
})
