import { contactDetails } from '#content/demo/contact-details.ts'
import { picture } from '#content/pictures/pictures.ts'
import { sectionPage, text } from '#content/sections.ts'
import { navigation } from './navigation.ts'

export const contact = sectionPage({
  path: '/kontakt',
  key: 'contact',
  title: 'Kontakt',
  heading: 'Rätt nummer från början',
  description: 'Växel, kommunikation och rekrytering. Frågor om produkter går till respektive varumärke.',
  picture: picture('yritys-toimitalo', 'Kaskimaas huvudkontor'),
  publishDate: '2026-09-15',
  blocks: [
    text('vaxel', `## Växel\n\n${contactDetails(navigation, 'se')}`),
    text(
      'direkt',
      `
## Direkt

- **Kommunikation och medier:** [viestinta@kaskimaa.example](mailto:viestinta@kaskimaa.example), [+358 20 000 0110](tel:+358200000110)
- **Rekrytering:** [rekry@kaskimaa.example](mailto:rekry@kaskimaa.example)
- **Dataskydd:** [tietosuoja@kaskimaa.example](mailto:tietosuoja@kaskimaa.example)
`,
      'surface',
    ),
    text(
      'kunder',
      `
## Kunder i Sverige

- [Storkök](site:foodservice-se/kontakt)
- [Skogsgården](site:skogsgarden/kontakt)
- [Delikatess](site:delikatess/kontakt)
`,
    ),
  ],
})
