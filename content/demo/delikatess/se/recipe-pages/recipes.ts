import { picture } from '#content/pictures/pictures.ts'
import { recipesOf } from '#content/recipes.ts'

export const cookbook = recipesOf('se', '/recept', [
  {
    slug: 'rostbiff-med-ljummen-potatissallad',
    title: 'Rostbiff med ljummen potatissallad',
    description: 'Det mesta är gjort när du börjar. Dela potatisen varm, så tar den åt sig senapen.',
    picture: picture('rostbiff-och-potatissallad', 'Tunna skivor rostbiff och potatissallad med kapris på en tallrik'),
    date: '2026-05-04',
    minutes: 30,
    serves: 4,
    categories: ['feast', 'light'],
    tags: ['salad', 'beef', 'summer', 'milkFree', 'glutenFree'],
    steps: [
      {
        ingredients: `
          1 kg små potatisar
          2 msk senap
          1 msk vitvinsvinäger
          4 msk rapsolja
          2 msk kapris
          1 kruka gräslök
          300 g [Delikatess rostbiff](/produkter/rostbiff) i tunna skivor
          20 g pepparrot`,
        instructions: `
          Koka potatisen mjuk i saltat vatten, 15–20 minuter.
          Vispa senap, vinäger och olja. Dela potatisen medan den är varm och vänd den i dressingen med kapris och gräslök.
          Lägg rostbiffen löst ovanpå och riv över pepparrot sist.`,
      },
    ],
  },
  {
    slug: 'varma-mackor-med-paron',
    title: 'Varma mackor, två sorter',
    description: 'Klassikern med skinka och senap, och den andra med päron och getost. Gör båda, ingen väljer rätt.',
    picture: picture('varma-mackor', 'Två varma mackor, en med skinka och en med päron, på en tallrik'),
    date: '2026-02-16',
    minutes: 20,
    serves: 4,
    categories: ['bread'],
    tags: ['baked', 'ham', 'winter'],
    steps: [
      {
        heading: 'Klassikern',
        ingredients: `
          4 skivor formbröd
          1 msk stark senap
          150 g [Delikatess kokta skinka](/produkter/kokt-skinka)
          100 g lagrad ost, riven`,
        instructions: `
          Bred senap på brödet, vik skinkan luftigt ovanpå och täck med ost.`,
      },
      {
        heading: 'Den andra',
        ingredients: `
          4 skivor formbröd
          150 g Delikatess rökta skinka
          1 päron i tunna skivor
          100 g getost
          2 tsk honung`,
        instructions: `
          Lägg skinka, päron och smulad getost på brödet.
          Grädda alla mackor i 225 °C i åtta minuter. Ringla honung över päronmackorna när de kommer ut.`,
      },
    ],
  },
  {
    slug: 'pytt-pa-resterna',
    title: 'Pytt på resterna',
    description: 'Allt som blev över, skuret lika stort som potatisen. En egen rätt, inte en ursäkt.',
    picture: picture('pyttipannu', 'Pytt i panna med ett stekt ägg i en gjutjärnspanna'),
    date: '2026-01-05',
    minutes: 35,
    serves: 4,
    categories: ['everyday'],
    tags: ['pan', 'beef', 'ham', 'winter', 'glutenFree'],
    steps: [
      {
        ingredients: `
          3 msk smör
          800 g kokt potatis i tärningar
          2 gula lökar i tärningar
          200 g rostbiff i tärningar
          200 g rökt skinka i tärningar
          1 tsk salt
          4 ägg
          200 g inlagda rödbetor`,
        instructions: `
          Stek potatisen i hälften av smöret tills den är krispig, tio minuter. Ställ åt sidan.
          Stek löken mjuk, lägg i köttet och ge det färg i fem minuter. Blanda och salta.
          Stek äggen i resten av smöret. Ett ägg per person, rödbetor i en skål.`,
      },
    ],
  },
  {
    slug: 'skinkrullar-med-pepparrotskram',
    title: 'Skinkrullar med pepparrotskräm',
    description: 'Tio minuter från tanke till fat. Krämen biter, skinkan tröstar.',
    picture: picture('skinkrulle', 'Vikta skinkskivor med pepparrotskräm och sallad i en skål'),
    date: '2026-04-02',
    minutes: 15,
    serves: 6,
    categories: ['feast'],
    tags: ['salad', 'ham', 'spring', 'glutenFree'],
    steps: [
      {
        ingredients: `
          2 dl crème fraiche
          30 g pepparrot, riven
          1 tsk vitvinsvinäger
          0,5 tsk salt
          300 g Delikatess rökta skinka i skivor
          1 kruka sallat
          1 dl hackad dill`,
        instructions: `
          Rör ihop crème fraiche, pepparrot, vinäger och salt och låt krämen stå kallt i tio minuter.
          Klicka kräm på varje skinkskiva, vik eller rulla ihop och lägg på salladen.
          Strö över dill och servera med rostat bröd.`,
      },
    ],
  },
])
