import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const story: AuthoredPage = {
  path: '/rezepte/landgang-fuer-sechs',
  key: 'landgang',
  template: 'article',
  title: 'Landgång für sechs: das Brot, das den Tisch übernimmt',
  description:
    'Ein halber Meter Brot, vier Sorten Belag und eine Runde Pressgurke. So geht der Landgång, Schwedens belegtes Brot in Überlänge.',
  picture: picture('delikatess-story', 'Häuschen am Wasser und ein Segelboot'),
  publishDate: '2026-08-21',
  blocks: [
    {
      type: 'rich-text',
      props: {
        content: richText(`
Meine Tante besaß ein Brett, das zu lang für die Spülmaschine war, zu breit für den Schrank und genau richtig für einen Landgång. Zweimal im Jahr kam es hervor. Niemand musste fragen, was es gibt. Man sah es schon vom Flur aus.

Ein Landgång ist ein offenes belegtes Brot in voller Länge, benannt nach der Planke, über die man an Land geht. Früher war er eine schmale Portion für eine Person. Wir machen ihn für sechs und schneiden ihn am Tisch auf. Das Schöne daran: Er hat Abteilungen. Man isst sich von einem Ende zum anderen, wie auf einer Reise, und darf unterwegs den Platz tauschen.

## Das brauchst du

- 1 langes helles Sauerteigbrot, etwa 50 cm
- 100 g weiche Butter
- 200 g Roastbeef in Scheiben
- 150 g gekochter Schinken in Scheiben
- 150 g grobe Pastete
- 100 g dünn geschnittene Salami
- 300 g Kartoffelsalat
- 100 ml Remoulade und 4 EL Röstzwiebeln
- 2 hart gekochte Eier, 1 Bund Radieschen, 1 Bund Dill

**Für die Pressgurke**

- 1 Salatgurke
- ½ TL Salz
- 5 EL milder Weißweinessig (5 %), 2 EL Zucker, 3 EL Wasser
- 2 EL gehackte Petersilie

## So geht es

1. **Mit der Gurke anfangen.** Dünn hobeln, salzen und eine halbe Stunde beschweren. Flüssigkeit abgießen. Zucker in Essig und Wasser auflösen, mit Gurke und Petersilie mischen. Mindestens eine Stunde kalt stellen.
2. **Brot längs halbieren** und die Hälften hintereinanderlegen. Das ergibt einen Meter. Ist der Tisch kürzer, liegen sie eben nebeneinander.
3. **Butter bis an den Rand streichen.** Nicht nur des Geschmacks wegen: Sie hält die Remoulade davon ab, ins Brot zu ziehen.
4. **Abteilung Roastbeef.** Kartoffelsalat verteilen, Roastbeef locker darauffalten. Dazu Remoulade und, erst kurz vor dem Servieren, Röstzwiebeln.
5. **Abteilung Pastete.** Dicke Scheiben, viel Pressgurke. Vorher gut ausdrücken.
6. **Abteilung Schinken.** Scheiben rollen und dicht an dicht setzen. Eierspalten dazwischen, Dill darüber.
7. **Abteilung Salami.** Sie bekommt hauchdünne Radieschen und sonst nichts. Sie kommt zurecht.

## Am Tisch

Quer in drei Finger breite Stücke schneiden und an beiden Enden zugleich anfangen. Irgendjemand wird das Roastbeef verteidigen, und jemand anders isst derweil still die Pastete auf.

> Ein guter Landgång sieht nach ein bisschen zu viel aus. Ein schlechter auch, aber dem fehlt die Butter.
> — Tante Gun

Falls etwas übrig bleibt, was selten vorkommt: Belag abnehmen und kalt stellen, das Brot am nächsten Tag rösten. Die Butter ist ja schon drauf.
            `),
      },
    },
    {
      type: 'card-grid',
      props: {
        heading: 'Noch mehr für den Tisch',
        shape: 'square',
        columns: 'Three',
        cards: [
          {
            kind: 'link',
            header: 'Drei, zwei, eins – die Platte',
            link: '/de/#platte',
            image: picture('leikkeletarjotin', 'Aufschnitt und Käse auf einer Platte'),
          },
          {
            kind: 'link',
            header: 'Sechs Lieblinge von der Theke',
            link: '/de/#theke',
            image: picture('salami-ja-viini', 'Salami, Käse und Weingläser'),
          },
          {
            kind: 'link',
            header: 'Schinken aus dem Erlenrauch',
            link: 'site:international/de/',
            image: picture('kinkku', 'Schinkenscheiben auf einem Brett'),
          },
        ],
      },
    },
  ],
}
