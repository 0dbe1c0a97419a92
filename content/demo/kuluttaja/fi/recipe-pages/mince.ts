import { picture } from '#content/pictures/pictures.ts'
import type { RecipeRow } from '#content/recipes.ts'

/** What a packet of minced meat becomes. */
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
          400 g sika-nautajauhelihaa
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
          400 g naudan jauhelihaa 10 %
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
          400 g sika-nautajauhelihaa
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
          400 g naudan jauhelihaa 10 %
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
          400 g sika-nautajauhelihaa
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
          400 g sika-nautajauhelihaa
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
          600 g naudan jauhelihaa 10 %
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
          400 g naudan jauhelihaa 10 %
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
          500 g naudan jauhelihaa 17 %
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
