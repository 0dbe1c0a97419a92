import { picture } from '#content/pictures/pictures.ts'
import type { RecipeRow } from '#content/recipes.ts'

/** Weighed for a line of a hundred: whole dishes from the combination oven. */
export const ovenRecipes: RecipeRow[] = [
  {
    slug: 'makaronilaatikko-100',
    title: 'Makaronilaatikko raakamakaronista',
    description: 'Makaroni turpoaa uunissa, joten kattila jää pesemättä. Neste on laskettu valmiiksi.',
    picture: picture('vuoka-makaroni', 'Makaronilaatikkoa teräksisessä vuoassa'),
    date: '2026-08-18',
    minutes: 110,
    serves: 100,
    portion: 300,
    categories: ['lunchOven'],
    tags: ['oven', 'mince', 'always'],
    steps: [
      {
        heading: 'Jauheliha',
        ingredients: `
          7 kg sika-nautajauhelihaa
          2 kg sipulikuutiota
          140 g suolaa
          15 g mustapippuria`,
        instructions: `
          Ruskista jauheliha vuoissa 200 °C:ssa 15 minuuttia, hienonna ja sekoita joukkoon sipuli ja mausteet.`,
      },
      {
        heading: 'Laatikko',
        ingredients: `
          5 kg makaronia
          15 l maitoa
          2,5 kg nestemäistä kokomunaa
          1 kg juustoraastetta`,
        instructions: `
          Jaa raaka makaroni ja liha viiteen öljyttyyn GN 1/1-65 -vuokaan.
          Sekoita maito ja muna, kaada 3,5 litraa kuhunkin vuokaan ja anna turvota 20 minuuttia.
          Paista 160 °C:ssa 50 minuuttia, ripottele juusto ja jatka 10 minuuttia. Keskeltä vähintään 75 °C.`,
      },
    ],
  },
  {
    slug: 'kinkkukiusaus-100',
    title: 'Kinkkukiusaus',
    description: 'Viisi vuokaa, yksi työvaihe. Peruna saa kypsyä rauhassa, joten lämpö pidetään matalana.',
    picture: picture('vuoka-kiusaus', 'Kinkkukiusausta teräksisessä vuoassa'),
    date: '2026-09-29',
    minutes: 120,
    serves: 100,
    portion: 320,
    categories: ['lunchOven'],
    tags: ['oven', 'ham', 'winter', 'glutenFree'],
    steps: [
      {
        heading: 'Vuokiin',
        ingredients: `
          18 kg perunasuikaletta
          2 kg sipulisuikaletta
          6 kg palvikinkkusuikaletta`,
        instructions: `
          Sekoita peruna, sipuli ja kinkku ja jaa viiteen öljyttyyn GN 1/1-65 -vuokaan.`,
      },
      {
        heading: 'Neste ja paisto',
        ingredients: `
          8 l ruokakermaa 15 %
          2 l maitoa
          100 g suolaa
          15 g valkopippuria
          1 kg juustoraastetta`,
        instructions: `
          Sekoita kerma, maito ja mausteet ja kaada kaksi litraa vuokaan.
          Paista kannen alla 160 °C:ssa 60 minuuttia, poista kannet, ripottele juusto ja jatka 25 minuuttia. Keskeltä vähintään 80 °C, jotta peruna on kypsää.`,
      },
    ],
  },
  {
    slug: 'broileria-ja-riisia-paivakotiin-60',
    title: 'Broileria ja riisiä päiväkotiin',
    description: 'Mieto kastike, pienet palat ja vähän suolaa. Koko lasten mitoituksella, ei puolikkailla.',
    picture: picture('broileria-ja-riisia', 'Riisiä ja broileria keltaisessa kastikkeessa lautasella'),
    date: '2026-08-11',
    minutes: 70,
    serves: 60,
    portion: 230,
    categories: ['lunchSauces'],
    tags: ['stew', 'chicken', 'always', 'milkFree', 'glutenFree'],
    steps: [
      {
        heading: 'Riisi',
        ingredients: `
          3 kg pitkäjyväistä riisiä
          5,4 l vettä
          20 g suolaa`,
        instructions: `
          Höyrytä riisi ja vesi umpivuoassa 100 °C:ssa 30 minuuttia. Kuohkeuta haarukalla.`,
      },
      {
        heading: 'Kastike',
        ingredients: `
          4,2 kg broilerin fileekuutiota
          1 kg paprikakuutiota
          1 kg sipulikuutiota
          30 g currya
          2,5 l kanalientä
          2 l kookosmaitoa
          150 g maissitärkkelystä
          20 g suolaa`,
        instructions: `
          Kypsennä broilerikuutiot 180 °C:ssa 10 minuuttia, vähintään 75 °C.
          Kuullota sipuli ja curry, lisää liemi, kookosmaito ja paprika ja keitä viisi minuuttia. Suurusta, yhdistä ja maista lapsen suulla.`,
      },
    ],
  },
]
