import { picture } from '#content/pictures/pictures.ts'
import type { RecipeRow } from '#content/recipes.ts'

/** Weighed for a line of a hundred: what is counted onto the plate. */
export const pieceRecipes: RecipeRow[] = [
  {
    slug: 'uunilihapullat-100',
    title: 'Uunilihapullat ja kermakastike',
    description: 'Viisi pullaa annokseen, sata annosta tunnissa. Taikina lepää, jotta pullat pysyvät pyöreinä.',
    picture: picture('vuoka-lihapullat', 'Lihapullia vaaleassa kastikkeessa teräksisessä vuoassa'),
    date: '2026-08-25',
    minutes: 100,
    serves: 100,
    portion: 190,
    categories: ['lunchPieces'],
    tags: ['oven', 'mince', 'always'],
    steps: [
      {
        heading: 'Pullat',
        ingredients: `
          10 kg sika-nautajauhelihaa
          1 kg korppujauhoja
          2,5 l vettä
          1,5 kg sipulikuutiota
          1 kg nestemäistä kokomunaa
          130 g suolaa
          20 g maustepippuria`,
        instructions: `
          Turvota korppujauhot vedessä 15 minuuttia. Sekoita kaikki ainekset yleiskoneessa kaksi minuuttia, ei pidempään.
          Annostele 30 gramman pulliksi öljytyille pelleille ja paista 200 °C:ssa 14 minuuttia. Sisälämpötila vähintään 75 °C.`,
      },
      {
        heading: 'Kastike',
        ingredients: `
          4 l lihalientä
          2 l ruokakermaa 15 %
          300 g vehnäjauhoja
          250 g voita
          1 dl soijakastiketta`,
        instructions: `
          Ruskista jauhot voissa, lisää liemi ja kerma ja keitä viisi minuuttia. Mausta soijalla ja kaada pullien päälle.`,
      },
    ],
  },
  {
    slug: 'naudan-yopaisti-60',
    title: 'Naudan yöpaisti',
    description: 'Uuni tekee yövuoron ilman lisiä. Aamulla paisti on mureaa ja kokki nukkunut.',
    picture: picture('uunipaisti', 'Sidottu uunipaisti ja siitä leikattuja viipaleita laudalla'),
    date: '2026-10-06',
    minutes: 660,
    serves: 60,
    portion: 160,
    categories: ['lunchPieces'],
    tags: ['oven', 'beef', 'always', 'milkFree', 'glutenFree'],
    steps: [
      {
        heading: 'Illalla',
        ingredients: `
          9 kg [naudan sisäpaistia](/tuotteet/sisapaisti-pala)
          100 g suolaa
          20 g mustapippuria
          1 dl rypsiöljyä`,
        instructions: `
          Suolaa paistit edellisenä päivänä. Ruskista 230 °C:ssa 15 minuuttia ritilöillä.
          Laske uuni 80 °C:seen, aseta mittari suurimman paistin keskelle ja kypsennä yön yli, 9–10 tuntia, kunnes sisälämpötila on 71 °C.`,
      },
      {
        heading: 'Aamulla',
        ingredients: `
          3 l lihalientä
          150 g maissitärkkelystä`,
        instructions: `
          Anna paistien levätä 30 minuuttia ja viipaloi poikkisyin, kolme viipaletta annokseen.
          Suurusta vuokiin valunut liemi ja lihaliemi kastikkeeksi, 50 g annokselle.`,
      },
    ],
  },
  {
    slug: 'broilerin-koipireisi-50',
    title: 'Uunissa paahdettu koipireisi',
    description: 'Rapea nahka vaatii kuivan uunin. Höyryllä aloitetaan, paahdolla lopetetaan.',
    picture: picture('vuoka-koivet', 'Paahdettuja broilerin koipia teräksisessä vuoassa'),
    date: '2026-10-13',
    minutes: 70,
    serves: 50,
    portion: 210,
    categories: ['lunchPieces'],
    tags: ['oven', 'chicken', 'always', 'milkFree', 'glutenFree'],
    steps: [
      {
        heading: 'Maustus',
        ingredients: `
          14 kg broilerin koipireittä
          2 dl rypsiöljyä
          140 g suolaa
          60 g paprikajauhetta
          20 g valkosipulijauhetta`,
        instructions: `
          Kuivaa koivet ja hiero mausteöljy pintaan. Lado ritilöille nahkapuoli ylös, vuoat alle.`,
      },
      {
        heading: 'Kypsennys',
        ingredients: `
          2 l kanalientä`,
        instructions: `
          Kypsennä yhdistelmätoiminnolla 160 °C:ssa ja 60 prosentin kosteudessa 25 minuuttia.
          Vaihda kiertoilmalle, 220 °C, ja paahda 12 minuuttia. Luun vierestä vähintään 80 °C.
          Siivilöi vuokiin valunut neste ja ohenna se liemellä kastikkeeksi.`,
      },
    ],
  },
  {
    slug: 'jauhelihapihvi-ja-pippurikastike-100',
    title: 'Jauhelihapihvi ja pippurikastike',
    description: 'Sadan gramman pihvi, joka painaa sata grammaa vielä lautasellakin. Kivennäisvesi ei ole vitsi.',
    picture: picture('vuoka-pihvit', 'Jauhelihapihvejä ja sipulirenkaita teräksisessä vuoassa'),
    date: '2026-10-20',
    minutes: 90,
    serves: 100,
    portion: 160,
    categories: ['lunchPieces'],
    tags: ['oven', 'mince', 'always'],
    steps: [
      {
        heading: 'Pihvit',
        ingredients: `
          11 kg [naudan jauhelihaa 17 %](/tuotteet/naudan-jauheliha-17-2-kg)
          800 g korppujauhoja
          2 l kivennäisvettä
          800 g nestemäistä kokomunaa
          140 g suolaa
          25 g mustapippuria`,
        instructions: `
          Turvota korppujauhot kivennäisvedessä. Sekoita ainekset ja muotoile 140 gramman pihveiksi.
          Paista öljytyillä pelleillä 220 °C:ssa 12 minuuttia. Sisälämpötila vähintään 75 °C.`,
      },
      {
        heading: 'Pippurikastike',
        ingredients: `
          4 l lihalientä
          2 l ruokakermaa 15 %
          200 g viherpippuria
          250 g maissitärkkelystä`,
        instructions: `
          Kiehauta liemi ja kerma, suurusta ja mausta pippurilla. Annostele pihvien päälle vasta linjassa.`,
      },
    ],
  },
  {
    slug: 'lindstrominpihvi-80',
    title: 'Lindströmin pihvi',
    description: 'Punajuuri ja kapris keventävät pihvin ja tekevät väristä puheenaiheen.',
    picture: picture('lindstrominpihvi', 'Punajuurella värjättyjä pihvejä, perunoita ja kastiketta lautasella'),
    date: '2026-03-24',
    minutes: 85,
    serves: 80,
    portion: 140,
    categories: ['lunchPieces'],
    tags: ['oven', 'mince', 'spring'],
    steps: [
      {
        heading: 'Massa',
        ingredients: `
          8 kg [naudan jauhelihaa 10 %](/tuotteet/naudan-jauheliha-10-5-kg)
          2 kg etikkapunajuurikuutiota
          1 kg keitettyä perunaa raasteena
          1 kg sipulikuutiota
          300 g kapriksia
          800 g nestemäistä kokomunaa
          110 g suolaa`,
        instructions: `
          Valuta punajuuri hyvin. Sekoita ainekset kevyesti käsin, jotta punajuuri ei värjää koko massaa.
          Muotoile 150 gramman pihveiksi öljytyille pelleille.`,
      },
      {
        heading: 'Paisto ja tarjoilu',
        ingredients: `
          4 l kermaviiliä
          200 g kapriksia
          100 g ruohosipulia`,
        instructions: `
          Paista 200 °C:ssa 14 minuuttia, sisälämpötila vähintään 75 °C.
          Sekoita kermaviili, hienonnetut kaprikset ja ruohosipuli kylmäksi kastikkeeksi, 50 g annokselle.`,
      },
    ],
  },
  {
    slug: 'revitty-nauta-hampurilainen-50',
    title: 'Revitty nauta sämpylässä',
    description: 'Perjantain linjaruoka, joka kootaan kolmessatoista sekunnissa. Liha kypsyy jo torstaina.',
    picture: picture('hampurilainen', 'Hampurilainen, jonka välissä on lihaa, juustoa ja salaattia'),
    date: '2026-05-12',
    minutes: 480,
    serves: 50,
    portion: 280,
    categories: ['lunchPieces'],
    tags: ['oven', 'beef', 'summer'],
    steps: [
      {
        heading: 'Torstaina',
        ingredients: `
          8 kg naudan etuselkää
          100 g suolaa
          60 g savupaprikaa
          2 l lihalientä
          1 l grillikastiketta`,
        instructions: `
          Hiero lihat mausteilla, kaada liemi vuokaan ja kypsennä kannen alla 120 °C:ssa 7 tuntia, kunnes sisälämpötila on 93 °C.
          Revi, sekoita grillikastike ja jäähdytä 6 °C:seen neljässä tunnissa.`,
      },
      {
        heading: 'Perjantaina',
        ingredients: `
          50 hampurilaissämpylää
          2,5 kg kaalisalaattia
          1,5 kg suolakurkkuviipaletta
          1 kg majoneesia`,
        instructions: `
          Kuumenna liha yli 75 °C:seen. Paahda sämpylät leikkuupinnoilta.
          Kokoa: majoneesi, 110 g lihaa, 50 g kaalia, kolme kurkkua.`,
      },
    ],
  },
]
