import { contactDetails } from '#content/demo/contact-details.ts'
import { picture } from '#content/pictures/pictures.ts'
import { sectionPage, text } from '#content/sections.ts'
import { navigation } from './navigation.ts'

export const contact = sectionPage({
  path: '/ota-yhteytta',
  key: 'contact',
  title: 'Ota yhteyttä',
  heading: 'Mestarin puhelin',
  description:
    'Soita, jos makkara oli huono. Soita myös, jos se oli hyvä. Jälkimmäisiä puheluja tulee vähemmän, mutta ne muistetaan.',
  picture: picture('mestari-story', 'Harmaahapsinen makkaramestari, takana makkaroita orrella'),
  publishDate: '2026-08-24',
  blocks: [
    text('yhteys', `## Numero ja osoite\n\n${contactDetails(navigation, 'fi')}`),
    text(
      'puumerkki',
      `
## Katso puumerkki

Paketin takana on päiväys, kellonaika ja puumerkki. Kerro ne, niin tiedämme, kuka oli vuorossa. Säilytä kuori ja paketti, kunnes asia on selvä.
`,
      'surface',
    ),
    text(
      'savustamo',
      `
## Savustamolla ei ole kierroksia

Tila on pieni ja kuuma. Tuomo tulee kyllä puhumaan makkarasta, jos kutsuja on urheiluseura, koulu tai sauna. Kysy ajoissa: kesä on täynnä huhtikuussa.
`,
    ),
  ],
})
