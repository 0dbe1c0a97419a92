import { picture } from '#content/pictures/pictures.ts'
import { card, cards, itemGrid, pageCard, pictured, sectionPage, text } from '#content/sections.ts'

export const productsAndRecipes = sectionPage({
  path: '/tuotteet-ja-reseptit',
  key: 'products-and-recipes',
  title: 'Tuotteet ja reseptit',
  heading: 'Ensin pala, sitten ruoka',
  description:
    'Broilerissa ei ole huonoa palaa, on vain väärään ruokaan valittuja. Tässä kukin pala omassa ruoassaan, ajat ja asteet mukana.',
  picture: picture('jyvabroiler-hero', 'Paistettu broileri lautasella, vieressä viljan tähkiä'),
  publishDate: '2026-10-12',
  blocks: [
    itemGrid('kaikki-tuotteet', 'Kaikki tuotteet', 'product', { count: 48, filter: { cardType: 'productCard' } }),
    itemGrid('kaikki-reseptit', 'Kaikki reseptit', 'recipe', { tone: 'surface' }),
    pictured('fileet', {
      eyebrow: '20 minuuttia',
      heading: 'Fileet sitruunavoissa',
      picture: picture('jyvabroiler-fileet', 'Raakoja broilerin fileitä, sitruunaa ja yrttejä laudalla'),
      text: `
Nuiji neljä fileetä tasapaksuisiksi, suolaa ja jauhota kevyesti. Paista voissa kolme minuuttia puoleltaan. Purista pannulle puolikas sitruuna, lisää lusikallinen kapriksia ja anna poreilla minuutti.

Filee kuivuu sinä minuuttina, jona haet lautaset. Hae ne ensin.
`,
    }),
    pictured('koivet', {
      tone: 'surface',
      side: 'right',
      eyebrow: '50 minuuttia',
      heading: 'Koipireidet juurespellillä',
      picture: picture('broilerin-koipi', 'Kaksi paistettua broilerin koipea lautasella'),
      text: `
Lohko porkkanat, sipulit ja perunat pellille, öljyä ja suolaa sekaan. Koivet päälle nahkapuoli ylöspäin. 200 astetta ja 50 minuuttia: rasva valuu juureksiin ja tekee ne valmiiksi.

Jos paistat kuudelle, ota kaksi peltiä. Ahtaassa kaikki kiehuu.
`,
    }),
    pictured('siivet', {
      eyebrow: 'Sormin',
      heading: 'Siivet hunajalla ja chilillä',
      picture: picture('broilerin-siivet', 'Broilerin siipiä ja dippiä laudalla'),
      text: `
Kuivaa kilo siipiä paperilla ja pyörittele teelusikallisessa leivinjauhetta ja suolaa: nahka rapeutuu. Uuniin 225 asteeseen 30 minuutiksi, kertaalleen kääntäen.

Sekoita kuumana joukkoon kaksi lusikallista hunajaa, yksi chilikastiketta ja loraus etikkaa. Servettejä kolme henkeä kohden.
`,
    }),
    cards('kokonainen', 'Kokonainen lintu, monta ruokaa', {
      tone: 'surface',
      shape: 'wide',
      columns: 'Three',
      rows: 3,
      cards: [
        pageCard('/reseptit/sunnuntain-broileri-ja-ohraa'),
        card(
          'Maanantai',
          'Lounassalaatti',
          'Revittyä broileria, ohraa ja omenaa.',
          '/#tahteet',
          picture('broilerisalaatti', 'Broilerisalaattia kulhossa'),
        ),
        card(
          'Tiistai',
          'Luista liemi',
          'Kaksi tuntia kattilassa, loppuviikko pakastimessa.',
          '/#tahteet',
          picture('keitto', 'Kulhollinen lihakeittoa, jossa on juureksia ja herneitä'),
        ),
      ],
    }),
    text(
      'viikko',
      `
## Viisi iltaa, viisi kanaa

- **Maanantai:** suikaleet pannulla, parsakaali ja soijakastike. Riisi vie pisimpään.
- **Tiistai:** kermainen broilerikeitto sunnuntain liemestä.
- **Keskiviikko:** jauhettu broileri tacoihin, lime päälle.
- **Torstai:** koivet pellillä, uuni tekee työn.
- **Perjantai:** siivet ja kurkkuraita. Televisio auki, puhelimet pois.
`,
      'brand',
    ),
  ],
})
