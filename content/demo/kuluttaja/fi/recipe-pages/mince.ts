import { picture } from '#content/pictures/pictures.ts'
import type { RecipeRow } from '#content/recipes.ts'

/** What a packet of minced meat becomes on the stove. */
export const minceRecipes: RecipeRow[] = [
  {
    slug: 'lihapullat-ruskeassa-kastikkeessa',
    title: 'Lihapullat ruskeassa kastikkeessa',
    description:
      'Mehukkaat pullat, kiiltävä kastike ja perunat, jotka kypsyvät samassa ajassa. Koekeittiön kysytyin resepti.',
    picture: picture('lihapullat', 'Lihapullia ruskeassa kastikkeessa, perunoita ja puolukoita lautasella'),
    date: '2026-09-01',
    minutes: 45,
    serves: 4,
    categories: ['everyday'],
    tags: ['pan', 'mince', 'always'],
    steps: [
      {
        heading: 'Lihapullat',
        ingredients: `
          1,5 dl kuohukermaa
          1 dl korppujauhoja
          1 sipuli raasteena
          400 g [sika-nautajauhelihaa](/tuotteet/sika-nautajauheliha)
          1 kananmuna
          1 tl suolaa
          0,5 tl maustepippuria
          2 rkl voita paistamiseen`,
        instructions: `
          Sekoita kerma, korppujauhot ja sipuliraaste kulhossa. Anna turvota 10 minuuttia.
          Lisää jauheliha, muna, suola ja maustepippuri. Sekoita vain sen verran, että taikina on tasaista.
          Pyörittele märin käsin noin 24 pullaa ja ruskista ne voissa kahdessa erässä, yhteensä 8 minuuttia. Nosta pullat lautaselle.`,
      },
      {
        heading: 'Ruskea kastike',
        ingredients: `
          3 rkl vehnäjauhoja
          5 dl lihalientä
          1 rkl soijakastiketta
          0,5 dl kuohukermaa`,
        instructions: `
          Ripottele jauhot samalle pannulle ja ruskista niitä pari minuuttia kaapien pohjaa.
          Vatkaa joukkoon kuuma liemi vähitellen, sitten soija ja kerma.
          Palauta pullat kastikkeeseen ja hauduta kannen alla 15 minuuttia. Pullan sisälämpötila on kypsänä vähintään 70 °C.`,
      },
    ],
    tip: '**Tee tupla-annos.** Paistetut pullat pakastuvat hyvin ilman kastiketta: levitä ne ensin tarjottimelle, siirrä jäätyneinä pussiin.',
  },
  {
    slug: 'jauhelihakastike-ja-perunamuusi',
    title: 'Jauhelihakastike ja perunamuusi',
    description:
      'Puolen tunnin ruoka, jonka maku tulee kunnolla ruskistetusta lihasta. Muusin salaisuus on kuuma maito.',
    picture: picture('jauhelihakastike', 'Perunamuusia ja jauhelihakastiketta lautasella, vieressä porkkanaviipaleita'),
    date: '2026-10-14',
    minutes: 30,
    serves: 4,
    categories: ['everyday'],
    tags: ['stew', 'mince', 'autumn'],
    steps: [
      {
        heading: 'Perunamuusi',
        ingredients: `
          1 kg jauhoisia perunoita
          2 dl maitoa
          50 g voita
          1 tl suolaa`,
        instructions: `
          Kuori ja halkaise perunat. Keitä suolalla maustetussa vedessä 20 minuuttia, kunnes ne murtuvat.
          Kaada vesi pois, survo perunat ja vatkaa joukkoon voi ja kuumennettu maito. Tarkista suola.`,
      },
      {
        heading: 'Kastike',
        ingredients: `
          400 g [naudan jauhelihaa 10 %](/tuotteet/naudan-jauheliha-10)
          1 sipuli hienonnettuna
          2 porkkanaa viipaleina
          2 rkl vehnäjauhoja
          4 dl lihalientä
          1 rkl tomaattipyreetä
          1 tl suolaa
          0,5 tl mustapippuria`,
        instructions: `
          Kuumenna pannu ja levitä jauheliha koko pohjalle. Anna sen ruskistua koskematta kolme minuuttia ennen kuin hienonnat.
          Lisää sipuli ja porkkana, kuullota viisi minuuttia. Ripottele jauhot ja sekoita.
          Kaada liemi, lisää pyree ja mausteet ja keitä hiljalleen 10 minuuttia.`,
      },
    ],
  },
  {
    slug: 'jauhelihakeitto',
    title: 'Jauhelihakeitto',
    description: 'Kattilallinen, joka on parempaa toisena päivänä. Juurekset ensin, perunat viimeiseksi.',
    picture: picture('jauhelihakeitto', 'Jauhelihakeittoa syvässä lautasessa, joukossa perunaa ja porkkanaa'),
    date: '2026-10-20',
    minutes: 40,
    serves: 5,
    categories: ['everyday'],
    tags: ['soup', 'mince', 'autumn', 'milkFree', 'glutenFree'],
    steps: [
      {
        ingredients: `
          400 g [naudan jauhelihaa 10 %](/tuotteet/naudan-jauheliha-10)
          1 sipuli
          3 porkkanaa
          150 g lanttua
          1,5 l vettä
          8 perunaa
          6 maustepippuria
          1 laakerinlehti
          2 tl suolaa
          1 dl persiljaa hienonnettuna`,
        instructions: `
          Ruskista jauheliha kattilassa omassa rasvassaan. Lisää hienonnettu sipuli, porkkanaviipaleet ja lanttukuutiot ja kuullota viisi minuuttia.
          Kaada vesi, lisää mausteet ja suola. Kiehauta ja kuori vaahto.
          Keitä 10 minuuttia, lisää perunakuutiot ja keitä vielä 15 minuuttia.
          Sekoita persilja joukkoon vasta lautasella.`,
      },
    ],
  },
  {
    slug: 'spagetti-bolognese',
    title: 'Spagetti ja hidas bolognese',
    description: 'Jauheliha, maito ja kolme tuntia. Kastike tekee työn, sinä luet lehden.',
    picture: picture('bolognese', 'Spagettia ja tomaattista jauhelihakastiketta lautasella'),
    date: '2026-02-12',
    minutes: 200,
    serves: 6,
    categories: ['weekend', 'slow'],
    tags: ['pasta', 'stew', 'mince', 'winter'],
    steps: [
      {
        ingredients: `
          2 rkl oliiviöljyä
          1 sipuli hienonnettuna
          1 porkkana hienonnettuna
          1 varsisellerin varsi hienonnettuna
          300 g naudan jauhelihaa
          300 g sian jauhelihaa
          2 dl maitoa
          800 g kokonaisia tomaatteja mehussaan
          2 rkl tomaattipyreetä
          2 dl lihalientä
          2 tl suolaa`,
        instructions: `
          Kuullota sipulia, porkkanaa ja selleriä öljyssä miedolla lämmöllä 10 minuuttia.
          Nosta lämpö, lisää lihat ja ruskista niin, että neste haihtuu kokonaan.
          Kaada maito ja anna kiehua lähes kuiviin. Lisää tomaatit, pyree, liemi ja suola.
          Hauduta kansi raollaan kolme tuntia. Lisää vettä, jos kastike tarttuu pohjaan.`,
      },
      {
        heading: 'Pasta',
        ingredients: `
          500 g spagettia
          1 dl juustoraastetta`,
        instructions: `
          Keitä spagetti runsaassa suolavedessä. Ota talteen desilitra keitinvettä.
          Kääntele pasta kastikkeessa keitinveden kanssa ja tarjoa juustoraasteen kanssa.`,
      },
    ],
  },
  {
    slug: 'jauhelihatacot',
    title: 'Jauhelihatacot',
    description: 'Perjantai-ilta pöydässä, jossa jokainen täyttää omansa. Mausteet ovat kaapissa jo valmiina.',
    picture: picture('tacot', 'Kolme täytettyä tacoa leikkuulaudalla, vieressä limeä ja kastiketta'),
    date: '2026-05-08',
    minutes: 25,
    serves: 4,
    categories: ['everyday'],
    tags: ['pan', 'mince', 'summer'],
    steps: [
      {
        heading: 'Täyte',
        ingredients: `
          400 g [naudan jauhelihaa 10 %](/tuotteet/naudan-jauheliha-10)
          1 sipuli hienonnettuna
          2 tl juustokuminaa
          2 tl paprikajauhetta
          0,5 tl chilijauhetta
          1 tl suolaa
          2 rkl tomaattipyreetä
          1 dl vettä`,
        instructions: `
          Ruskista jauheliha kuumalla pannulla, lisää sipuli ja mausteet ja paista kolme minuuttia.
          Lisää pyree ja vesi ja anna kiehua kokoon viisi minuuttia.`,
      },
      {
        heading: 'Pöytään',
        ingredients: `
          8 pientä tortillaa
          1 jääsalaatti suikaleina
          2 tomaattia kuutioina
          100 g juustoraastetta
          2 dl kermaviiliä
          1 lime`,
        instructions: `
          Lämmitä tortillat kuivalla pannulla puoli minuuttia puoleltaan ja pidä liinassa.
          Nosta kaikki kulhoissa pöytään ja purista limeä lopuksi päälle.`,
      },
    ],
  },
  {
    slug: 'jauhelihapihvit-ja-sipuli',
    title: 'Jauhelihapihvit ja paistettu sipuli',
    description:
      'Pihvi, joka pysyy pyöreänä, ja sipuli, joka ehtii karamellisoitua. Yksi pannu, kaksi kärsivällisyyttä.',
    picture: picture('jauhelihapihvit', 'Jauhelihapihvejä ja sipulirenkaita valurautapannulla'),
    date: '2026-03-17',
    minutes: 35,
    serves: 4,
    categories: ['everyday'],
    tags: ['pan', 'mince', 'always', 'milkFree'],
    steps: [
      {
        ingredients: `
          3 sipulia renkaina
          2 rkl rypsiöljyä
          500 g [naudan jauhelihaa 17 %](/tuotteet/naudan-jauheliha-17)
          1 kananmuna
          0,5 dl korppujauhoja
          1 dl kivennäisvettä
          1,5 tl suolaa
          0,5 tl mustapippuria`,
        instructions: `
          Paista sipulirenkaita puolessa öljystä keskilämmöllä 15 minuuttia, kunnes ne ovat ruskeita ja makeita. Nosta syrjään.
          Sekoita korppujauhot ja kivennäisvesi, lisää muna, mausteet ja jauheliha. Muotoile kahdeksan pihviä ja paina keskelle kuoppa.
          Paista pihvit lopussa öljyssä neljä minuuttia puoleltaan. Sisälämpötilan pitää olla vähintään 70 °C.
          Nosta sipulit päälle ja tarjoa heti.`,
      },
    ],
  },
]
