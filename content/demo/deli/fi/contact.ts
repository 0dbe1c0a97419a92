import { contactDetails } from '#content/demo/contact-details.ts'
import { picture } from '#content/pictures/pictures.ts'
import { sectionPage, text } from '#content/sections.ts'
import { navigation } from './navigation.ts'

export const contact = sectionPage({
  path: '/ota-yhteytta',
  key: 'contact',
  title: 'Ota yhteyttä',
  heading: 'Tiskin takaa vastataan',
  description: 'Kysy paksuutta, määrää tai sitä, riittääkö kilo. Pirkko ja muut vastaavat arkisin klo 9–16.',
  picture: picture('deli-story', 'Myyjä herkkutiskin takana, tiskillä juustoa ja meetvurstia'),
  publishDate: '2026-10-05',
  blocks: [
    text('yhteys', `## Tiskin numero\n\n${contactDetails(navigation, 'fi')}`),
    text(
      'juhlat',
      `
## Jos kysyt juhlista

Kerro vieraiden määrä, kellonaika ja se, mitä muuta on tarjolla. Niillä kolmella tiedolla osaamme sanoa grammat. Tarjottimet tehdään kauppojen palvelutiskeillä; tilaa oma viimeistään kolmea päivää ennen.
`,
      'surface',
    ),
    text(
      'vika',
      `
## Jos siivussa oli vikaa

Säilytä pakkaus tai tiskin etiketti. Siinä on kauppa, päivä ja tuotteen numero. Soita tai kirjoita, niin selvitämme sen saman viikon aikana.
`,
    ),
  ],
})
