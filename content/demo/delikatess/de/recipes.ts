import { picture } from '#content/pictures/pictures.ts'
import { card, cards, pageCard, pictured, sectionPage, text } from '#content/sections.ts'

export const recipes = sectionPage({
  path: '/rezepte',
  key: 'recipes',
  title: 'Rezepte',
  heading: 'Wenig kochen, viel decken',
  description:
    'Gerichte, bei denen das meiste schon fertig ist, wenn du anfängst. Den Rest schaffst du, bevor es klingelt.',
  picture: picture('delikatess-smorgas', 'Ein reich belegtes Brot'),
  publishDate: '2026-05-04',
  blocks: [
    cards('landgang', 'Das große Brot', {
      shape: 'tall',
      columns: 'Two',
      rows: 3,
      cards: [
        pageCard('/rezepte/landgang-fuer-sechs'),
        card(
          'Die Platte',
          'Drei, zwei, eins',
          'Aufschnitt, Knackiges, Creme.',
          '/de/#platte',
          picture('leikkeletarjotin', 'Aufschnitt und Käse auf einer Platte'),
        ),
      ],
    }),
    pictured('roastbeef', {
      tone: 'surface',
      heading: 'Roastbeef mit lauwarmem Kartoffelsalat',
      picture: picture('lohkoperunat-ja-paisti', 'Bratenscheiben mit Kartoffelspalten auf einem Teller'),
      text: `
Ein Kilo kleine Kartoffeln kochen, warm halbieren und mit zwei Löffeln Senf, einem Löffel Essig, Kapern und Schnittlauch mischen. 300 g Roastbeef locker darauflegen. Zum Schluss frischer Meerrettich, damit alle wach werden.
`,
    }),
    pictured('warme-brote', {
      side: 'right',
      heading: 'Warme Brote, zwei Sorten',
      picture: picture('voileipa', 'Zwei belegte dunkle Brote'),
      text: `
- **Der Klassiker:** gekochter Schinken, reifer Käse, scharfer Senf. 225 °C, acht Minuten.
- **Das andere:** geräucherter Schinken, Birne, Ziegenkäse. Honig, wenn es aus dem Ofen kommt.
`,
    }),
    text(
      'pytt',
      `
## Pytt aus Resten

Alles, was übrig ist, so groß würfeln wie die Kartoffeln. Erst die Kartoffeln braten, dann die Zwiebeln, zuletzt das Fleisch. Ein Spiegelei pro Person, Rote Bete in einer Schale. In Schweden ist das ein Gericht und keine Ausrede.
`,
      'deep',
    ),
  ],
})
