import { picture } from '#content/pictures/pictures.ts'
import { card, cards, itemGrid, pageCard, pictured, sectionPage } from '#content/sections.ts'

export const recipes = sectionPage({
  path: '/reseptit',
  key: 'recipes',
  title: 'Reseptit',
  heading: 'Mitä ehtii, ennen kuin nälkä kiukuttaa?',
  description:
    'Koekeittiön ruoat siinä järjestyksessä, jossa niitä kysytään: ensin arki, sitten padat, lopuksi se, mihin kutsutaan vieraita.',
  picture: picture('kuluttaja-hero', 'Lihapullia pannulla, perunoita, hilloa ja ruisleipää pöydällä'),
  publishDate: '2026-11-02',
  blocks: [
    itemGrid('kaikki-reseptit', 'Kaikki reseptit', 'recipe', { filter: { cardType: 'recipeCard' } }),
    pictured('arki', {
      eyebrow: '30 minuuttia',
      heading: 'Lihapullat ruskeassa kastikkeessa',
      picture: picture('lihapullat', 'Lihapullia ruskeassa kastikkeessa, perunoita ja puolukoita'),
      text: `
Neljälle: 400 g sika-nautaa, 1 dl korppujauhoja ja 1,5 dl kermaa turpoamaan, sipuli raasteena, suolaa teelusikallinen.

1. Pyörittele märin käsin pullia ja ruskista voissa 8 minuuttia.
2. Nosta pullat sivuun, ruskista rasvassa 3 rkl jauhoja, lisää 5 dl lihalientä.
3. Pullat takaisin ja hauduta vartti. Perunat kiehuvat sillä aikaa.
`,
    }),
    pictured('padat', {
      tone: 'surface',
      side: 'right',
      eyebrow: 'Iltapäivä',
      heading: 'Karjalanpaisti, jota ei vahdita',
      picture: picture('karjalanpaisti', 'Höyryävä karjalanpaistipata'),
      text: `
Kuudelle: 500 g nautaa, 500 g sikaa ja 300 g karitsaa reiluina kuutioina, pari sipulia, porkkana, kymmenen pippuria ja kaksi laakerinlehteä.

Lado pataan kerroksittain, suolaa joka väliin ja kaada vettä niin, että lihat juuri ja juuri peittyvät. Uuniin 150 asteeseen neljäksi tunniksi, viimeinen tunti ilman kantta. Seuraavana päivänä se on vielä parempaa.
`,
    }),
    pictured('viikonloppu', {
      eyebrow: 'Lauantai',
      heading: 'Paistia ja lohkoperunoita samalta pelliltä',
      picture: picture('lohkoperunat-ja-paisti', 'Paistiviipaleita ja lohkoperunoita lautasella'),
      text: `
Paisti kypsyy 125 asteessa, perunat haluavat 225. Järjestys ratkaisee: liha ensin, lepäämään folion alle, ja uuni kuumaksi perunoille. Puolen tunnin lepo tekee paistille vain hyvää.

Paiston vaiheet ovat [etusivulla](/#viikonloppu).
`,
    }),
    cards('juhlat', 'Kun tulee vieraita', {
      tone: 'surface',
      shape: 'wide',
      columns: 'Three',
      rows: 3,
      cards: [
        pageCard('/ajankohtaista/joulukinkku-mittarilla'),
        card(
          'Herkkutiski',
          'Voileipäkakku illassa',
          'Kahdelletoista, koristellaan aamulla.',
          'site:deli/reseptit/voileipakakku-illassa',
          picture('voileipa', 'Kaksi ruisleipää, joilla on kinkkua, salamia ja kurkkua'),
        ),
        card(
          'Jyväbroiler',
          'Sunnuntain broileri',
          'Ohraa paistoliemessä.',
          'site:jyvabroiler/reseptit/sunnuntain-broileri-ja-ohraa',
          picture('kokonainen-broileri', 'Kokonainen paistettu broileri pannulla lohkoperunoiden kanssa'),
        ),
      ],
    }),
  ],
})
