import { contactDetails } from '#content/demo/contact-details.ts'
import { picture } from '#content/pictures/pictures.ts'
import { sectionPage, text } from '#content/sections.ts'
import { navigation } from './navigation.ts'

export const contact = sectionPage({
  path: '/ota-yhteytta',
  key: 'contact',
  title: 'Ota yhteyttä',
  heading: 'Koputa lasiin',
  description:
    'Kysy palasta, paistoajasta tai laatikosta, joka on jo matkalla. Langan päässä on ihminen, joka on itse leikannut lihaa.',
  picture: picture('lihakauppa-story', 'Lihamestari leikkaa lihaa tiskin takana'),
  publishDate: '2026-10-26',
  blocks: [
    text('yhteys', `## Tiskin numero\n\n${contactDetails(navigation, 'fi')}`),
    text(
      'tilaus',
      `
## Jos asia koskee tilausta

Pidä tilausnumero esillä: se on vahvistuksen ensimmäisellä rivillä. Toimitusta voi muuttaa kello 12:een asti edellisenä arkipäivänä. Virheistä [kertovat ohjeet](/ohjeet#reklamaatio).
`,
      'surface',
    ),
    text(
      'muut',
      `
## Jos asia on muu

Kaupan hyllyltä ostetuista tuotteista vastaa [kuluttajapalvelu](site:kuluttaja/ota-yhteytta), ravintoloista [ammattilaismyynti](site:ammattilaiset/ota-yhteytta).
`,
    ),
  ],
})
