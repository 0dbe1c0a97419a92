import { contactDetails } from '#content/demo/contact-details.ts'
import { picture } from '#content/pictures/pictures.ts'
import { sectionPage, text } from '#content/sections.ts'
import { navigation } from './navigation.ts'

export const contact = sectionPage({
  path: '/ota-yhteytta',
  key: 'contact',
  title: 'Ota yhteyttä',
  heading: 'Puhelimeen vastaa ihminen',
  description:
    'Kysymys tuotteesta, moite, kiitos tai ruoka, joka ei onnistunut: kuluttajapalvelu auttaa arkisin klo 9–15.',
  picture: picture('yritys-toimitalo', 'Kaskimaan toimitalo'),
  publishDate: '2026-10-01',
  blocks: [
    text(
      'kuluttajapalvelu',
      `## Kuluttajapalvelu\n\n${contactDetails(navigation, 'fi')}\n\nSähköpostiin vastaamme kahden arkipäivän kuluessa.`,
    ),
    text(
      'tuotevirhe',
      `
## Jos viesti koskee tuotevirhettä

Kerro nämä, niin saat vastauksen yhdellä viestillä:

- tuotteen nimi ja pakkauskoko
- päiväys ja sen vieressä oleva eränumero
- kauppa ja ostopäivä
- mitä tapahtui, mieluiten kuvan kanssa

Heitä tuote pois vasta, kun olet saanut vastauksen. Joskus pyydämme sen tutkittavaksi.
`,
      'surface',
    ),
    text(
      'muut',
      `
## Muut numerot

- **Lihakaupan tilaukset:** [Lihakaupan yhteystiedot](site:lihakauppa/ota-yhteytta)
- **Ammattikeittiöt:** [ammattilaismyynti](site:ammattilaiset/ota-yhteytta)
- **Media ja työnhakijat:** [Kaskimaa Oyj](site:yritys/ota-yhteytta)
- **Opettajat:** [Kaskimaan koulu](site:koulu/ota-yhteytta)
`,
    ),
  ],
})
