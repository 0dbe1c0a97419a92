import { picture } from '#content/pictures/pictures.ts'
import { card, cards, itemGrid, pageCard, pictured, sectionPage, text } from '#content/sections.ts'

export const recipes = sectionPage({
  path: '/reseptit',
  key: 'recipes',
  title: 'Reseptit',
  heading: 'Sata annosta, ei yhtään arvausta',
  description: 'Kolme perusruokaa, jotka on punnittu, kypsennetty ja syöty. Määrät sadalle aikuisen lounasannokselle.',
  picture: picture('lounastarjotin', 'Lounas tarjottimella'),
  publishDate: '2026-09-01',
  blocks: [
    itemGrid('kaikki-reseptit', 'Kaikki reseptit', 'recipe', { filter: { cardType: 'recipeCard' } }),
    pictured('lihapata', {
      eyebrow: '100 annosta, 2 dl',
      heading: 'Lihapata',
      picture: picture('karjalanpaisti', 'Höyryävä pata täynnä lihaa ja porkkanaa'),
      text: `
- 12 kg nautakuutiota
- 3 kg sipulia, 3 kg porkkanaa, 400 g tomaattipyreetä
- 9 l lihalientä, 400 g vehnäjauhoja, 100 g suolaa

1. Ruskista liha uunissa 220 °C:ssa GN-vuoissa, 15 minuuttia.
2. Lisää kasvikset, pyree ja jauhot, sekoita, kaada kuuma liemi.
3. Kansi päälle, 150 °C ja 2,5 tuntia. Valmista 20 litraa.
`,
    }),
    pictured('broilerikastike', {
      tone: 'surface',
      side: 'right',
      eyebrow: '100 annosta, 2 dl',
      heading: 'Broilerikastike',
      picture: picture('broilerisalaatti', 'Broileria ja kasviksia kulhossa'),
      text: `
- 13 kg broilerisuikaletta
- 2 kg sipulia, 2 kg paprikaa, 150 g currya
- 6 l kanalientä, 4 l ruokakermaa, 500 g maissitärkkelystä

1. Paista suikale kolmessa erässä, 75 °C tai yli.
2. Kuullota kasvikset ja curry, lisää liemi ja kerma.
3. Suurusta, yhdistä ja kuumenna. Pidä vähintään 60 °C:ssa.
`,
    }),
    pictured('keitto', {
      eyebrow: '100 annosta, 4 dl',
      heading: 'Jauhelihakeitto',
      picture: picture('keitto', 'Juureksia ja lihaa keittolautasella'),
      text: `
- 6 kg jauhelihaa 10 %
- 10 kg perunakuutiota, 6 kg keittojuureksia
- 22 l lientä, 15 laakerinlehteä, 180 g suolaa

1. Ruskista jauheliha ja maustepippuri padassa.
2. Lisää juurekset ja liemi, keitä 15 minuuttia.
3. Perunat viimeiseksi, 20 minuuttia. Persilja luukulla.
`,
    }),
    text(
      'laskenta',
      `
## Näin reseptit on laskettu

Annospaino on aikuisen lounas. Esiopetukseen laske 0,5, alakouluun 0,7, yläkouluun 1,0 ja vuorotyöhön 1,2. Suola on noin prosentti lihan painosta ja 0,6 prosenttia valmiista keitosta.

Häviöt on mitattu yhdistelmäuunissa. Jos kypsennät padassa, painohäviö on muutaman prosentin pienempi ja aika pidempi.
`,
      'deep',
    ),
    cards('lisaa', 'Seuraavaksi', {
      shape: 'wide',
      columns: 'Two',
      rows: 3,
      cards: [
        pageCard('/keittion-arki'),
        card(
          'Luvut',
          'Sadan annoksen muistilappu',
          'Raakapainot, häviöt ja vuoat.',
          '/#mitoitus',
          picture('jauheliha', 'Raakaa jauhelihaa leikkuulaudalla'),
        ),
      ],
    }),
  ],
})
