import { picture } from '#content/pictures/pictures.ts'
import { itemGrid, pictured, sectionPage, text } from '#content/sections.ts'

export const products = sectionPage({
  path: '/tuotteet',
  key: 'products',
  title: 'Tuotteet',
  heading: 'Kilot, koodit ja kypsyysasteet',
  description:
    'Valikoima keittiön järjestyksessä: raaka, siipikarja, kypsä ja kylmä. Joka ryhmästä annospaino, häviö ja pakkauskoko.',
  picture: picture('ammattilaiset-hero', 'Kokki nostaa lihapulla-annoksen ammattikeittiön luukulle'),
  publishDate: '2026-09-01',
  blocks: [
    itemGrid('kaikki-tuotteet', 'Kaikki tuotteet', 'product', { count: 48, filter: { cardType: 'FSProductCard' } }),
    text(
      'raaka-liha',
      `
## Raaka liha

- **Kuutiot 2 cm,** nauta ja sika: 120 g/annos, häviö 30 %, 5 kg:n vakuumi.
- **Jauheliha** 10 % ja 17 %: 90 g/annos, häviö 20 %, 2 kg ja 5 kg.
- **Sisäpaisti** 2–2,5 kg:n paloina: 150 g/annos, häviö 25 %.
- **Määräpainopihvit** 150, 180 ja 200 g, ± 5 g. Sama paistoaika joka lautaselle.
`,
    ),
    pictured('siipikarja', {
      tone: 'surface',
      side: 'right',
      heading: 'Siipikarja',
      picture: picture('jyvabroiler-fileet', 'Raakoja broilerin fileitä ja sitruunaa'),
      text: `
Suikale 10 × 40 mm, kuutio 15 mm, file 140–160 g ja luuton paistileike. Annos 130 g raakana, häviö 22 %. Kypsä 75 asteessa. Tuoreena kaksi toimituspäivää viikossa, pakasteena aina.
`,
      links: [{ label: 'Mistä broileri tulee', link: 'site:jyvabroiler/#tila' }],
    }),
    pictured('kypsat', {
      heading: 'Kypsät tuotteet',
      picture: picture('lihapullat', 'Lihapullia ruskeassa kastikkeessa, perunoita ja puolukoita'),
      text: `
Kun vuorossa on yksi ihminen vähemmän. Lihapulla 18 g, pihvi 80 g, broilerisuikale ja revitty possu, kaikki kypsinä ja pakastettuina. Uuniin 160 asteeseen sulana, tarjolla 15 minuutissa, sisälämpötila yli 70 °C.
`,
    }),
    text(
      'makkarat',
      `
## Makkarat ja leikkeleet

Nakki 30 g ja 50 g, grillimakkara 100 g, lenkki 2 kg. Leikkeleissä viipale on 10 g ja pakkaus 500 g tai 1 kg, limitettynä välipaperille. Tuotteet tekevät [Mestari](site:mestari/tuotteet) ja [Herkkutiski](site:deli/tuotteet).
`,
      'deep',
    ),
    text(
      'pakkaukset',
      `
## Pakkaukset ja tilauskoodit

Tilauskoodi on kuusinumeroinen, sama tukussa ja suoratoimituksessa. Kaksi ensimmäistä numeroa kertovat ryhmän, viimeinen pakkauskoon. Laatikon etiketissä ovat GTIN, erä ja päiväys viivakoodina, joten vastaanotto käy lukijalla.

Tarvitsetko koko koodiluettelon? Pyydä se [myynnistä](/ota-yhteytta), niin saat taulukon, joka avautuu kaikissa keittiöjärjestelmissä.
`,
      'surface',
    ),
    text(
      'allergeenit',
      `
## Allergeenit

Pakkauksen tieto on aina se, joka pätee. Suurin osa raaka-aineista on gluteenittomia ja maidottomia; kypsissä tuotteissa ja makkaroissa tarkista jokainen. Reseptimuutoksesta kerromme vakioasiakkaille sähköpostilla kaksi viikkoa ennen ensimmäistä toimitusta.
`,
    ),
  ],
})
