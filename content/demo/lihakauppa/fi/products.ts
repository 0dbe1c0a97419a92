import { picture } from '#content/pictures/pictures.ts'
import { card, cards, itemGrid, pageCard, pictured, sectionPage, text } from '#content/sections.ts'

export const products = sectionPage({
  path: '/tuotteet',
  key: 'products',
  title: 'Tuotteet',
  heading: 'Mitä saisi olla?',
  description:
    'Tiski on jaettu niin kuin ruokakin: pannulle, uuniin, pataan ja arkeen. Kerromme jokaisesta palasta, mistä se leikataan ja kuinka se onnistuu.',
  picture: picture('lihakauppa-hero', 'Kaksi raakaa pihviä, veitsi ja rosmariinia leikkuulaudalla'),
  publishDate: '2026-10-26',
  blocks: [
    itemGrid('kaikki-tuotteet', 'Kaikki tuotteet', 'product', { count: 48, filter: { cardType: 'lkProductCard' } }),
    pictured('pihvit', {
      eyebrow: 'Pannulle',
      heading: 'Pihvit',
      picture: picture('entrecote', 'Kaksi raakaa entrecôtepihviä'),
      text: `
**Entrecôte** on rasvaisin ja maukkain, **ulkofilee** siistein ja **sisäfilee** murein. Leikkaamme kaikki kolmen sentin paksuisiksi, ellet toivo muuta.

Jos haluat yhden pihvin kahdelle, ota luullinen kyljys ja paistomittari. Alle kahden sentin pihviä emme suosittele kenellekään.
`,
      links: [{ label: 'Näin paistat', link: '/#pihvit' }],
    }),
    pictured('paistit', {
      tone: 'surface',
      side: 'right',
      eyebrow: 'Uuniin',
      heading: 'Paistit',
      picture: picture('uunipaisti', 'Sidottu uunipaisti ja siitä leikattuja viipaleita laudalla'),
      text: `
- **Kulmapaisti** paahtopaistiksi, roosaksi 58 asteeseen.
- **Ulkopaisti** kylmänä leikattavaksi.
- **Kassler** sille, joka pelkää kuivaa lihaa.
- **Karitsan viulu** pääsiäiseksi. Tilaa ajoissa, niitä on kaksi karitsaa kohden.
`,
    }),
    text(
      'pataan',
      `
## Pataan

Lapa, etuselkä, potka ja kylki. Kuutioimme valmiiksi kolmen sentin paloiksi tai jätämme luun kiinni, kumman vain haluat. [Haudutusajat ovat etusivulla](/#padat).
`,
      'brand',
    ),
    text(
      'jauheliha',
      `
## Jauheliha

Jauhamme naudan kahdesti samana aamuna, kun laatikko lähtee. Vaihtoehdot ovat 10 ja 17 prosenttia rasvaa sekä burgerijauheliha, jossa on 20 prosenttia ja karkeampi terä. Pakkaukset ovat 400 g, 700 g ja kaksi kiloa.
`,
    ),
    text(
      'makkarat',
      `
## Makkarat ja savut

Mestarin grillimakkarat, lenkit ja savukinkku tulevat samassa kylmälaatikossa kuin liha. Valmistuksesta kertoo [Mestari itse](site:mestari/tuotteet).
`,
      'surface',
    ),
    text(
      'punaiset',
      `
## Punaiset hintalaput

Kun parasta ennen -päivä lähestyy, hinta laskee. Lapussa näkyvät vanha ja uusi hinta sekä päivä. Pakasta heti tai paista tänään: kumpikin on parempi kuin biojäte.
`,
      'deep',
    ),
    cards('naapurit', 'Samaan ruokaan', {
      shape: 'wide',
      columns: 'Three',
      rows: 3,
      cards: [
        pageCard('/ohjeet'),
        card(
          'Broileri',
          'Jyväbroiler',
          'Palat ja paistoajat.',
          'site:jyvabroiler/tuotteet-ja-reseptit',
          picture('jyvabroiler-fileet', 'Raakoja broilerin fileitä, sitruunaa ja yrttejä laudalla'),
        ),
        card(
          'Lahjaksi',
          'Lahjakortti',
          'Sille, joka valitsee itse.',
          '/ohjeet#lahjakortti',
          picture('lahjakortti', 'Nauhalla sidottu punainen lahjakortti'),
        ),
      ],
    }),
  ],
})
