import { picture } from '#content/pictures/pictures.ts'
import type { RecipeRow } from '#content/recipes.ts'

/** Weighed for a line of a hundred: sauces, stews and soups. */
export const sauceRecipes: RecipeRow[] = [
  {
    slug: 'lihapata-100',
    title: 'Lihapata',
    description: 'Perusruoka, jonka häviöt on mitattu. Ruskistus uunissa säästää pannun ja kokin.',
    picture: picture('vuoka-lihapata', 'Lihapataa ja porkkanaa teräksisessä vuoassa'),
    date: '2026-09-01',
    minutes: 200,
    serves: 100,
    portion: 200,
    categories: ['lunchSauces'],
    tags: ['stew', 'beef', 'always', 'milkFree'],
    steps: [
      {
        heading: 'Ruskistus',
        ingredients: `
          12 kg [nautakuutiota](/tuotteet/naudan-kuutio-2-cm)
          300 g rypsiöljyä
          100 g suolaa
          15 g mustapippuria`,
        instructions: `
          Kuumenna yhdistelmäuuni 220 °C:seen kiertoilmalla. Jaa kuutiot öljyttyihin GN 1/1-65 -vuokiin, enintään neljä kiloa vuokaan.
          Ruskista 15 minuuttia, sekoita kerran ja mausta.`,
      },
      {
        heading: 'Haudutus',
        ingredients: `
          3 kg sipulikuutiota
          3 kg porkkanakuutiota
          400 g tomaattipyreetä
          400 g vehnäjauhoja
          9 l lihalientä
          10 laakerinlehteä`,
        instructions: `
          Lisää kasvikset, pyree ja jauhot ja sekoita tasaiseksi. Kaada päälle kuuma liemi.
          Kypsennä kannen alla 150 °C:ssa 2,5 tuntia. Liha on kypsää, kun se murtuu kauhalla painaen.
          Pidä tarjolla vähintään 60 °C:ssa, enintään neljä tuntia.`,
      },
    ],
    tip: '**Erissä:** 12 kiloa mahtuu kolmeen vuokaan. Jos vuokia on kaksi, liha keittyy eikä ruskistu.',
  },
  {
    slug: 'broilerikastike-100',
    title: 'Broileri-currykastike',
    description: 'Kestää lämpösäilytyksen ja lapset. Maissitärkkelys pitää kastikkeen sileänä ja gluteenittomana.',
    picture: picture('vuoka-broilerikastike', 'Broilerikastiketta ja paprikaa teräksisessä vuoassa'),
    date: '2026-09-01',
    minutes: 75,
    serves: 100,
    portion: 220,
    categories: ['lunchSauces'],
    tags: ['stew', 'chicken', 'always', 'glutenFree'],
    steps: [
      {
        heading: 'Broileri',
        ingredients: `
          13 kg [broilerin fileesuikaletta](/tuotteet/broilerin-suikale-10-40)
          300 g rypsiöljyä
          90 g suolaa`,
        instructions: `
          Levitä suikaleet öljyttyihin vuokiin yhteen kerrokseen ja kypsennä 200 °C:ssa 12–15 minuuttia. Mittaa jokaisesta vuoasta vähintään 75 °C.`,
      },
      {
        heading: 'Kastike',
        ingredients: `
          2 kg sipulikuutiota
          2 kg paprikasuikaletta
          150 g currya
          6 l kanalientä
          4 l ruokakermaa 15 %
          500 g maissitärkkelystä
          1 l vettä`,
        instructions: `
          Kuullota sipuli ja curry padassa viisi minuuttia. Lisää liemi, kerma ja paprika ja kiehauta.
          Suurusta kylmään veteen sekoitetulla tärkkelyksellä ja keitä kolme minuuttia.
          Yhdistä broileri liemineen, kuumenna yli 75 °C:seen ja siirrä linjaan.`,
      },
    ],
  },
  {
    slug: 'jauhelihakeitto-100',
    title: 'Jauhelihakeitto',
    description: 'Neljä desilitraa lämpöä henkeä kohden. Perunat viimeisenä, persilja vasta luukulla.',
    picture: picture('jauhelihakeitto', 'Jauhelihakeittoa kulhossa, joukossa perunaa ja porkkanaa'),
    date: '2026-09-08',
    minutes: 75,
    serves: 100,
    portion: 400,
    categories: ['lunchSoups'],
    tags: ['soup', 'mince', 'always', 'milkFree', 'glutenFree'],
    steps: [
      {
        heading: 'Pohja',
        ingredients: `
          6 kg [naudan jauhelihaa 10 %](/tuotteet/naudan-jauheliha-10-5-kg)
          2 kg sipulikuutiota
          6 kg keittojuureksia
          20 g maustepippuria
          15 laakerinlehteä`,
        instructions: `
          Ruskista jauheliha padassa 120 °C:ssa sekoittimen käydessä hitaasti, kunnes neste on haihtunut.
          Lisää sipuli, juurekset ja mausteet ja kuullota viisi minuuttia.`,
      },
      {
        heading: 'Keitto',
        ingredients: `
          22 l vettä
          10 kg perunakuutiota
          220 g suolaa
          300 g persiljaa`,
        instructions: `
          Kaada kiehuva vesi ja keitä 15 minuuttia. Lisää perunat ja suola ja keitä 20 minuuttia.
          Sammuta pata ja anna tasaantua kymmenen minuuttia. Ripottele persilja tarjoiluastiaan.`,
      },
    ],
  },
  {
    slug: 'hernekeitto-100',
    title: 'Hernekeitto',
    description: 'Torstai on keittiön helpoin päivä, jos muistaa keskiviikon. Herneet likoon ennen lähtöä.',
    picture: picture('hernekeitto', 'Hernekeittoa kulhossa, päällä lihapaloja ja sinappia'),
    date: '2026-09-10',
    minutes: 180,
    serves: 100,
    portion: 400,
    categories: ['lunchSoups'],
    tags: ['soup', 'pork', 'winter', 'milkFree', 'glutenFree'],
    steps: [
      {
        heading: 'Liotus',
        ingredients: `
          7,5 kg kuivattuja herneitä
          25 l vettä liotukseen`,
        instructions: `
          Huuhtele herneet ja liota kylmässä vähintään 12 tuntia.`,
      },
      {
        heading: 'Keittäminen',
        ingredients: `
          26 l vettä
          5 kg savustettua porsaan lapaa kuutioina
          2 kg sipulikuutiota
          60 g meiramia
          180 g suolaa
          1 kg sinappia`,
        instructions: `
          Vaihda vesi, kiehauta herneet ja kuori vaahto. Keitä 90 minuuttia hitaasti sekoittaen.
          Lisää liha ja sipuli ja keitä vielä 45 minuuttia.
          Mausta meiramilla ja suolalla vasta lopuksi: savuliha tuo oman suolansa. Sinappi pöytiin.`,
      },
    ],
  },
  {
    slug: 'porsaanlihakastike-100',
    title: 'Porsaanlihakastike ja herkkusienet',
    description:
      'Ruskea kastike, jossa on puraistavaa. Sienet paistetaan erikseen, jotta ne eivät keity lihan liemessä.',
    picture: picture('possukastike', 'Porsaanlihakastiketta, herkkusieniä ja perunoita lautasella'),
    date: '2026-09-15',
    minutes: 120,
    serves: 80,
    portion: 200,
    categories: ['lunchSauces'],
    tags: ['stew', 'pork', 'autumn', 'milkFree'],
    steps: [
      {
        heading: 'Liha',
        ingredients: `
          9,6 kg porsaan suikaletta
          250 g rypsiöljyä
          80 g suolaa
          12 g mustapippuria`,
        instructions: `
          Ruskista suikaleet uunissa 220 °C:ssa 12 minuuttia kolmessa vuoassa. Mausta.`,
      },
      {
        heading: 'Kastike',
        ingredients: `
          2 kg sipulikuutiota
          2,5 kg herkkusieniviipaletta
          400 g vehnäjauhoja
          8 l lihalientä
          2 dl soijakastiketta`,
        instructions: `
          Paista sienet kuivassa padassa, kunnes neste on haihtunut. Lisää sipuli ja jauhot ja ruskista.
          Lisää liemi vähitellen, sitten soija ja liha. Hauduta 45 minuuttia, sisälämpötila yli 75 °C.`,
      },
    ],
  },
  {
    slug: 'nakkistroganoff-100',
    title: 'Nakkistroganoff',
    description: 'Koululaisten toivelistan kestosuosikki. Suolakurkku tekee siitä stroganoffin.',
    picture: picture('vuoka-stroganoff', 'Nakkisuikaleita punertavassa kastikkeessa teräksisessä vuoassa'),
    date: '2026-09-22',
    minutes: 60,
    serves: 100,
    portion: 180,
    categories: ['lunchSauces'],
    tags: ['stew', 'sausage', 'always'],
    steps: [
      {
        heading: 'Nakit',
        ingredients: `
          10 kg [nakkia](/tuotteet/nakki-50-g) suikaleina
          200 g rypsiöljyä`,
        instructions: `
          Paahda suikaleet uunissa 220 °C:ssa 10 minuuttia, kunnes reunat ruskistuvat.`,
      },
      {
        heading: 'Kastike',
        ingredients: `
          2 kg sipulikuutiota
          600 g tomaattipyreetä
          350 g vehnäjauhoja
          6 l lihalientä
          3 l ruokakermaa 15 %
          1 kg suolakurkkukuutiota
          20 g paprikajauhetta`,
        instructions: `
          Kuullota sipuli, lisää pyree, paprika ja jauhot ja sekoita kaksi minuuttia.
          Lisää liemi ja kerma ja keitä viisi minuuttia. Kääntele joukkoon nakit ja kurkku ja kuumenna yli 75 °C:seen.`,
      },
    ],
  },
]
