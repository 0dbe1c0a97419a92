import { contactDetails } from '#content/demo/contact-details.ts'
import { picture } from '#content/pictures/pictures.ts'
import { card, cards, pageCard, sectionPage, text } from '#content/sections.ts'
import { navigation } from './navigation.ts'

export const contact = sectionPage({
  path: '/kontakt',
  key: 'contact',
  title: 'Kontakt',
  heading: 'Någon svarar klockan sju',
  description: 'Beställningar, matsedlar och fel i leveransen. Kundtjänsten har stått i kök och vet vad klockan är.',
  picture: picture('kuljetus', 'En kylbil på väg till köket'),
  publishDate: '2026-08-17',
  blocks: [
    text('kundtjanst', `## Kundtjänst storkök\n\n${contactDetails(navigation, 'se')}`),
    text(
      'matsedel',
      `
## Skicka matsedeln

Mejla fyra veckors matsedel och antalet gäster per dag. Inom två arbetsdagar får du tillbaka den omräknad till kilon, kartonger och leveransdagar, med allergener rätt för rätt. Det kostar ingenting.
`,
      'surface',
    ),
    text(
      'reklamation',
      `
## Fel i leveransen

Anteckna det på fraktsedeln och ring före 15.30 samma dag. Ha artikelnummer, parti och uppmätt temperatur till hands. Ersättningen kommer med nästa bil.
`,
    ),
    cards('las', 'Medan du väntar', {
      shape: 'wide',
      columns: 'Two',
      rows: 3,
      cards: [
        pageCard('/koksvardag'),
        card(
          'Hundra portioner',
          'Portionsmatte',
          'Råvikt, svinn och kantiner.',
          '/#portionsmatte',
          picture('jauheliha', 'Köttfärs på en skärbräda'),
        ),
      ],
    }),
  ],
})
