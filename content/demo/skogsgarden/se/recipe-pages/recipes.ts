import { picture } from '#content/pictures/pictures.ts'
import { recipesOf } from '#content/recipes.ts'

export const cookbook = recipesOf('se', '/recept', [
  {
    slug: 'kolbulle',
    title: 'Kolbulle',
    description: 'Kolarnas mat: fläsk, mjöl, vatten och en eld. Smeten får tänka medan du hugger ved.',
    picture: picture('kolbulle', 'En gräddad kolbulle med fläsk och lingon i en gjutjärnspanna'),
    date: '2026-06-01',
    minutes: 60,
    serves: 2,
    categories: ['outdoors'],
    tags: ['pan', 'pork', 'summer', 'milkFree'],
    steps: [
      {
        ingredients: `
          2 dl vetemjöl
          3 dl vatten
          0,5 tsk salt
          200 g Skogsgårdens rimmade sidfläsk i tärningar
          1 dl rårörda lingon`,
        instructions: `
          Vispa mjöl, vatten och salt till en slät smet och låt den vila i minst en halvtimme.
          Hetta upp gjutjärnspannan över glöden och stek fläsket knaprigt i sitt eget fett.
          Häll hälften av smeten över hälften av fläsket. Grädda tills ytan stelnat, vänd och grädda andra sidan gyllenbrun.
          Ät ur pannan med lingon. Gör om med resten.`,
      },
    ],
  },
  {
    slug: 'raggmunk-med-flask',
    title: 'Raggmunk med fläsk',
    description: 'Potatisen rivs i sista minuten, fläsket börjar i kall panna. Lingonen är halva rätten.',
    picture: picture('raggmunk', 'Raggmunkar med stekt fläsk och lingonsylt på en tallrik'),
    date: '2026-09-24',
    minutes: 45,
    serves: 4,
    categories: ['everyday'],
    tags: ['pan', 'pork', 'autumn'],
    steps: [
      {
        heading: 'Fläsket',
        ingredients: `
          400 g [Skogsgårdens sidfläsk](/produkter/sidflask) i skivor`,
        instructions: `
          Lägg fläsket i en kall panna och stek på medelvärme i tio minuter tills det är knaprigt. Lyft ur och spara fettet.`,
      },
      {
        heading: 'Raggmunkarna',
        ingredients: `
          2 dl vetemjöl
          4 dl mjölk
          1 ägg
          1 tsk salt
          800 g fast potatis
          2 dl rårörda lingon`,
        instructions: `
          Vispa mjöl, mjölk, ägg och salt slätt. Riv potatisen grovt rakt ner i smeten.
          Stek tunna raggmunkar i fläskfettet, tre minuter på varje sida. Servera genast med fläsk och lingon.`,
      },
    ],
    tip: 'Riven potatis blir grå av att vänta. Riv en omgång i taget om du steker för många.',
  },
  {
    slug: 'ugnsfalu-med-apple',
    title: 'Ugnsfalu med äpple och lök',
    description: 'En vanlig tisdag som luktar som lördag. Snitta djupt, men inte igenom.',
    picture: picture('ugnsfalu', 'Snittad falukorv med äpple och lök i en ugnsform'),
    date: '2026-10-13',
    minutes: 45,
    serves: 4,
    categories: ['everyday'],
    tags: ['oven', 'sausage', 'autumn'],
    steps: [
      {
        ingredients: `
          800 g [Skogsgårdens falukorv](/produkter/falukorv)
          1 äpple i skivor
          1 gul lök i skivor
          100 g lagrad ost i skivor
          2 msk senap
          1 kg potatis till mos
          2 dl mjölk
          50 g smör`,
        instructions: `
          Skala korven och snitta den med två centimeters mellanrum. Stoppa äpple, lök och ost i snitten och bred senap över.
          Baka i 200 °C i 30 minuter.
          Koka potatisen under tiden, pressa den och vispa ner varm mjölk och smör. Salta.`,
      },
    ],
  },
  {
    slug: 'isterband-med-dillstuvad-potatis',
    title: 'Isterband med dillstuvad potatis',
    description: 'Syrligt, rökigt och grönt av dill. Stek isterbandet långsamt så spricker det på rätt ställe.',
    picture: picture('isterband', 'Isterband, dillstuvad potatis och rödbetor på en tallrik'),
    date: '2026-05-21',
    minutes: 40,
    serves: 4,
    categories: ['everyday'],
    tags: ['pan', 'sausage', 'spring'],
    steps: [
      {
        heading: 'Stuvningen',
        ingredients: `
          1 kg fast potatis i tärningar
          2 msk smör
          3 msk vetemjöl
          6 dl mjölk
          1 tsk salt
          1 dl hackad dill`,
        instructions: `
          Koka potatisen nästan mjuk i saltat vatten, åtta minuter, och häll av.
          Smält smöret, rör ner mjölet, späd med mjölken och koka i fem minuter. Vänd ner potatis, salt och dill.`,
      },
      {
        heading: 'Isterbandet',
        ingredients: `
          4 isterband från Skogsgården
          200 g inlagda rödbetor`,
        instructions: `
          Stek isterbanden på medelvärme i 15 minuter, vänd ofta. De ska vara genomvarma, minst 70 °C. Servera med rödbetor.`,
      },
    ],
  },
])
