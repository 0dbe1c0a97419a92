import { picture } from '#content/pictures/pictures.ts'
import { recipesOf } from '#content/recipes.ts'

export const cookbook = recipesOf('fi', '/reseptit', [
  {
    slug: 'lammin-kinkkuleipa',
    title: 'Lämmin kinkkuleipä',
    description: 'Kymmenen minuuttia, kaksi siivua kinkkua ja juusto, joka valuu juuri sopivasti yli reunan.',
    picture: picture('lammin-leipa', 'Kaksi lämmintä leipää, joilla on juustoa, kinkkua ja tomaattia'),
    date: '2026-01-13',
    minutes: 15,
    serves: 4,
    categories: ['bread'],
    tags: ['baked', 'ham', 'winter'],
    steps: [
      {
        ingredients: `
          8 siivua paahtoleipää
          2 rkl sinappia
          16 siivua [keittokinkkua](/tuotteet/keittokinkku)
          2 tomaattia viipaleina
          200 g juustoraastetta
          0,5 tl mustapippuria`,
        instructions: `
          Paahda leivät kevyesti, jotta ne kestävät täytteen. Sivele sinapilla.
          Poimuttele kinkku leiville, lado tomaatit ja peitä juustolla reunoihin asti.
          Paista 225 asteessa kahdeksan minuuttia, kunnes juusto kuplii. Rouhi päälle pippuria.`,
      },
    ],
    tip: 'Päälle paistettu kananmuna, niin se on päivällinen.',
  },
  {
    slug: 'paahtopaisti-juuressalaatti',
    title: 'Paahtopaisti-juuressalaatti',
    description: 'Lämpimät juurekset, viileä paahtopaisti ja sinappinen kastike. Salaatti, joka ei jätä nälkäiseksi.',
    picture: picture(
      'paahtopaistisalaatti',
      'Salaattikulho, jossa on paahtopaistiviipaleita, lohkoperunoita ja tomaatteja',
    ),
    date: '2026-10-08',
    minutes: 45,
    serves: 4,
    categories: ['light'],
    tags: ['salad', 'beef', 'autumn', 'milkFree', 'glutenFree'],
    steps: [
      {
        ingredients: `
          1 kg juureksia ja perunoita lohkoina
          3 rkl rypsiöljyä
          1 tl suolaa
          1 ruukku salaattia
          250 g kirsikkatomaatteja
          1 punasipuli renkaina
          200 g [Herkkutiskin paahtopaistia](/tuotteet/paahtopaisti) siivuina`,
        instructions: `
          Kääntele juurekset öljyssä ja suolassa ja paahda 225 asteessa 30 minuuttia. Jäähdytä hetki.
          Levitä salaatti vadille, nosta päälle juurekset, tomaatit, sipuli ja poimutettu paahtopaisti.`,
      },
      {
        heading: 'Kastike',
        ingredients: `
          3 rkl rypsiöljyä
          1 rkl sinappia
          1 rkl omenaviinietikkaa
          1 tl hunajaa`,
        instructions: `
          Ravista ainekset tiiviissä purkissa ja lusikoi salaatille juuri ennen tarjoamista.`,
      },
    ],
  },
  {
    slug: 'kinkku-papusalaatti',
    title: 'Kinkku-papusalaatti',
    description: 'Tölkki, omena ja palvikinkku. Parhaimmillaan tunnin päästä, kelpaa vielä huomenna.',
    picture: picture('kinkkupapusalaatti', 'Salaattia valkoisista pavuista, kinkkukuutioista ja omenasta kulhossa'),
    date: '2026-05-20',
    minutes: 15,
    serves: 4,
    categories: ['light'],
    tags: ['salad', 'ham', 'spring', 'glutenFree'],
    steps: [
      {
        ingredients: `
          2 tlk valkoisia papuja
          200 g [palvikinkkua](/tuotteet/palvikinkku) kuutioina
          1 omena kuutioina
          1 ruukku ruohosipulia
          1,5 dl kermaviiliä
          1 tl sinappia
          0,5 tl suolaa`,
        instructions: `
          Huuhtele pavut kylmällä vedellä ja valuta hyvin.
          Sekoita kermaviili, sinappi, suola ja hienonnettu ruohosipuli.
          Kääntele pavut, kinkku ja omena kastikkeeseen ja anna maustua kylmässä tunti.`,
      },
    ],
  },
  {
    slug: 'savukinkkupiirakka',
    title: 'Savukinkkupiirakka',
    description:
      'Murea pohja ja täyte, jossa kinkkua on enemmän kuin munamaitoa. Vie mukanasi, niin kutsutaan uudestaan.',
    picture: picture('kinkkupiirakka', 'Kinkkupiirakka, josta on leikattu pala'),
    date: '2026-04-28',
    minutes: 70,
    serves: 8,
    categories: ['bread', 'feast'],
    tags: ['baked', 'ham', 'spring'],
    steps: [
      {
        heading: 'Pohja',
        ingredients: `
          125 g voita
          3 dl vehnäjauhoja
          0,5 tl suolaa
          3 rkl kylmää vettä`,
        instructions: `
          Nypi voi, jauhot ja suola muruksi, lisää vesi ja kokoa taikinaksi. Painele piirakkavuokaan ja nosta kylmään puoleksi tunniksi.
          Esipaista 200 asteessa 10 minuuttia.`,
      },
      {
        heading: 'Täyte',
        ingredients: `
          300 g [savukinkkua](/tuotteet/palvikinkku) kuutioina
          1 purjo renkaina
          150 g juustoraastetta
          3 kananmunaa
          2 dl ruokakermaa
          0,5 tl mustapippuria`,
        instructions: `
          Kuullota purjo kuivalla pannulla ja sekoita kinkun kanssa pohjalle. Ripottele juusto.
          Vatkaa munat, kerma ja pippuri ja kaada täytteen päälle.
          Paista 200 asteessa 30 minuuttia ja anna jäähtyä vartti.`,
      },
    ],
  },
  {
    slug: 'kinkkukiusaus',
    title: 'Kinkkukiusaus',
    description: 'Perunaa, kermaa ja tapaninpäivän kinkku. Nimi on varoitus.',
    picture: picture('kinkkukiusaus', 'Kinkkukiusausta punaisessa uunivuoassa'),
    date: '2025-12-26',
    minutes: 85,
    serves: 6,
    categories: ['feast'],
    tags: ['oven', 'ham', 'winter', 'glutenFree'],
    steps: [
      {
        ingredients: `
          1 kg perunasuikaleita
          1 sipuli renkaina
          300 g kinkkua suikaleina
          4 dl ruokakermaa
          1 dl maitoa
          1 tl suolaa
          0,5 tl valkopippuria
          100 g juustoraastetta`,
        instructions: `
          Sekoita perunat, sipuli ja kinkku voidellussa vuoassa.
          Sekoita kerma, maito ja mausteet ja kaada päälle. Ripottele juusto.
          Paista 200 asteen uunissa alatasolla 60 minuuttia. Peitä leivinpaperilla, jos pinta tummuu ennen kuin perunat ovat pehmeitä.`,
      },
    ],
  },
  {
    slug: 'salamipizza',
    title: 'Salamipizza ja herkkusienet',
    description: 'Taikina nousee kylmässä yön yli, uuni on niin kuuma kuin se menee ja salami reilun paksua.',
    picture: picture('salamipizza', 'Salamipizza, jossa on herkkusieniä ja oliiveja, puulaudalla'),
    date: '2026-08-21',
    minutes: 45,
    serves: 4,
    categories: ['bread', 'feast'],
    tags: ['baked', 'ham', 'summer'],
    steps: [
      {
        heading: 'Taikina edellisenä iltana',
        ingredients: `
          3 dl kylmää vettä
          5 g tuorehiivaa
          500 g vehnäjauhoja
          2 tl suolaa
          1 rkl oliiviöljyä`,
        instructions: `
          Liuota hiiva veteen, sekoita joukkoon jauhot, suola ja öljy ja vaivaa viisi minuuttia. Anna nousta jääkaapissa yön yli peitettynä.`,
      },
      {
        heading: 'Täyte ja paisto',
        ingredients: `
          2 dl tomaattimurskaa
          250 g mozzarellaa
          150 g [Herkkutiskin salamia](/tuotteet/salami-pippuri) siivuina
          100 g herkkusieniä viipaleina
          1 dl oliiveja
          1 ruukku basilikaa`,
        instructions: `
          Kuumenna uuni ja pelti 275 asteeseen. Jaa taikina neljään ja venytä ohuiksi pohjiksi.
          Levitä tomaatti, revi mozzarella ja lado salami, sienet ja oliivit.
          Paista kuumalla pellillä 8 minuuttia ja viimeistele basilikalla.`,
      },
    ],
  },
])
