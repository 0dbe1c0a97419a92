import { picture } from '#content/pictures/pictures.ts'
import type { RecipeRow } from '#content/recipes.ts'

/** From the pan, the oven and the grill. */
export const panRecipes: RecipeRow[] = [
  {
    slug: 'uunimakkara',
    title: 'Uunimakkara juustolla ja tomaatilla',
    description: 'Lenkki halki, sinappia väliin ja juusto päälle. Uuni tekee loput sillä aikaa, kun etsit ketsupin.',
    picture: picture('uunimakkara', 'Kaksi uunimakkaraa vuoassa, päällä juustoa ja tomaattiviipaleita'),
    date: '2026-03-03',
    minutes: 35,
    serves: 4,
    categories: ['everyday'],
    tags: ['oven', 'sausage', 'always'],
    steps: [
      {
        ingredients: `
          500 g [lenkkimakkaraa](/tuotteet/uunilenkki)
          2 rkl sinappia
          2 tomaattia viipaleina
          1 sipuli renkaina
          100 g juustoa viipaleina
          1 tl oreganoa`,
        instructions: `
          Kuori makkara ja viillä siihen pitkittäin syvä halkio niin, että pohja jää ehjäksi.
          Sivele halkio sinapilla ja täytä sipulilla, tomaatilla ja juustolla. Ripottele päälle oreganoa.
          Paista 225 asteessa 20–25 minuuttia, kunnes juusto on ruskeaa ja makkara rapeaa reunoilta.`,
      },
    ],
  },
  {
    slug: 'pyttipannu',
    title: 'Pyttipannu ja muna',
    description:
      'Eilisen perunat ja paistinloput saavat uuden päivän. Kaikki samankokoisiksi kuutioiksi, siinä koko taito.',
    picture: picture('pyttipannu', 'Pyttipannua valurautapannulla, päällä paistettu kananmuna'),
    date: '2026-01-07',
    minutes: 30,
    serves: 4,
    categories: ['everyday'],
    tags: ['pan', 'beef', 'sausage', 'winter'],
    steps: [
      {
        ingredients: `
          3 rkl voita
          800 g keitettyjä perunoita kuutioina
          2 sipulia hienonnettuna
          300 g kypsää paistia kuutioina
          150 g makkaraa kuutioina
          1 tl suolaa
          0,5 tl mustapippuria
          4 kananmunaa
          200 g etikkapunajuurta`,
        instructions: `
          Paista perunakuutiot puolessa voista kuumalla pannulla rapeiksi, noin 10 minuuttia. Nosta kulhoon.
          Kuullota sipuli, lisää liha ja makkara ja ruskista viisi minuuttia. Yhdistä perunoihin ja mausta.
          Paista munat lopussa voissa ja nosta annosten päälle. Tarjoa punajuuren kanssa.`,
      },
    ],
  },
  {
    slug: 'kassler-ja-uunijuurekset',
    title: 'Kassler ja juurekset samalta pelliltä',
    description: 'Pelti täyteen, uuni kiinni ja ovi auki naapurille. Kasslerin rasva maustaa juurekset puolestasi.',
    picture: picture('kasslerpelti', 'Kasslerpihvejä, lohkoperunoita, porkkanaa ja punajuurta uunipellillä'),
    date: '2026-11-05',
    minutes: 55,
    serves: 4,
    categories: ['everyday', 'weekend'],
    tags: ['oven', 'pork', 'autumn', 'milkFree', 'glutenFree'],
    steps: [
      {
        ingredients: `
          600 g perunoita lohkoina
          4 porkkanaa paloina
          2 punajuurta lohkoina
          2 punasipulia lohkoina
          3 rkl rypsiöljyä
          1,5 tl suolaa
          1 tl timjamia`,
        instructions: `
          Kääntele juurekset öljyssä, suolassa ja timjamissa. Levitä yhteen kerrokseen leivinpaperin päälle.
          Paista 225 asteessa 20 minuuttia.`,
      },
      {
        heading: 'Kassler',
        ingredients: `
          600 g [porsaan kassleria](/tuotteet/kassler-uuniin) viipaleina
          1 rkl sinappia
          1 rkl hunajaa
          1 tl suolaa
          0,5 tl mustapippuria`,
        instructions: `
          Sekoita sinappi, hunaja ja mausteet ja sivele lihoille.
          Nosta viipaleet juuresten päälle ja paista vielä 20 minuuttia. Lihan sisälämpötilan pitää olla 70 °C.
          Anna levätä pellillä viisi minuuttia ja kääntele juurekset lihan nesteessä.`,
      },
    ],
  },
  {
    slug: 'porsaan-sisafilee-pippurikastikkeessa',
    title: 'Porsaan sisäfilee pippurikastikkeessa',
    description: 'Perjantain pieni juhla: yksi filee, kourallinen viherpippuria ja kerma. Aikaa menee puoli tuntia.',
    picture: picture('sisafilee', 'Viipaloitua porsaan sisäfileetä pippurikastikkeessa, perunoita ja vihreitä papuja'),
    date: '2026-05-29',
    minutes: 35,
    serves: 4,
    categories: ['weekend', 'feast'],
    tags: ['pan', 'pork', 'spring', 'glutenFree'],
    steps: [
      {
        ingredients: `
          600 g porsaan sisäfileetä
          1 tl suolaa
          1 rkl voita
          1 rkl rypsiöljyä`,
        instructions: `
          Poista fileestä kalvo, suolaa pinta ja ruskista joka puolelta voi-öljyseoksessa kuusi minuuttia.
          Kypsennä 175-asteisessa uunissa, kunnes sisälämpötila on 68 °C, noin 12 minuuttia. Lepo foliossa nostaa sen 70 asteeseen.`,
      },
      {
        heading: 'Kastike ja lisäkkeet',
        ingredients: `
          1 salottisipuli hienonnettuna
          2 rkl viherpippureita
          2 dl lihalientä
          2 dl kuohukermaa
          1 tl sinappia
          300 g vihreitä papuja
          800 g pieniä perunoita`,
        instructions: `
          Keitä perunat ja viimeisiksi viideksi minuutiksi pavut.
          Kuullota sipuli paistinpannulla, lisää pippurit ja liemi ja keitä puoleen. Kaada kerma ja keitä viisi minuuttia, mausta sinapilla.
          Viipaloi filee kastikkeen päälle.`,
      },
    ],
  },
  {
    slug: 'naudanlihawokki',
    title: 'Naudanlihawokki parsakaalilla',
    description: 'Kuuma pannu ja terävä veitsi. Kun kaikki on leikattu, ruoka on valmista kymmenessä minuutissa.',
    picture: picture('wokki', 'Naudanlihasuikaleita, parsakaalia ja paprikaa pannulla'),
    date: '2026-04-21',
    minutes: 25,
    serves: 4,
    categories: ['everyday', 'light'],
    tags: ['pan', 'beef', 'spring', 'milkFree'],
    steps: [
      {
        ingredients: `
          400 g naudan sisäpaistia ohuina suikaleina
          1 rkl maissitärkkelystä
          3 rkl soijakastiketta
          1 rkl hunajaa
          1 rkl riisietikkaa
          1 rkl inkivääriä raastettuna
          2 kynttä valkosipulia
          3 rkl rypsiöljyä
          1 parsakaali nuppuina
          2 paprikaa suikaleina
          1 rkl seesaminsiemeniä
          3 dl riisiä`,
        instructions: `
          Sekoita lihaan tärkkelys ja lusikallinen soijaa. Pane riisi kiehumaan.
          Sekoita loppu soija, hunaja, etikka, inkivääri ja valkosipuli kastikkeeksi.
          Kuumenna öljy savuamisen rajalle ja paista liha kahdessa erässä minuutti kerrallaan. Nosta syrjään.
          Paista kasviksia kolme minuuttia, palauta liha, kaada kastike ja anna kiehahtaa. Ripottele päälle seesamia.`,
      },
    ],
  },
  {
    slug: 'grillivartaat',
    title: 'Naudan grillivartaat',
    description: 'Marinadi illalla, hiilet aamupäivällä. Vartaaseen kuuluu väriä, mutta lihaa eniten.',
    picture: picture('grillivartaat', 'Kolme varrasta, joissa on naudanlihaa, paprikaa ja sipulia, puulaudalla'),
    date: '2026-06-25',
    minutes: 50,
    serves: 4,
    categories: ['grill', 'feast'],
    tags: ['grilled', 'beef', 'summer', 'milkFree', 'glutenFree'],
    steps: [
      {
        heading: 'Marinadi',
        ingredients: `
          600 g [naudan paahtopaistia](/tuotteet/naudan-paisti) kuutioina
          4 rkl rypsiöljyä
          2 rkl sitruunamehua
          2 kynttä valkosipulia murskattuna
          1 tl rosmariinia
          0,5 tl mustapippuria`,
        instructions: `
          Leikkaa lihasta kolmen sentin kuutioita. Sekoita marinadi, kääntele lihat siinä ja anna maustua kylmässä vähintään tunti, mielellään yön yli.`,
      },
      {
        heading: 'Grillaus',
        ingredients: `
          2 paprikaa paloina
          1 kesäkurpitsa paloina
          2 punasipulia lohkoina
          1 tl suolaa`,
        instructions: `
          Liota puutikut vedessä puoli tuntia. Pujota lihaa ja kasviksia vuorotellen väljästi.
          Suolaa vasta nyt ja grillaa kuumilla hiilillä 8–10 minuuttia käännellen. Keskeltä mediumin lihan lämpötila on noin 58 °C.
          Anna vartaiden levätä viisi minuuttia.`,
      },
    ],
  },
  {
    slug: 'paahtopaisti-ja-lohkoperunat',
    title: 'Paahtopaisti ja lohkoperunat',
    description:
      'Paisti ensin 125 asteessa, perunat sitten 225 asteessa. Järjestys ratkaisee, ja lepo tekee lihalle vain hyvää.',
    picture: picture('lohkoperunat-ja-paisti', 'Punertavia paistiviipaleita ja lohkoperunoita lautasella'),
    date: '2026-09-12',
    minutes: 150,
    serves: 6,
    categories: ['weekend', 'feast'],
    tags: ['oven', 'beef', 'autumn', 'milkFree', 'glutenFree'],
    steps: [
      {
        heading: 'Paisti',
        ingredients: `
          1,2 kg [naudan kulmapaistia](/tuotteet/naudan-paisti)
          2 rkl rypsiöljyä
          2 tl suolaa
          1 tl mustapippuria
          1 rkl rosmariinia`,
        instructions: `
          Ota paisti huoneenlämpöön tunti ennen. Ruskista se öljyssä joka puolelta ja mausta.
          Työnnä mittari paksuimpaan kohtaan ja paista 125 asteessa, kunnes se näyttää 56 °C, noin 75 minuuttia.
          Kääri paisti folioon ja anna levätä puoli tuntia.`,
      },
      {
        heading: 'Lohkoperunat',
        ingredients: `
          1,2 kg perunoita lohkoina
          3 rkl rypsiöljyä
          1,5 tl suolaa
          1 tl paprikajauhetta`,
        instructions: `
          Nosta uuni 225 asteeseen heti, kun liha on otettu pois. Kääntele lohkot öljyssä ja mausteissa.
          Paista 30 minuuttia, käännä kerran. Viipaloi paisti ohuelti poikkisyin.`,
      },
    ],
  },
  {
    slug: 'lauantain-pihvi-ja-muna',
    title: 'Lauantain pihvi ja paistettu muna',
    description:
      'Yksi pannu, kaksi pihviä ja aamiainen, joka muuttui päivälliseksi. Voin ruskistuminen on koko kastike.',
    picture: picture('pihvi-ja-kananmuna', 'Grillattu pihvi, paistettu muna, tomaatteja ja herneitä pannulla'),
    date: '2026-07-18',
    minutes: 25,
    serves: 2,
    categories: ['weekend'],
    tags: ['pan', 'beef', 'summer', 'glutenFree'],
    steps: [
      {
        ingredients: `
          2 naudan entrecôtepihviä
          1 tl suolaa
          1 rkl rypsiöljyä
          2 rkl voita
          1 kynsi valkosipulia
          2 kananmunaa
          200 g kirsikkatomaatteja
          1 dl herneitä`,
        instructions: `
          Suolaa pihvit puoli tuntia ennen ja kuivaa pinta paperilla.
          Paista kuumassa öljyssä kaksi minuuttia puoleltaan. Lisää voi ja litistetty valkosipuli ja valele pihvejä minuutti. Sisälämpötila 56 °C on medium.
          Nosta pihvit lepäämään. Paista samassa voissa munat, tomaatit ja herneet.`,
      },
    ],
  },
]
