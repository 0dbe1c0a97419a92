import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { SiteContent } from '#content/site-content.ts'

export const content: SiteContent = {
  navigation: {
    main: [
      { label: 'Die Theke', link: '/de/#theke' },
      { label: 'Die Platte', link: '/de/#platte' },
      { label: 'Anlässe', link: '/de/#anlaesse' },
      { label: 'Landgång für sechs', link: '/de/rezepte/landgang-fuer-sechs' },
    ],
    footer: {
      promise: 'Geschnitten, gebacken und angerichtet für alle, die lieber bei den Gästen sitzen.',
      contact: {
        heading: 'Frag die Theke',
        lines: ['Delikatess', 'Hamnmagasinet 4, 120 00 Stockholm, Schweden', 'Werktags 9–16 Uhr'],
        phone: '+46 8 000 22 49',
        email: 'delikatess@kaskimaa.example',
      },
      groups: [
        {
          label: 'Mehr von Kaskimaa',
          links: [
            { label: 'Kaskimaa International', link: 'site:international/de/' },
            { label: 'Skogsgården (Schwedisch)', link: 'site:skogsgarden/' },
            { label: 'CinCin (Finnisch)', link: 'site:cincin/' },
            { label: 'Kaskimaa Oyj (Englisch)', link: 'site:yritys/en/' },
          ],
        },
      ],
    },
  },
  pages: [
    {
      path: '/',
      key: 'home',
      template: 'home',
      title: 'Delikatess – Aufschnitt, Pasteten und Platten aus Schweden',
      description:
        'Roastbeef, Pasteten, Schinken und Salami nach schwedischer Art: für die Platte, das Butterbrot und den Landgång. Mit Mengen, die reichen.',
      publishDate: '2026-05-04',
      blocks: [
        {
          type: 'hero',
          props: {
            layout: 'split',
            eyebrow: 'Aufschnitt und Pasteten aus Schweden',
            title: 'Erst die Theke, dann das Vergnügen',
            text: 'Die Arbeit haben wir schon gemacht: gebraten, gepökelt, gereift, geschnitten. Du brauchst nur noch ein Brett und Leute, die gern lange sitzen bleiben.',
            picture: picture('delikatess-hero', 'Belegte Brote mit Schinken und Salami auf einem gedeckten Tisch'),
            links: [
              { label: 'Platte bauen', link: '#platte' },
              { label: 'Zum Landgång', link: '/de/rezepte/landgang-fuer-sechs' },
            ],
          },
        },
        {
          type: 'card-grid',
          anchor: 'theke',
          props: {
            tone: 'brand',
            heading: 'Darf es etwas mehr sein?',
            text: 'Sechs Dinge, die an unserer Theke zuerst ausgehen.',
            shape: 'square',
            columns: 'Three',
            rows: 2,
            cards: [
              {
                kind: 'link',
                header: 'Roastbeef',
                text: 'Durchgehend rosa, mit Pfefferrand.',
                link: '/de/rezepte/landgang-fuer-sechs',
                image: picture('uunipaisti', 'Braten mit rosa Scheiben auf einem Brett'),
              },
              {
                kind: 'link',
                header: 'Salami',
                text: 'Einmal mit Fenchel, einmal mit Rotwein.',
                link: '#platte',
                image: picture('salami-ja-viini', 'Salami, Käse und Weingläser'),
              },
              {
                kind: 'link',
                header: 'Gekochter Schinken',
                text: 'Aus dem ganzen Stück. Man sieht es an der Maserung.',
                link: '#anlaesse',
                image: picture('kinkku', 'Schinkenscheiben auf einem Brett'),
              },
              {
                kind: 'link',
                header: 'Medvurst',
                text: 'Die schwedische Mettwurst: fest, leicht säuerlich, hauchdünn geschnitten.',
                link: '#platte',
                image: picture('meetvursti', 'Eine Mettwurst, zum Teil aufgeschnitten'),
              },
              {
                kind: 'link',
                header: 'Hähnchensalat',
                text: 'Staudensellerie für den Biss, Zitrone für die Laune.',
                link: '#anlaesse',
                image: picture('broilerisalaatti', 'Salat mit Hähnchenscheiben'),
              },
              {
                kind: 'link',
                header: 'Geräuchertes aus dem Wald',
                text: 'Von unseren Nachbarn, der Räucherei Skogsgården. Auf Schwedisch.',
                link: 'site:skogsgarden/',
                image: picture('skogsgarden-korv', 'Geräucherte Würste'),
              },
            ],
          },
        },
        {
          type: 'image-with-text',
          anchor: 'platte',
          props: {
            side: 'right',
            eyebrow: 'Die Platte',
            heading: 'Drei, zwei, eins – fertig',
            content: richText(`
Drei Sorten Aufschnitt, zwei knackige Beilagen, eine Creme. Rechne mit 100 g Aufschnitt pro Person, zum Abendessen mit 150 g.

1. Zuerst die Schale mit der Creme. Sie ist die Mitte.
2. Roastbeef locker falten, Schinken rollen, Salami flach legen.
3. Lücken mit Cornichons, Radieschen und Trauben füllen.
4. 20 Minuten vor den Gästen aus dem Kühlschrank nehmen. Zu kalt schmeckt alles gleich.
            `),
            picture: picture('leikkeletarjotin', 'Aufschnitt und Käse auf einer Platte'),
          },
        },
        {
          type: 'card-grid',
          anchor: 'anlaesse',
          props: {
            tone: 'surface',
            heading: 'Vier Gründe, Leute einzuladen',
            shape: 'tall',
            columns: 'Four',
            rows: 1,
            cards: [
              { kind: 'page', path: '/rezepte/landgang-fuer-sechs' },
              {
                kind: 'link',
                label: 'Freitag, 18 Uhr',
                header: 'Häppchen statt Kochen',
                text: 'Salami, Oliven, gutes Brot. Den Auflauf vermisst niemand.',
                link: '#platte',
                image: picture('cincin-lautanen', 'Ein Teller mit Häppchen'),
              },
              {
                kind: 'link',
                label: 'Sonntag, 11 Uhr',
                header: 'Das Butterbrot',
                text: 'Gekochter Schinken, scharfer Senf, Butter. Fertig.',
                link: '#theke',
                image: picture('delikatess-smorgas', 'Ein reich belegtes Brot'),
              },
              {
                kind: 'link',
                label: 'Dezember',
                header: 'Julbord, kalte Ecke',
                text: 'Weihnachten auf Schwedisch beginnt mit kaltem Schinken.',
                link: '#theke',
                image: picture('joulukinkku', 'Ein ganzer Weihnachtsschinken auf einer Platte'),
              },
            ],
          },
        },
        {
          type: 'rich-text',
          anchor: 'fragen',
          props: {
            tone: 'deep',
            content: richText(`
## Was Gäste fragen

**Wie lange darf die Platte stehen?** Zwei Stunden bei Zimmertemperatur. Besser die Hälfte servieren und nachlegen.

**Kann ich am Vortag anrichten?** Pastete und Salami ja. Roastbeef und Schinken erst am selben Tag, sonst trocknen die Ränder.

**Und die Reste?** Würfeln, mit Kartoffeln braten, Spiegelei darauf. In Schweden heißt das Pytt.
            `),
          },
        },
      ],
    },
    {
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
    },
  ],
}
