import { picture } from '#content/pictures/pictures.ts'
import { recipesOf } from '#content/recipes.ts'

/** Of a portion: energy, then fat, carbohydrate, protein and salt. */
function nutrients(kilocalories: number, fat: number, carbohydrate: number, protein: number, salt: number) {
  return [
    { code: 'ENERC', name: 'Energi', amount: Math.round(kilocalories * 4.184), unit: 'kJ' },
    { code: 'ENERCC', name: 'Energi', amount: kilocalories, unit: 'kcal' },
    { code: 'FAT', name: 'Fett', amount: fat, unit: 'g' },
    { code: 'CHO', name: 'Kolhydrat', amount: carbohydrate, unit: 'g' },
    { code: 'PRO', name: 'Protein', amount: protein, unit: 'g' },
    { code: 'SALTEQ', name: 'Salt', amount: salt, unit: 'g' },
  ]
}

export const cookbook = recipesOf('se', '/recept', [
  {
    slug: 'artsoppa-med-flask',
    title: 'Ärtsoppa med fläsk',
    description: 'Torsdagens soppa, vägd och proväten. Fläsket kokas för sig, så bestämmer du sältan själv.',
    picture: picture('artsoppa', 'En skål gul ärtsoppa med fläsktärningar, senap vid sidan om'),
    date: '2026-08-17',
    minutes: 210,
    serves: 100,
    portion: 400,
    categories: ['lunchSoups'],
    tags: ['soup', 'pork', 'winter', 'milkFree', 'glutenFree'],
    nutrients: nutrients(372, 12, 38, 26, 2.4),
    steps: [
      {
        heading: 'Dagen före',
        ingredients: `
          7,5 kg torkade gula ärter
          25 l vatten till blötläggning`,
        instructions: `
          Skölj ärterna och blötlägg dem i kallt vatten i minst tolv timmar.`,
      },
      {
        heading: 'Fläsket',
        ingredients: `
          6 kg rimmat fläsk
          8 l vatten
          500 g lök
          8 lagerblad`,
        instructions: `
          Koka fläsket med lök och lagerblad i två timmar. Lyft upp det, skär i tärningar och spara buljongen.`,
      },
      {
        heading: 'Soppan',
        ingredients: `
          20 l vatten
          1 kg lök i tärningar
          40 g timjan
          25 g mejram
          1 kg senap`,
        instructions: `
          Koka upp ärterna i nytt vatten, skumma och koka i en och en halv timme.
          Lägg i lök och kryddor och späd med fläskbuljongen till rätt sälta. Servera köttet vid sidan om och senap på borden.`,
      },
    ],
  },
  {
    slug: 'kalops',
    title: 'Kalops',
    description: 'Kryddpeppar, lagerblad och två och en halv timme. Rödbetorna är inte förhandlingsbara.',
    picture: picture('kalops', 'Kalops med morötter i en röd gryta, skivade rödbetor bredvid'),
    date: '2026-08-17',
    minutes: 195,
    serves: 100,
    portion: 220,
    categories: ['lunchSauces'],
    tags: ['stew', 'beef', 'autumn', 'milkFree'],
    nutrients: nutrients(248, 11, 8, 28, 1.5),
    steps: [
      {
        heading: 'Bryn',
        ingredients: `
          12 kg [grytbitar av nöt](/produkter/grytbitar-not)
          3 dl rapsolja
          100 g salt`,
        instructions: `
          Bryn köttet i ugn vid 220 °C i en kvart, högst fyra kilo i varje kantin. Salta.`,
      },
      {
        heading: 'Koka',
        ingredients: `
          3 kg lök i klyftor
          3 kg morötter i bitar
          400 g vetemjöl
          9 l köttbuljong
          40 kryddpepparkorn
          15 lagerblad
          2 kg inlagda rödbetor`,
        instructions: `
          Pudra över mjölet, lägg i grönsaker och kryddor och slå på varm buljong.
          Lock på och 150 °C i två och en halv timme. Köttet ska gå att dela med gaffel. Servera med rödbetor.`,
      },
    ],
  },
  {
    slug: 'kycklinggryta-med-curry-och-apple',
    title: 'Kycklinggryta med curry och äpple',
    description: 'Mild, gul och uppäten. Äpplet gör att du kan halvera sockret som ingen ändå bad om.',
    picture: picture('kycklinggryta', 'Kycklinggryta med äppeltärningar i en blå gryta'),
    date: '2026-08-24',
    minutes: 75,
    serves: 100,
    portion: 240,
    categories: ['lunchSauces'],
    tags: ['stew', 'chicken', 'always', 'glutenFree'],
    nutrients: nutrients(274, 13, 11, 28, 1.3),
    steps: [
      {
        heading: 'Kycklingen',
        ingredients: `
          13 kg strimlad kyckling
          3 dl rapsolja
          90 g salt`,
        instructions: `
          Stek kycklingen i ugn vid 200 °C i tre omgångar, 12–15 minuter. Kontrollera minst 75 °C i varje kantin.`,
      },
      {
        heading: 'Såsen',
        ingredients: `
          2 kg lök i tärningar
          3 kg äpple i tärningar
          150 g curry
          6 l hönsbuljong
          4 l matlagningsgrädde
          500 g majsstärkelse`,
        instructions: `
          Fräs lök, äpple och curry i fem minuter. Häll på buljong och grädde och koka upp.
          Red av med stärkelsen utrörd i kallt vatten, vänd ner kycklingen och varmhåll i minst 60 °C.`,
      },
    ],
  },
  {
    slug: 'kottbullar-med-graddsas',
    title: 'Köttbullar med gräddsås',
    description: 'Sex köttbullar om tjugofem gram. Barnen räknar, så det gör vi också.',
    picture: picture('foodservice-se-lunch', 'Köttbullar, potatis, gurka och lingon på en tallrik'),
    date: '2026-09-07',
    minutes: 100,
    serves: 100,
    portion: 350,
    categories: ['lunchPieces'],
    tags: ['oven', 'mince', 'always'],
    nutrients: nutrients(468, 24, 36, 25, 2.1),
    steps: [
      {
        heading: 'Köttbullar',
        ingredients: `
          10 kg blandfärs
          1 kg ströbröd
          2,5 l mjölk
          1,5 kg lök
          1 kg flytande helägg
          130 g salt
          15 g kryddpeppar`,
        instructions: `
          Låt ströbrödet svälla i mjölken i en kvart. Blanda allt i två minuter, inte längre.
          Forma bullar om 25 gram på oljade plåtar och stek vid 200 °C i 14 minuter. Minst 75 °C i mitten.`,
      },
      {
        heading: 'Sås och potatis',
        ingredients: `
          4 l köttbuljong
          2 l matlagningsgrädde
          300 g vetemjöl
          250 g smör
          18 kg skalad potatis`,
        instructions: `
          Bryn mjölet i smöret, häll på buljong och grädde och koka i fem minuter. Ånga potatisen i 25 minuter.
          Lägg upp med pressgurka och rårörda lingon.`,
      },
    ],
  },
  {
    slug: 'korv-stroganoff',
    title: 'Korv stroganoff',
    description: 'Skolans trygghet. Rosta korven i ugnen först, så smakar den mer än sås.',
    picture: picture('nakkistroganoff', 'Korv stroganoff med ris i en skål'),
    date: '2026-09-14',
    minutes: 60,
    serves: 100,
    portion: 330,
    categories: ['lunchSauces'],
    tags: ['stew', 'sausage', 'always'],
    nutrients: nutrients(512, 27, 46, 18, 2.6),
    steps: [
      {
        heading: 'Korven',
        ingredients: `
          10 kg [falukorv](/produkter/falukorv-storkok) i strimlor
          2 dl rapsolja`,
        instructions: `
          Rosta strimlorna vid 220 °C i tio minuter tills kanterna får färg.`,
      },
      {
        heading: 'Sås och ris',
        ingredients: `
          2 kg lök i tärningar
          600 g tomatpuré
          350 g vetemjöl
          6 l buljong
          3 l matlagningsgrädde
          1 kg saltgurka i tärningar
          6 kg långkornigt ris`,
        instructions: `
          Fräs lök och tomatpuré, rör ner mjölet, späd med buljong och grädde och koka i fem minuter.
          Vänd ner korv och gurka och värm till minst 75 °C. Servera med ångat ris.`,
      },
    ],
  },
  {
    slug: 'pannbiff-med-lok',
    title: 'Pannbiff med lök',
    description: 'Husmanskost för vuxna och nästan vuxna. Löken får den tid som biffen inte behöver.',
    picture: picture('pannbiff', 'Pannbiffar med stekt lök, potatis och lingon på en tallrik'),
    date: '2026-09-21',
    minutes: 90,
    serves: 80,
    portion: 650,
    categories: ['lunchPieces'],
    tags: ['oven', 'mince', 'autumn'],
    nutrients: nutrients(684, 34, 58, 36, 2.9),
    steps: [
      {
        heading: 'Biffar',
        ingredients: `
          11 kg nötfärs 12 %
          900 g ströbröd
          2 l vatten
          900 g flytande helägg
          140 g salt
          20 g vitpeppar`,
        instructions: `
          Blanda färsen kort och forma biffar om 160 gram. Stek vid 220 °C i 12 minuter, minst 75 °C i mitten.`,
      },
      {
        heading: 'Lök, sås och potatis',
        ingredients: `
          6 kg gul lök i skivor
          5 dl rapsolja
          8 l köttbuljong
          400 g vetemjöl
          24 kg skalad potatis
          3 kg rårörda lingon`,
        instructions: `
          Stek löken i oljan på låg värme i 40 minuter. Red buljongen med mjölet och koka i fem minuter.
          Ånga potatisen. Lägg upp biffarna med lök, sås och lingon.`,
      },
    ],
  },
  {
    slug: 'flygande-jacob',
    title: 'Flygande Jacob',
    description: 'Kyckling, banan, bacon och jordnötter. Den som skrattar har inte smakat.',
    picture: picture('flygande-jacob', 'Flygande Jacob i en ugnsform med bacon och jordnötter'),
    date: '2026-10-05',
    minutes: 80,
    serves: 50,
    portion: 300,
    categories: ['lunchOven'],
    tags: ['oven', 'chicken', 'always', 'glutenFree'],
    nutrients: nutrients(524, 36, 17, 34, 1.9),
    steps: [
      {
        heading: 'Form',
        ingredients: `
          6,5 kg [strimlad stekt kyckling](/produkter/kycklingstrimlor-stekta)
          2 kg bananer i skivor
          60 g salt`,
        instructions: `
          Värm kycklingen till minst 75 °C, fördela den i tre smorda kantiner och lägg bananen över.`,
      },
      {
        heading: 'Grädde och topp',
        ingredients: `
          4 l vispgrädde
          5 dl chilisås
          1,5 kg bacon i bitar
          600 g jordnötter`,
        instructions: `
          Vispa grädden löst, rör ner chilisåsen och bred över. Gratinera vid 225 °C i 20 minuter.
          Stek baconet knaprigt och strö över med nötterna. Märk ut nötterna på linjen.`,
      },
    ],
  },
])
