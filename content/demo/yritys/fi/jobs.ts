import { picture } from '#content/pictures/pictures.ts'
import { pictured, sectionPage, text } from '#content/sections.ts'

export const jobs = sectionPage({
  path: '/avoimet-tyopaikat',
  key: 'jobs',
  title: 'Avoimet työpaikat',
  heading: 'Ammatti, jonka oppii tekemällä',
  description:
    'Leikkaajia, kunnossapitäjiä, kuljettajia, kokkeja ja kehittäjiä. Kerromme, miten meille pääsee ja mitä ensimmäisellä viikolla tehdään.',
  picture: picture('yritys-story', 'Kolme työntekijää tuotantolaitoksen pihalla'),
  publishDate: '2026-10-01',
  blocks: [
    text(
      'tehtavat',
      `
## Mitä meillä tehdään

- **Tuotanto:** lihanleikkaajat, koneenkäyttäjät, pakkaajat, hygieniatyöntekijät. Kaksi vuoroa Seinäjoella, kolme Kauhavalla.
- **Kunnossapito:** sähkö, automaatio ja kylmätekniikka.
- **Laatu ja eläimet:** eläinlääkärit, laboratorio, tuottajaneuvojat.
- **Toimitusketju:** kuljettajat, varasto, tilauskeskus.
- **Muu talo:** kokit, ostajat, talous, ohjelmistokehitys.

Hakijoita otetaan eniten maaliskuussa ja syyskuussa, mutta avoimen hakemuksen voi lähettää milloin vain.
`,
    ),
    pictured('oppisopimus', {
      tone: 'surface',
      heading: 'Oppisopimus',
      picture: picture('lihakauppa-story', 'Lihamestari leikkaa lihaa tiskin takana'),
      text: `
Lihanleikkaajan oppisopimus kestää noin puolitoista vuotta. Työpaikkaohjaaja on vierellä, koulupäiviä on kuukaudessa neljä ja palkkaa maksetaan ensimmäisestä päivästä. Aiempaa kokemusta ei tarvita, terävää veistä ei saa pelätä.
`,
    }),
    text(
      'kesatyo',
      `
## Kesätyö

Haku alkaa tammikuussa ja päättyy helmikuun lopussa. Alaikäraja on tuotannossa 18 ja pakkaamossa 16 vuotta. Kesätyöntekijä saa saman tutustumisviikon kuin muutkin.
`,
      'brand',
    ),
    text(
      'haku',
      `
## Näin haet

1. Lähetä sähköposti osoitteeseen [rekry@kaskimaa.example](mailto:rekry@kaskimaa.example). Kerro tehtävä, paikkakunta ja milloin voit aloittaa.
2. Soitamme kahden viikon kuluessa, myös silloin kun vastaus on ei.
3. Haastattelu on puoli tuntia pöydän ääressä ja puoli tuntia tuotannossa.
4. Tuotannon tehtäviin tarvitaan salmonellatodistus ja hygieniapassi. Molemmat järjestyvät meillä.

Hakemuksia säilytetään kaksi vuotta, ks. [tietosuojaseloste](/tietosuoja).
`,
    ),
  ],
})
