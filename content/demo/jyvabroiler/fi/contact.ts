import { contactDetails } from '#content/demo/contact-details.ts'
import { picture } from '#content/pictures/pictures.ts'
import { sectionPage, text } from '#content/sections.ts'
import { navigation } from './navigation.ts'

export const contact = sectionPage({
  path: '/ota-yhteytta',
  key: 'contact',
  title: 'Ota yhteyttä',
  heading: 'Kysy keittiöltä tai tilalta',
  description: 'Paistoajat, pakkaukset ja se, miltä tilalta lintu tuli. Vastaamme arkisin klo 9–15.',
  picture: picture('jyvabroiler-story', 'Kanoja tilan pihalla viljapellon laidassa'),
  publishDate: '2026-10-12',
  blocks: [
    text('yhteys', `## Jyväbroilerin keittiö\n\n${contactDetails(navigation, 'fi')}`),
    text(
      'tuote',
      `
## Jos tuotteessa oli vikaa

Ota kuva etiketistä. Siinä ovat tila, päiväys ja eränumero, ja niillä löydämme tunnin tarkkuudella sen, mitä linjalla tapahtui. Säilytä pakkaus, kunnes olet saanut vastauksen.
`,
      'surface',
    ),
    text(
      'tilat',
      `
## Jos haluat tuottajaksi

Uusia tiloja otetaan mukaan silloin, kun vanha lopettaa tai kysyntä kasvaa. Kerro hallin koosta, viljapinta-alasta ja siitä, kuka tilaa jatkaa. Tapaamme mieluummin pihalla kuin kokoushuoneessa.
`,
    ),
  ],
})
