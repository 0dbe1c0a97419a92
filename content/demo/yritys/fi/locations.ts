import { picture } from '#content/pictures/pictures.ts'
import { sectionPage, text } from '#content/sections.ts'

export const locations = sectionPage({
  path: '/toimipaikat',
  key: 'locations',
  title: 'Toimipaikat',
  heading: 'Missä ruoka tehdään',
  description: 'Neljä paikkakuntaa Suomessa ja kaksi Ruotsissa. Osoitteet, vastaanotto ja se, mitä missäkin tehdään.',
  picture: picture('yritys-toimitalo', 'Kaskimaan toimitalo'),
  publishDate: '2026-09-15',
  blocks: [
    text(
      'seinajoki',
      `
## Seinäjoki

**Kaskimaantie 3, 60100 Seinäjoki.** Pääkonttori, koekeittiö, Lihakaupan leikkaamo ja Mestarin savustamo. Vaihde [+358 20 000 0100](tel:+358200000100), arkisin klo 8–16. Tavaran vastaanotto takapihalta klo 5–14.
`,
    ),
    text(
      'kauhava',
      `
## Kauhava

Konsernin suurin tuotantolaitos: teurastus, leikkuu, jauheliha ja pakastus. Lämpöpumppulaitos [otetaan käyttöön marraskuussa 2027](/uutishuone/hukkalampo-talteen-kauhavalla). Vierailut vain sovitusti.
`,
      'surface',
    ),
    text(
      'muut-suomi',
      `
## Lapua ja Kurikka

Lapualla leikataan ja pakataan siipikarja, Kurikassa valmistetaan leikkeleet ja kypsät tuotteet ammattikeittiöille. Kuljetukset lähtevät molemmista neljältä aamulla.
`,
    ),
    text(
      'ruotsi',
      `
## Ruotsi

**Tukholma, Hamnmagasinet 4:** Ruotsin myynti, [Foodservice Sverige](site:foodservice-se/) ja [Delikatess](site:delikatess/). **Alsjöhyttan, Rökerivägen 1:** [Skogsgårdenin](site:skogsgarden/) savustamo Bergslagenissa.
`,
      'brand',
    ),
  ],
})
