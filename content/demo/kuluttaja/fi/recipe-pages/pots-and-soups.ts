import { picture } from '#content/pictures/pictures.ts'
import type { RecipeRow } from '#content/recipes.ts'

/** Pots, soups and sauces. */
export const potRecipes: RecipeRow[] = [
  {
    slug: 'karjalanpaisti',
    title: 'Karjalanpaisti',
    description: 'Kolmea lihaa, kourallinen pippuria ja neljä tuntia uunissa. Lisäaineena on vain aika.',
    picture: picture('karjalanpaisti', 'Höyryävä karjalanpaistipata, vieressä leipää ja juureksia'),
    date: '2026-10-31',
    minutes: 270,
    serves: 6,
    categories: ['weekend', 'slow'],
    tags: ['oven', 'stew', 'beef', 'pork', 'autumn', 'milkFree', 'glutenFree'],
    steps: [
      {
        ingredients: `
          500 g naudan etuselkää
          500 g [porsaan kassleria](/tuotteet/kassler-uuniin)
          300 g karitsan lapaa
          2 sipulia lohkoina
          2 porkkanaa paloina
          10 maustepippuria
          2 laakerinlehteä
          1 rkl suolaa
          1 l vettä`,
        instructions: `
          Leikkaa lihat noin neljän sentin kuutioiksi. Ota ne huoneenlämpöön puoli tuntia ennen paistamista.
          Lado lihat, sipulit ja porkkanat pataan kerroksittain. Ripottele suolaa ja mausteita joka väliin.
          Kaada päälle kiehuvaa vettä niin, että lihat juuri peittyvät.
          Paista 225 asteessa 20 minuuttia ilman kantta, laske lämpö 150 asteeseen, pane kansi päälle ja hauduta kolme tuntia.
          Ota kansi pois ja jatka vielä 40 minuuttia. Liha on valmista, kun se hajoaa haarukalla.`,
      },
    ],
    tip: 'Karjalanpaisti paranee yön yli. Jäähdytä pata ripeästi ja lämmitä se seuraavana päivänä kiehuvaksi asti.',
  },
  {
    slug: 'palapaisti',
    title: 'Palapaisti niin kuin mummolassa',
    description:
      'Naudanpaistia, joka on haudutettu niin pehmeäksi, että veistä ei tarvita. Lisäksi perunat ja suolakurkku.',
    picture: picture('palapaisti', 'Palapaistia, keitettyjä perunoita ja kurkkua lautasella'),
    date: '2026-01-18',
    minutes: 150,
    serves: 6,
    categories: ['slow', 'weekend'],
    tags: ['stew', 'beef', 'winter'],
    steps: [
      {
        ingredients: `
          1 kg naudan lapapaistia kuutioina
          2 rkl voita
          2 sipulia lohkoina
          2 porkkanaa viipaleina
          3 rkl vehnäjauhoja
          8 dl lihalientä
          8 maustepippuria
          2 laakerinlehteä
          1,5 tl suolaa`,
        instructions: `
          Kuivaa lihat paperilla ja ruskista ne voissa kolmessa erässä, jotta pannu pysyy kuumana.
          Siirrä lihat pataan. Ruskista sipuli ja porkkana samassa rasvassa, ripottele jauhot ja sekoita.
          Lisää liemi ja mausteet ja kaada pataan.
          Hauduta kannen alla liedellä tai 150-asteisessa uunissa kaksi tuntia.`,
      },
      {
        heading: 'Lisäksi',
        ingredients: `
          1 kg perunoita
          4 suolakurkkua`,
        instructions: `
          Keitä perunat kuorineen juuri ennen tarjoamista. Viipaloi kurkut.`,
      },
    ],
  },
  {
    slug: 'hernekeitto',
    title: 'Torstain hernekeitto',
    description: 'Herneet likoavat yön, potka antaa liemelle maun ja sinappi odottaa pöydässä.',
    picture: picture('hernekeitto', 'Hernekeittoa kulhossa, pinnalla lihapaloja ja sinappia'),
    date: '2026-02-05',
    minutes: 150,
    serves: 8,
    categories: ['everyday', 'slow'],
    tags: ['soup', 'pork', 'winter', 'milkFree', 'glutenFree'],
    steps: [
      {
        heading: 'Edellisenä iltana',
        ingredients: `
          500 g kuivattuja herneitä
          2 l vettä likoamiseen`,
        instructions: `
          Huuhtele herneet ja pane likoamaan kylmään veteen yön yli.`,
      },
      {
        heading: 'Keittopäivänä',
        ingredients: `
          2 l vettä
          800 g savustettua porsaan potkaa
          2 sipulia hienonnettuna
          1 porkkana kuutioina
          2 tl meiramia
          1 tl suolaa
          1 dl sinappia tarjoiluun`,
        instructions: `
          Kaada liotusvesi pois. Nosta herneet, potka ja uusi vesi kattilaan, kiehauta ja kuori vaahto ja irronneet kuoret.
          Lisää sipuli ja porkkana ja keitä hiljalleen kaksi tuntia. Sekoita välillä pohjaa myöten.
          Nosta potka pois, irrota liha ja palauta se paloina keittoon. Mausta meiramilla ja vasta nyt suolalla.
          Tarjoa sinapin ja raa'an sipulin kanssa.`,
      },
    ],
  },
  {
    slug: 'makkarakeitto',
    title: 'Makkarakeitto',
    description: 'Retkeltä kotiin, kattila liedelle. Lenkkimakkara lisätään lopuksi, jotta se ei keity mauttomaksi.',
    picture: picture('makkarakeitto', 'Makkarakeittoa kulhossa, joukossa perunaa, porkkanaa ja makkaraviipaleita'),
    date: '2026-04-11',
    minutes: 35,
    serves: 5,
    categories: ['everyday'],
    tags: ['soup', 'sausage', 'spring'],
    steps: [
      {
        ingredients: `
          1 rkl rypsiöljyä
          1 sipuli hienonnettuna
          3 porkkanaa viipaleina
          1 palsternakka kuutioina
          8 perunaa kuutioina
          1,2 l lihalientä
          6 maustepippuria
          400 g [lenkkimakkaraa](/tuotteet/uunilenkki)
          1 tl suolaa
          1 dl tilliä hienonnettuna`,
        instructions: `
          Kuullota sipuli, porkkana ja palsternakka öljyssä viisi minuuttia.
          Lisää perunat, liemi ja pippurit ja keitä 15 minuuttia.
          Kuori makkara, viipaloi se ja lisää keittoon. Keitä enää viisi minuuttia.
          Tarkista suola ja viimeistele tillillä.`,
      },
    ],
  },
  {
    slug: 'nakkikastike',
    title: 'Nakkikastike',
    description: 'Lapsuuden kastike aikuisen tomaatilla. Vartissa valmista, jos perunat ovat jo kiehumassa.',
    picture: picture('nakkikastike', 'Nakkeja tomaattisessa kastikkeessa ja keitettyjä perunoita lautasella'),
    date: '2026-09-22',
    minutes: 25,
    serves: 4,
    categories: ['everyday'],
    tags: ['stew', 'sausage', 'always'],
    steps: [
      {
        ingredients: `
          400 g [nakkeja](/tuotteet/perhenakki)
          1 sipuli hienonnettuna
          2 rkl voita
          2 rkl vehnäjauhoja
          3 rkl tomaattipyreetä
          4 dl lihalientä
          1 dl ruokakermaa
          1 tl sinappia
          1 tl sokeria
          0,5 tl suolaa`,
        instructions: `
          Halkaise nakit ja ruskista ne nopeasti kuumalla pannulla. Nosta syrjään.
          Kuullota sipuli voissa, lisää jauhot ja pyree ja sekoita minuutti.
          Vatkaa joukkoon liemi, lisää kerma, sinappi, sokeri ja suola ja keitä viisi minuuttia.
          Lisää nakit ja kuumenna. Tarjoa perunoiden kanssa.`,
      },
    ],
  },
  {
    slug: 'revitty-possu',
    title: 'Revitty possu sämpylässä',
    description: 'Yön yli uunissa, aamulla haarukalla hajalle. Yhdestä paistista syö koko juhannusporukka.',
    picture: picture('revitty-possu', 'Sämpylä, jonka välissä on revittyä possua ja kaalisalaattia'),
    date: '2026-06-11',
    minutes: 500,
    serves: 10,
    categories: ['feast', 'slow'],
    tags: ['oven', 'pork', 'summer'],
    steps: [
      {
        heading: 'Possu',
        ingredients: `
          2 kg [porsaan kassleria](/tuotteet/kassler-uuniin)
          2 rkl fariinisokeria
          1 rkl savupaprikaa
          1 rkl suolaa
          1 tl mustapippuria
          3 dl vettä
          1 dl omenaviinietikkaa`,
        instructions: `
          Sekoita kuivat mausteet ja hiero ne lihan pintaan. Nosta liha pataan ja kaada vesi ja etikka pohjalle.
          Paista kannen alla 110 asteessa noin kahdeksan tuntia, kunnes sisälämpötila on 92–95 °C.
          Anna vetäytyä puoli tuntia, revi liha kahdella haarukalla ja kääntele se omassa liemessään.`,
      },
      {
        heading: 'Kaalisalaatti ja kokoaminen',
        ingredients: `
          400 g valkokaalia suikaleina
          2 porkkanaa raasteena
          1 dl majoneesia
          1 rkl sinappia
          1 rkl omenaviinietikkaa
          10 sämpylää
          2 dl grillikastiketta`,
        instructions: `
          Sekoita kaali, porkkana, majoneesi, sinappi ja etikka. Anna tekeytyä tunti kylmässä.
          Paahda sämpylät leikkuupinnoilta, täytä lihalla, kastikkeella ja salaatilla.`,
      },
    ],
    tip: 'Loput possusta pakastuvat liemensä kanssa annospusseissa. Ne sulavat pannulla kymmenessä minuutissa.',
  },
]
