import { contactDetails } from '#content/demo/contact-details.ts'
import { picture } from '#content/pictures/pictures.ts'
import { sectionPage, text } from '#content/sections.ts'
import { navigation } from './navigation.ts'

export const contact = sectionPage({
  path: '/ota-yhteytta',
  key: 'contact',
  title: 'Ota yhteyttä',
  heading: 'Oikea numero ensimmäisellä kerralla',
  description: 'Konsernin vaihde, viestintä, rekrytointi ja hankinta. Tuotekysymyksiin vastaa kuluttajapalvelu.',
  picture: picture('yritys-toimitalo', 'Kaskimaan toimitalo'),
  publishDate: '2026-09-15',
  blocks: [
    text('vaihde', `## Vaihde\n\n${contactDetails(navigation, 'fi')}`),
    text(
      'suorat',
      `
## Suorat yhteydet

- **Viestintä ja media:** [viestinta@kaskimaa.example](mailto:viestinta@kaskimaa.example), [+358 20 000 0110](tel:+358200000110)
- **Työnhaku:** [rekry@kaskimaa.example](mailto:rekry@kaskimaa.example)
- **Tietosuoja:** [tietosuoja@kaskimaa.example](mailto:tietosuoja@kaskimaa.example)
`,
      'surface',
    ),
    text(
      'asiakkaat',
      `
## Asiakkaille

- [Kuluttajapalvelu](site:kuluttaja/ota-yhteytta): kaupasta ostetut tuotteet
- [Lihakauppa](site:lihakauppa/ota-yhteytta): verkkotilaukset
- [Ammattilaismyynti](site:ammattilaiset/ota-yhteytta): ravintolat ja keittiöt
- [Export](site:export/contact): vienti, englanniksi
`,
    ),
  ],
})
