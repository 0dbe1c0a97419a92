import { picture } from '#content/pictures/pictures.ts'
import { recipesOf } from '#content/recipes.ts'

export const cookbook = recipesOf('fi', '/reseptit', [
  {
    slug: 'fileet-sitruunavoissa',
    title: 'Fileet sitruunavoissa',
    description: 'Kaksikymmentä minuuttia ja neljä fileetä. Hae lautaset ensin, sillä filee ei odota.',
    picture: picture('sitruunafileet', 'Viipaloituja broilerinfileitä sitruunan ja kapristen kanssa lautasella'),
    date: '2026-04-07',
    minutes: 20,
    serves: 4,
    categories: ['everyday'],
    tags: ['pan', 'chicken', 'spring'],
    steps: [
      {
        ingredients: `
          600 g [Jyväbroilerin fileitä](/tuotteet/rintafilee)
          1 tl suolaa
          2 rkl vehnäjauhoja
          40 g voita
          1 sitruuna
          2 rkl kapriksia
          0,5 dl persiljaa hienonnettuna`,
        instructions: `
          Nuiji fileet tasapaksuisiksi leivinpaperien välissä. Suolaa ja pyöräytä jauhoissa.
          Paista puolessa voista keskilämmöllä kolme minuuttia puoleltaan. Sisälämpötilan pitää olla 75 °C.
          Lisää loput voista, puolikkaan sitruunan mehu ja kaprikset ja anna poreilla minuutti.
          Viipaloi fileet, lusikoi voi päälle ja viimeistele persiljalla ja sitruunaviipaleilla.`,
      },
    ],
  },
  {
    slug: 'koipireidet-juurespellilla',
    title: 'Koipireidet juurespellillä',
    description: 'Koivet päällä, juurekset alla. Rasva valuu alaspäin ja tekee työn puolestasi.',
    picture: picture('koipipelti', 'Paistettuja broilerin koipia, lohkoperunoita ja porkkanaa uunipellillä'),
    date: '2026-09-17',
    minutes: 70,
    serves: 4,
    categories: ['everyday', 'weekend'],
    tags: ['oven', 'chicken', 'autumn', 'milkFree', 'glutenFree'],
    steps: [
      {
        ingredients: `
          800 g perunoita lohkoina
          4 porkkanaa paloina
          2 sipulia lohkoina
          2 rkl rypsiöljyä
          1,5 tl suolaa
          1,2 kg [Jyväbroilerin koipireisiä](/tuotteet/koipireisi)
          1 tl paprikajauhetta
          1 tl rosmariinia`,
        instructions: `
          Kääntele juurekset öljyssä ja puolessa suolasta ja levitä pellille yhteen kerrokseen.
          Kuivaa koipien nahka paperilla, hiero pintaan loput suolasta, paprika ja rosmariini. Nosta koivet juuresten päälle nahkapuoli ylöspäin.
          Paista 200 asteessa 50 minuuttia. Koipi on kypsä, kun luun vierestä mitattu lämpötila on vähintään 75 °C ja neste on kirkasta.
          Kääntele juurekset valuneessa rasvassa ja tarjoa pelliltä.`,
      },
    ],
    tip: 'Kuudelle tarvitaan kaksi peltiä. Ahtaassa kaikki kiehuu eikä mikään rapeudu.',
  },
  {
    slug: 'hunaja-chilisiivet',
    title: 'Hunaja-chilisiivet',
    description: 'Leivinjauhe rapeuttaa nahan, hunaja tekee sormet tahmeiksi. Servettejä kolme henkeä kohden.',
    picture: picture('broilerin-siivet', 'Rapeita broilerin siipiä laudalla, vieressä dippikastiketta'),
    date: '2026-06-05',
    minutes: 50,
    serves: 4,
    categories: ['grill', 'feast'],
    tags: ['oven', 'chicken', 'summer', 'milkFree'],
    steps: [
      {
        ingredients: `
          1 kg [Jyväbroilerin siipiä](/tuotteet/siivet)
          1 rkl leivinjauhetta
          1,5 tl suolaa`,
        instructions: `
          Kuivaa siivet huolella ja pyöritä leivinjauheessa ja suolassa.
          Levitä ritilälle pellin päälle ja paista 225 asteessa 35 minuuttia. Käännä puolivälissä.`,
      },
      {
        heading: 'Kuorrute',
        ingredients: `
          3 rkl hunajaa
          2 rkl chilikastiketta
          1 rkl omenaviinietikkaa
          1 kynsi valkosipulia murskattuna`,
        instructions: `
          Kiehauta kuorrutteen ainekset. Kääntele kuumat siivet kulhossa kuorrutteessa ja tarjoa heti.`,
      },
    ],
  },
  {
    slug: 'kermainen-broilerikeitto',
    title: 'Kermainen broilerikeitto',
    description:
      'Sunnuntain luista liemi, tiistain jämistä keitto. Kerma lisätään viimeisenä, sitruuna aivan viimeisenä.',
    picture: picture('broilerikeitto', 'Kermaista broilerikeittoa, jossa on porkkanaa, herneitä ja tilliä'),
    date: '2026-01-20',
    minutes: 35,
    serves: 4,
    categories: ['everyday'],
    tags: ['soup', 'chicken', 'winter', 'glutenFree'],
    steps: [
      {
        ingredients: `
          1 rkl voita
          1 purjo renkaina
          3 porkkanaa viipaleina
          1 l kanalientä
          500 g perunoita kuutioina
          400 g [Jyväbroilerin fileesuikaletta](/tuotteet/suikale)
          1 tl suolaa
          2 dl ruokakermaa
          1 dl herneitä
          1 rkl sitruunamehua
          1 dl tilliä hienonnettuna`,
        instructions: `
          Kuullota purjo ja porkkana voissa viisi minuuttia. Lisää liemi ja perunat ja keitä 10 minuuttia.
          Lisää broileri ja suola ja keitä viisi minuuttia, kunnes suikaleet ovat kypsiä, vähintään 75 °C.
          Kaada kerma ja herneet, kiehauta ja mausta sitruunalla ja tillillä.`,
      },
    ],
  },
  {
    slug: 'broilerirullat-ja-limekastike',
    title: 'Broilerirullat ja limekastike',
    description: 'Keskiviikon pikaruoka, joka syödään käsin. Kasvikset voi leikata jo aamulla.',
    picture: picture('broilerirulla', 'Kaksi tortillaa täytettynä broilerilla, salaatilla ja paprikalla'),
    date: '2026-05-13',
    minutes: 25,
    serves: 4,
    categories: ['everyday', 'light'],
    tags: ['pan', 'chicken', 'summer'],
    steps: [
      {
        ingredients: `
          500 g [Jyväbroilerin fileesuikaletta](/tuotteet/suikale)
          1 rkl rypsiöljyä
          1 tl juustokuminaa
          1 tl paprikajauhetta
          1 tl suolaa
          8 tortillaa
          1 jääsalaatti suikaleina
          2 paprikaa suikaleina
          1 kurkku viipaleina`,
        instructions: `
          Paista suikaleet öljyssä kuumalla pannulla kuusi minuuttia kypsiksi ja mausta.
          Lämmitä tortillat, täytä salaatilla, paprikalla ja broilerilla ja taita kaksin kerroin.`,
      },
      {
        heading: 'Limekastike',
        ingredients: `
          2 dl kermaviiliä
          1 lime
          1 kynsi valkosipulia
          0,5 tl suolaa`,
        instructions: `
          Sekoita kermaviili, limen mehu ja raastettu kuori, murskattu valkosipuli ja suola. Lusikoi rulliin.`,
      },
    ],
  },
  {
    slug: 'broilericurry',
    title: 'Broilericurry ja riisi',
    description: 'Mausteet paahdetaan ensin, broileri vasta sitten. Naapuri kysyy rapussa, mitä teillä syödään.',
    picture: picture('broilericurry', 'Broilericurrya ja riisiä kulhossa, vieressä limeviipaleita'),
    date: '2026-02-24',
    minutes: 40,
    serves: 4,
    categories: ['everyday'],
    tags: ['stew', 'chicken', 'winter', 'milkFree', 'glutenFree'],
    steps: [
      {
        ingredients: `
          2 rkl rypsiöljyä
          1 sipuli hienonnettuna
          2 kynttä valkosipulia
          1 rkl inkivääriä raastettuna
          2 rkl currya
          600 g [Jyväbroilerin paistisuikaletta](/tuotteet/suikale)
          1 paprika kuutioina
          4 dl kookosmaitoa
          2 dl kanalientä
          1 dl herneitä
          1 tl suolaa
          1 lime
          3 dl basmatiriisiä`,
        instructions: `
          Pane riisi kiehumaan. Kuullota sipuli öljyssä, lisää valkosipuli, inkivääri ja curry ja paahda minuutti.
          Lisää broileri ja ruskista viisi minuuttia. Kaada kookosmaito ja liemi, lisää paprika.
          Keitä hiljalleen 15 minuuttia. Lisää herneet ja suola ja mausta limellä.`,
      },
    ],
  },
  {
    slug: 'pestopasta-ja-broileri',
    title: 'Pestopasta ja broileri',
    description: 'Pasta kiehuu yksitoista minuuttia, ja juuri niin kauan kestää muukin.',
    picture: picture('broileripasta', 'Vihreää pestopastaa, broilerin suikaleita ja kirsikkatomaatteja lautasella'),
    date: '2026-07-02',
    minutes: 20,
    serves: 4,
    categories: ['everyday'],
    tags: ['pasta', 'chicken', 'summer'],
    steps: [
      {
        ingredients: `
          400 g spagettia
          400 g [Jyväbroilerin fileesuikaletta](/tuotteet/suikale)
          1 rkl oliiviöljyä
          1 tl suolaa
          1,5 dl basilikapestoa
          250 g kirsikkatomaatteja
          50 g juustoraastetta`,
        instructions: `
          Keitä pasta suolavedessä. Ota desilitra keitinvettä talteen.
          Paista broileri öljyssä kypsäksi, kuusi minuuttia, ja suolaa. Lisää puolitetut tomaatit viimeiseksi minuutiksi.
          Sekoita pasta, pesto ja keitinvesi pannulla ja viimeistele juustoraasteella.`,
      },
    ],
  },
  {
    slug: 'lounassalaatti-broilerista-ja-ohrasta',
    title: 'Lounassalaatti broilerista ja ohrasta',
    description: 'Maanantain eväs sunnuntain broilerista. Ohra pitää nälän, omena pitää hereillä.',
    picture: picture('broilerisalaatti', 'Broilerisalaattia kulhossa, päällä viipaloitua broileria'),
    date: '2026-08-10',
    minutes: 30,
    serves: 4,
    categories: ['light'],
    tags: ['salad', 'chicken', 'summer', 'milkFree'],
    steps: [
      {
        ingredients: `
          2 dl ohrasuurimoita
          400 g [kypsää Jyväbroileria](/tuotteet/kypsa-filee) revittynä
          2 omenaa kuutioina
          2 varsisellerin vartta viipaleina
          1 ruukku salaattia
          3 rkl rypsiöljyä
          1 rkl omenaviinietikkaa
          1 rkl sinappia
          0,5 tl suolaa`,
        instructions: `
          Keitä ohra suolavedessä 20 minuuttia, valuta ja jäähdytä.
          Vatkaa öljy, etikka, sinappi ja suola kastikkeeksi.
          Sekoita ohra, broileri, omena ja selleri kastikkeeseen ja tarjoa salaatin päällä.`,
      },
    ],
  },
  {
    slug: 'broilerivartaat-maapahkinakastikkeella',
    title: 'Broilerivartaat ja maapähkinäkastike',
    description: 'Grilliin tai uuniin, kumpikin käy. Kastike on se syy, jonka takia vartaat loppuvat ensin.',
    picture: picture('broilerivartaat', 'Broilerivartaita ja kasviksia lautasella, vieressä maapähkinäkastiketta'),
    date: '2026-06-17',
    minutes: 45,
    serves: 4,
    categories: ['grill'],
    tags: ['grilled', 'chicken', 'summer', 'milkFree'],
    steps: [
      {
        heading: 'Vartaat',
        ingredients: `
          600 g [Jyväbroilerin paistia](/tuotteet/paistileike) paloina
          2 rkl soijakastiketta
          1 rkl hunajaa
          1 tl currya
          2 paprikaa paloina`,
        instructions: `
          Sekoita soija, hunaja ja curry ja marinoi broileria puoli tuntia.
          Pujota broileria ja paprikaa vuorotellen tikkuihin ja grillaa 10–12 minuuttia käännellen. Sisälämpötila vähintään 75 °C.`,
      },
      {
        heading: 'Kastike',
        ingredients: `
          1 dl maapähkinävoita
          1 dl kookosmaitoa
          1 rkl soijakastiketta
          1 lime`,
        instructions: `
          Lämmitä maapähkinävoi, kookosmaito ja soija sekoittaen. Mausta limen mehulla.`,
      },
    ],
  },
  {
    slug: 'broilerikulho-soijalla',
    title: 'Broilerikulho soijalla ja kananmunalla',
    description:
      'Riisi pohjalle, kasvikset kylkeen ja broileri keskelle. Kulhossa jokainen näkee saavansa yhtä paljon.',
    picture: picture('broilerikulho', 'Kulho, jossa on riisiä, broileria, parsakaalia ja kananmunan puolikkaat'),
    date: '2026-03-11',
    minutes: 35,
    serves: 4,
    categories: ['light', 'everyday'],
    tags: ['salad', 'chicken', 'spring', 'milkFree'],
    steps: [
      {
        ingredients: `
          3 dl riisiä
          4 kananmunaa
          1 parsakaali nuppuina
          500 g [Jyväbroilerin fileesuikaletta](/tuotteet/suikale)
          1 rkl rypsiöljyä
          3 rkl soijakastiketta
          1 rkl hunajaa
          1 rkl seesaminsiemeniä`,
        instructions: `
          Keitä riisi. Keitä munat seitsemän minuuttia ja parsakaali samassa kattilassa viimeiset kolme.
          Paista broileri öljyssä kypsäksi, lisää soija ja hunaja ja anna kiehua kiiltäväksi.
          Kokoa kulhot, halkaise munat ja ripottele päälle seesamia.`,
      },
    ],
  },
])
