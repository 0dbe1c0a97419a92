import { picture } from '#content/pictures/pictures.ts'
import type { RecipeRow } from '#content/recipes.ts'

/** What a packet of minced meat becomes in the oven. */
export const bakedMinceRecipes: RecipeRow[] = [
  {
    slug: 'makaronilaatikko',
    title: 'Makaronilaatikko',
    description:
      'Se, jonka päälle kuuluu ketsuppia. Munamaitoa on reilusti, jotta laatikko on leikattavaa mutta ei kuivaa.',
    picture: picture('makaronilaatikko', 'Kultaiseksi paistunut makaronilaatikko sinisessä uunivuoassa'),
    date: '2026-09-03',
    minutes: 80,
    serves: 6,
    categories: ['everyday'],
    tags: ['oven', 'mince', 'always'],
    steps: [
      {
        ingredients: `
          400 g makaronia
          400 g [sika-nautajauhelihaa](/tuotteet/sika-nautajauheliha)
          1 sipuli hienonnettuna
          1,5 tl suolaa
          0,5 tl mustapippuria
          1 tl paprikajauhetta`,
        instructions: `
          Keitä makaronia suolalla maustetussa vedessä minuutti vähemmän kuin pakkaus sanoo ja valuta.
          Ruskista jauheliha kuumalla pannulla, lisää sipuli ja mausteet.
          Sekoita makaroni ja jauheliha voidellussa vuoassa.`,
      },
      {
        heading: 'Munamaito',
        ingredients: `
          3 kananmunaa
          8 dl maitoa
          0,5 tl suolaa
          1 dl juustoraastetta
          2 rkl korppujauhoja`,
        instructions: `
          Vatkaa munat, maito ja suola ja kaada vuokaan. Nesteen pitää yltää makaronien pintaan.
          Ripottele päälle juustoraaste ja korppujauhot.
          Paista uunin alatasolla 200 asteessa 50 minuuttia. Anna vetäytyä 10 minuuttia ennen leikkaamista.`,
      },
    ],
  },
  {
    slug: 'kaalilaatikko',
    title: 'Kaalilaatikko siirapilla',
    description: 'Kaali pehmenee pannulla, ruskistuu uunissa ja maistuu lopulta enemmän karamellilta kuin kaalilta.',
    picture: picture('kaalilaatikko', 'Ruskeaksi paistunut kaalilaatikko punaisessa vuoassa, vieressä puolukoita'),
    date: '2026-10-06',
    minutes: 110,
    serves: 6,
    categories: ['everyday', 'slow'],
    tags: ['oven', 'mince', 'autumn', 'milkFree'],
    steps: [
      {
        ingredients: `
          1 kg valkokaalia suikaleina
          2 rkl rypsiöljyä
          2 rkl siirappia
          1,5 tl suolaa
          400 g [sika-nautajauhelihaa](/tuotteet/sika-nautajauheliha)
          1 sipuli hienonnettuna
          1 tl meiramia
          0,5 tl valkopippuria`,
        instructions: `
          Kuullota kaalia öljyssä isossa padassa 15 minuuttia, kunnes se on pehmennyt ja puolittunut. Mausta siirapilla ja suolalla.
          Ruskista jauheliha ja sipuli toisella pannulla ja mausta meiramilla ja pippurilla.`,
      },
      {
        heading: 'Uuniin',
        ingredients: `
          1,5 dl ohrasuurimoita
          5 dl lihalientä`,
        instructions: `
          Sekoita kaali, liha ja suurimot voidellussa vuoassa ja kaada päälle kuuma liemi.
          Paista 180 asteessa 75 minuuttia. Jos pinta tummuu liikaa, peitä se leivinpaperilla viimeiseksi puoleksi tunniksi.
          Tarjoa puolukkahillon kanssa.`,
      },
    ],
  },
  {
    slug: 'kaalikaaryleet',
    title: 'Kaalikääryleet',
    description: 'Pyhäinpäivän klassikko. Työtä on tunti, mutta se on sitä lajia, jonka ääressä ehtii jutella.',
    picture: picture('kaalikaaryleet', 'Kaalikääryleitä riveissä uunivuoassa'),
    date: '2026-10-29',
    minutes: 120,
    serves: 6,
    categories: ['weekend', 'slow'],
    tags: ['oven', 'mince', 'autumn'],
    steps: [
      {
        heading: 'Kaali ja täyte',
        ingredients: `
          1 keskikokoinen valkokaali
          1,5 dl puuroriisiä
          400 g [sika-nautajauhelihaa](/tuotteet/sika-nautajauheliha)
          1 sipuli raasteena
          1 dl kuohukermaa
          1,5 tl suolaa
          1 tl meiramia`,
        instructions: `
          Kaiverra kaalista kanta ja keitä päätä suolavedessä 15 minuuttia. Irrota lehdet sitä mukaa kuin ne pehmenevät ja ohenna paksu lehtiruoti veitsellä.
          Keitä riisi kypsäksi ja jäähdytä. Sekoita siihen jauheliha, sipuli, kerma ja mausteet.
          Nosta jokaiselle lehdelle kaksi ruokalusikallista täytettä, käännä reunat sisään ja rullaa tiukaksi.`,
      },
      {
        heading: 'Paistaminen',
        ingredients: `
          50 g voita
          3 rkl siirappia
          4 dl kaalinkeitinlientä`,
        instructions: `
          Lado kääryleet vuokaan saumapuoli alaspäin, valele voisulalla ja siirapilla.
          Paista 200 asteessa 30 minuuttia, käännä, lisää liemi ja jatka 30 minuuttia. Valele kaksi kertaa.
          Tarjoa puolukkahillon ja keitettyjen perunoiden kanssa.`,
      },
    ],
    tip: 'Hajonneet ja pienet lehdet kannattaa suikaloida vuoan pohjalle. Niistä tulee paras osa.',
  },
  {
    slug: 'lasagne',
    title: 'Sunnuntain lasagne',
    description: 'Pitkään keitetty jauhelihakastike, voinen maitokastike ja reuna, josta riidellään.',
    picture: picture('lasagne', 'Pala lasagnea lautasella, vieressä salaattia ja kirsikkatomaatteja'),
    date: '2026-08-23',
    minutes: 120,
    serves: 8,
    categories: ['weekend'],
    tags: ['oven', 'pasta', 'mince', 'always'],
    steps: [
      {
        heading: 'Jauhelihakastike',
        ingredients: `
          2 rkl oliiviöljyä
          600 g [naudan jauhelihaa 10 %](/tuotteet/naudan-jauheliha-10)
          2 sipulia hienonnettuna
          2 porkkanaa raasteena
          3 kynttä valkosipulia
          800 g tomaattimurskaa
          2 dl vettä
          2 tl suolaa
          2 tl oreganoa`,
        instructions: `
          Ruskista jauheliha öljyssä kahdessa erässä. Lisää sipuli, porkkana ja valkosipuli ja kuullota viisi minuuttia.
          Lisää tomaatti, vesi ja mausteet ja keitä hiljalleen 40 minuuttia.`,
      },
      {
        heading: 'Juustokastike',
        ingredients: `
          60 g voita
          1 dl vehnäjauhoja
          1 l maitoa
          150 g juustoraastetta
          1 tl suolaa`,
        instructions: `
          Sulata voi kattilassa, sekoita joukkoon jauhot ja lisää maito vähitellen vatkaten. Keitä viisi minuuttia.
          Ota liedeltä ja sekoita joukkoon kaksi kolmasosaa juustosta ja suola.`,
      },
      {
        heading: 'Kokoaminen',
        ingredients: `
          12 lasagnelevyä`,
        instructions: `
          Lado vuokaan vuorotellen juustokastiketta, levyjä ja jauhelihakastiketta. Aloita ja lopeta juustokastikkeeseen.
          Ripottele päälle loput juustosta ja paista 200 asteessa 40 minuuttia.
          Anna vetäytyä vartti, niin palat pysyvät koossa.`,
      },
    ],
  },
]
