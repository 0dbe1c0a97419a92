import { picture } from '#content/pictures/pictures.ts'
import { card, cards, itemGrid, pageCard, sectionPage, text } from '#content/sections.ts'

export const newsroom = sectionPage({
  path: '/nyhetsrum',
  key: 'newsroom',
  title: 'Nyhetsrum',
  heading: 'Meddelanden och bakgrund',
  description:
    'Vad Kaskimaa har beslutat, byggt och mätt. Kommunikationen svarar journalister på vardagar kl. 8–17 finsk tid.',
  picture: picture('yritys-toimitalo', 'Kaskimaas huvudkontor'),
  publishDate: '2026-10-22',
  blocks: [
    itemGrid('senaste', 'Senaste nytt', 'news'),
    cards('meddelanden', 'Senaste', {
      shape: 'wide',
      columns: 'Two',
      cards: [
        pageCard('/nyhetsrum/spillvarme-tas-tillvara-i-kauhava'),
        card(
          'Historia',
          'Kaskimaa år för år',
          'Årtal och vändpunkter, kontrollerade.',
          '/se/historia',
          picture('maatila', 'En gård omgiven av åkrar'),
        ),
      ],
    }),
    text(
      'medier',
      `
## För medier

Kommunikationen, [viestinta@kaskimaa.example](mailto:viestinta@kaskimaa.example), [+358 20 000 0110](tel:+358200000110). Berätta om ämnet och när du har deadline. Intervjuer på svenska ordnas oftast inom ett dygn.

Det går att filma i produktionen efter överenskommelse. Räkna med två timmar, varav hälften går åt till handtvätt och skyddskläder.
`,
      'surface',
    ),
    text(
      'fakta',
      `
## Kontrollerade fakta

- Grundat 1903 som andelslag i Södra Österbotten
- Cirka 4 200 anställda
- Fem verksamheter: slakt, charkuterier, fågel, foodservice och export
- Hemmamarknader: Finland och Sverige
- Huvudkontor: Kaskimaantie 3, Seinäjoki
`,
    ),
  ],
})
