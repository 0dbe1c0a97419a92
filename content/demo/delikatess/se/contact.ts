import { contactDetails } from '#content/demo/contact-details.ts'
import { picture } from '#content/pictures/pictures.ts'
import { sectionPage, text } from '#content/sections.ts'
import { navigation } from './navigation.ts'

export const contact = sectionPage({
  path: '/kontakt',
  key: 'contact',
  title: 'Kontakt',
  heading: 'Fråga disken',
  description: 'Hur tunt, hur mycket, hur länge? Vi svarar på vardagar kl. 9–16, och helst före festen.',
  picture: picture('delikatess-story', 'Stugor vid vattnet och en segelbåt på väg in'),
  publishDate: '2026-05-04',
  blocks: [
    text('disken', `## Så når du oss\n\n${contactDetails(navigation, 'se')}`),
    text(
      'fest',
      `
## Inför festen

Skriv hur många ni är, vilken tid det börjar och vad mer som bjuds. Då kan vi säga gram och sorter. Brickor beställer du i butikens delikatessdisk, gärna tre dagar i förväg.
`,
      'surface',
    ),
    text(
      'reklamation',
      `
## Om något var fel

Spara förpackningen eller diskens etikett och ta en bild. Butik, datum och partinummer räcker för att vi ska hitta rätt. Svar får du inom två arbetsdagar.
`,
    ),
  ],
})
