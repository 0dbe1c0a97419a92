import { contactDetails } from '#content/demo/contact-details.ts'
import { picture } from '#content/pictures/pictures.ts'
import { sectionPage, text } from '#content/sections.ts'
import { navigation } from './navigation.ts'

export const contact = sectionPage({
  path: '/kontakt',
  key: 'contact',
  title: 'Kontakt',
  heading: 'Frag die Theke',
  description: 'Wie dünn, wie viel, wie lange? Wir antworten werktags von 9 bis 16 Uhr, am liebsten vor dem Fest.',
  picture: picture('delikatess-story', 'Häuschen am Wasser und ein Segelboot'),
  publishDate: '2026-05-04',
  blocks: [
    text('theke', `## So erreichst du uns\n\n${contactDetails(navigation, 'de')}`),
    text(
      'fest',
      `
## Vor dem Fest

Schreib uns, wie viele ihr seid, wann es losgeht und was es sonst noch gibt. Dann nennen wir dir Gramm und Sorten.
`,
      'surface',
    ),
    text(
      'reklamation',
      `
## Wenn etwas nicht stimmt

Packung oder Etikett aufheben und ein Foto machen. Geschäft, Datum und Chargennummer genügen uns. Antwort gibt es innerhalb von zwei Arbeitstagen. Händler wenden sich an [Kaskimaa International](site:international/de/kontakt).
`,
    ),
  ],
})
