import { contactDetails } from '#content/demo/contact-details.ts'
import { picture } from '#content/pictures/pictures.ts'
import { card, cards, pageCard, sectionPage, text } from '#content/sections.ts'
import { navigation } from './navigation.ts'

export const contact = sectionPage({
  path: '/kontakt',
  key: 'contact',
  title: 'Kontakt',
  heading: 'Erzählen Sie uns von Ihrem Regal',
  description:
    'Welches Land, welche Theke, wie viele Märkte? Drei Zeilen genügen für einen Vorschlag binnen zwei Arbeitstagen.',
  picture: picture('kuljetus', 'Ein Lieferwagen auf der Landstraße'),
  publishDate: '2026-04-13',
  blocks: [
    text('vertrieb', `## Vertrieb International\n\n${contactDetails(navigation, 'de')}`),
    text(
      'muster',
      `
## Muster

Sagen Sie uns, welche Produkte Sie interessieren und wo verkostet wird. Muster sind innerhalb der EU kostenlos und reisen gekühlt; wir brauchen deshalb eine Person an der Tür und eine Telefonnummer. Ein Verkostungsbogen und der Bericht zur Haltbarkeit liegen bei.
`,
      'surface',
    ),
    text(
      'andere',
      `
## Nicht ganz das Richtige?

- Tiefgekühlte Teilstücke im Container: [Kaskimaa Export](site:export/contact) (Englisch)
- Aufschnitt und Pasteten aus Schweden: [Delikatess](site:delikatess/de/kontakt)
- Presse und Karriere: [Kaskimaa Oyj](site:yritys/en/contact) (Englisch)
`,
    ),
    cards('lesen', 'In der Zwischenzeit', {
      shape: 'wide',
      columns: 'Two',
      rows: 3,
      cards: [
        pageCard('/unser-weg'),
        card(
          'Idee',
          'Eine Platte für sechs',
          'Drei geräucherte, zwei gereifte Sorten, eine Pastete.',
          '/de/#tisch',
          picture('international-platter', 'Eine Aufschnittplatte'),
        ),
      ],
    }),
  ],
})
