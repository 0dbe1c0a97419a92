import { picture } from '#content/pictures/pictures.ts'
import { card, cards, itemGrid, pageCard, pictured, sectionPage, text } from '#content/sections.ts'

export const recipes = sectionPage({
  path: '/reseptit',
  key: 'recipes',
  title: 'Reseptit',
  heading: 'Leipä ensin, sitten muu',
  description: 'Mitä leikkeleistä tehdään, kun siivun vieminen suoraan suuhun tuntuu liian yksinkertaiselta.',
  picture: picture('voileipa', 'Kaksi ruisleipää, joilla on kinkkua, salamia ja kurkkua'),
  publishDate: '2026-10-05',
  blocks: [
    itemGrid('kaikki-reseptit', 'Kaikki reseptit', 'recipe', { filter: { cardType: 'recipeCard' } }),
    pictured('evaat', {
      heading: 'Kolme eväsleipää',
      picture: picture('delikatess-smorgas', 'Kinkkuleipä lautasella'),
      text: `
- **Junaan:** ruisleipä, voi, palvikinkku, suolakurkku. Ei tuoksu, ei valu.
- **Kouluun:** kaurasämpylä, tuorejuusto, hunajakinkku, omenaviipale.
- **Ladulle:** limppu, sinappi, meetvursti kaksinkerroin. Kestää pakkasen.
`,
    }),
    pictured('lampimat', {
      tone: 'surface',
      side: 'right',
      heading: 'Lämmin leipä kymmenessä minuutissa',
      picture: picture('kinkku', 'Kinkkuviipaleita leikkuulaudalla'),
      text: `
Sinappia leivälle, kaksi siivua keittokinkkua, juustoraastetta ja siivu tomaattia. Uuniin 225 asteeseen kahdeksaksi minuutiksi. Päälle paistettu muna, niin se on päivällinen.
`,
    }),
    text(
      'salaatit',
      `
## Kaksi salaattia, jotka vievät nälän

**Paahtopaisti ja juurekset.** Paahda kilo juureksia, jäähdytä hetki, kääntele joukkoon 200 g paahtopaistia, lusikallinen sinappia ja etikkaa.

**Kinkku ja pavut.** Huuhtele tölkki valkoisia papuja, kuutioi 200 g palvikinkkua ja omena, sido kermaviilillä. Parhaimmillaan tunnin päästä.
`,
      'brand',
    ),
    cards('juhlat', 'Juhlapöytään', {
      shape: 'tall',
      columns: 'Three',
      rows: 3,
      cards: [
        pageCard('/reseptit/voileipakakku-illassa'),
        card(
          'Laskettu',
          'Tarjotin kahdelletoista',
          'Grammat ja järjestys.',
          '/#tarjotin',
          picture('leikkeletarjotin', 'Salamia, kinkkua, juustoja ja viinirypäleitä vadilla'),
        ),
        card(
          'CinCin',
          'Salamirulla eli kravatti',
          'Viisi minuuttia, kaksikymmentä palaa.',
          'site:cincin/#rullat',
          picture('cincin-lautanen', 'Salamia, kinkkua ja juustoa tummalla lautasella'),
        ),
      ],
    }),
  ],
})
