import { picture } from '#content/pictures/pictures.ts'
import { card, cards, itemGrid, pageCard, pictured, sectionPage, text } from '#content/sections.ts'

export const recipes = sectionPage({
  path: '/recept',
  key: 'recipes',
  title: 'Recept',
  heading: 'Laga lite, duka mycket',
  description: 'Rätter där det mesta redan är gjort när du börjar. Resten hinner du innan det ringer på dörren.',
  picture: picture('delikatess-smorgas', 'En välfylld smörgås'),
  publishDate: '2026-05-04',
  blocks: [
    itemGrid('alla-recept', 'Alla recept', 'recipe'),
    cards('landgang', 'Den stora', {
      shape: 'tall',
      columns: 'Two',
      rows: 3,
      cards: [
        pageCard('/recept/landgang-for-sex'),
        card(
          'Brickan',
          'Regeln om tre, två, ett',
          'Pålägg, knak och röra.',
          '/#bricka',
          picture('leikkeletarjotin', 'Pålägg och ost på ett fat'),
        ),
      ],
    }),
    pictured('rostbiff', {
      tone: 'surface',
      heading: 'Rostbiff med ljummen potatissallad',
      picture: picture('lohkoperunat-ja-paisti', 'Skivad stek med klyftpotatis på tallrik'),
      text: `
Koka ett kilo små potatisar, dela dem varma och vänd i två skedar senap, en sked vinäger, kapris och gräslök. Lägg 300 g rostbiff löst ovanpå. Riven pepparrot sist, så att alla vaknar.
`,
    }),
    pictured('varma-mackor', {
      side: 'right',
      heading: 'Varma mackor, två sorter',
      picture: picture('voileipa', 'Två smörgåsar på mörkt bröd'),
      text: `
- **Klassikern:** kokt skinka, lagrad ost, stark senap. 225 °C i åtta minuter.
- **Den andra:** rökt skinka, päron, getost. Honung när den kommer ut.
`,
    }),
    text(
      'pytt',
      `
## Pytt på resterna

Tärna det som blev över, lika stort som potatisen. Stek potatisen först, löken sedan, köttet sist. Ett ägg per person, rödbetor i en skål. I Sverige är det en egen rätt, inte en ursäkt.
`,
      'deep',
    ),
  ],
})
