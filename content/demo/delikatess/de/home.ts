import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import { itemCarousel } from '#content/sections.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const home: AuthoredPage = {
  path: '/',
  key: 'home',
  template: 'home',
  title: 'Delikatess – Aufschnitt, Pasteten und Platten aus Schweden',
  description:
    'Roastbeef, Pasteten, Schinken und Salami nach schwedischer Art: für die Platte, das Butterbrot und den Landgång. Mit Mengen, die reichen.',
  publishDate: '2026-05-04',
  blocks: [
    {
      type: 'hero-image-carousel',
      props: {
        title: 'Erst die Theke, dann das Vergnügen',
        text: 'Die Arbeit haben wir schon gemacht: gebraten, gepökelt, gereift, geschnitten. Du brauchst nur noch ein Brett und Leute, die gern lange sitzen bleiben.',
        slides: [
          { image: picture('delikatess-hero', 'Belegte Brote mit Schinken und Salami auf einem gedeckten Tisch') },
          { image: picture('leikkeletarjotin', 'Schinken und Aufschnitt auf einer Platte') },
          { image: picture('delikatess-smorgas', 'Ein belegtes Brot mit Aufschnitt und Grün') },
        ],
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
    itemCarousel('in-der-theke', 'Gerade in der Theke', 'product', { tone: 'surface' }),
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
}
