import { picture } from '#content/pictures/pictures.ts'
import { itemGrid, pictured, sectionPage, text } from '#content/sections.ts'

export const products = sectionPage({
  path: '/produkte',
  key: 'products',
  title: 'Produkte',
  heading: 'Die Nächste, bitte',
  description:
    'Roastbeef, Schinken, Salami und Pastete: was sie unterscheidet, wie dünn man sie schneidet und wie viel man braucht.',
  picture: picture('delikatess-hero', 'Belegte Brote mit Schinken und Salami auf einem gedeckten Tisch'),
  publishDate: '2026-05-04',
  blocks: [
    itemGrid('alle-produkte', 'Alle Produkte', 'product', { count: 48 }),
    pictured('roastbeef', {
      heading: 'Roastbeef',
      picture: picture('uunipaisti', 'Braten mit rosa Scheiben auf einem Brett'),
      text: `
Ein ganzes Stück, gepfeffert und bei niedriger Temperatur auf 56 °C gebraten. Rosa von Rand zu Rand, weil der Ofen sich Zeit nehmen durfte. Anderthalb Millimeter dünn schneiden, locker falten.
`,
    }),
    pictured('schinken', {
      tone: 'surface',
      side: 'right',
      heading: 'Schinken',
      picture: picture('kinkku', 'Schinkenscheiben auf einem Brett'),
      text: `
Gekocht, geräuchert oder mit Senfkruste gebacken, wie man ihn in Schweden zu Weihnachten isst. Immer aus dem ganzen Stück: Die Scheibe hat Maserung, kein Muster.
`,
    }),
    pictured('salami', {
      heading: 'Salami und Medvurst',
      picture: picture('salami-ja-viini', 'Salami, Käse und Weingläser'),
      text: `
Die Salami kommt aus dem Süden: einmal mit Fenchel, einmal mit Rotwein. Die Medvurst ist von hier und deshalb etwas säuerlich. Beide reifen wochenlang und werden einen Millimeter dünn geschnitten.
`,
    }),
    text(
      'pasteten',
      `
## Pasteten

Landpastete in dicken Scheiben, Leberpastete in der Form, Hähnchenpastete für alle, die angeblich keine Pastete mögen. Eine halbe Stunde vor den Gästen herausnehmen. Pressgurke dazu, immer.
`,
      'brand',
    ),
    text(
      'mengen',
      `
## So viel reicht

- **Butterbrot:** 30–40 g pro Person
- **Häppchen:** 100 g pro Person, drei Sorten
- **Abendessen:** 150 g pro Person, vier Sorten
- **Landgång:** 100 g Belag pro Person und [ein halber Meter Brot](/de/rezepte/landgang-fuer-sechs)
`,
      'surface',
    ),
  ],
})
