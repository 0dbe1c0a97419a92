import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const story: AuthoredPage = {
  path: '/unser-weg',
  key: 'story',
  template: 'article',
  title: 'Unser Weg: Salz, Rauch und Geduld',
  description:
    'Vor dem Kühlhaus kam die Rauchsauna. Wie aus den Gewohnheiten eines finnischen Bauernhofs die Art wurde, wie wir Schinken für ganz Europa machen.',
  picture: picture('international-story', 'Ein rotes Häuschen am Waldsee bei Sonnenuntergang'),
  publishDate: '2026-05-19',
  blocks: [
    {
      type: 'rich-text',
      props: {
        content: richText(`
Auf den Höfen in Südösterbotten wurde das Schwein im Spätherbst geschlachtet. Das hatte seinen Grund: Der erste Frost war da, das Fleisch hielt sich also, solange man daran arbeitete. Und die Ernte war eingebracht, es gab also genügend Hände. Was die Familie in diesen zwei Wochen tat, entschied darüber, was bis Mittsommer auf den Tisch kam.

Die Schinken wurden in Holzbottichen gesalzen. Dann hängte man sie in die Rauchsauna, in dasselbe kleine Haus, in dem man sich wusch und in dem manche zur Welt gekommen waren. Und dann wartete man.

Unsere Häuser sind heute größer. Die Reihenfolge ist geblieben.

## Salz: nach Gewicht, nicht nach Gefühl

Salz würzt und Salz konserviert. Ist es zu wenig, hält sich der Schinken nicht; ist es zu viel, will ihn niemand behalten. Wir salzen trocken, mit einem festen Anteil des Schinkengewichts, und lassen die Stücke zehn Tage in der Kälte ruhen. In dieser Zeit wandert das Salz von außen bis zum Knochen.

Mit eingespritzter Lake ginge es in zwei Tagen. So entstehen viele gute Produkte, auch einige von uns. Der Schinken nach unserem ältesten Rezept nimmt dagegen kein Wasser auf, und das merkt man in der Pfanne: Er brät, statt zu kochen.

## Rauch: Erle, und davon das richtige Maß

Erle ist in Finnland das Holz zum Räuchern. Sie wächst an jedem Graben, glimmt gleichmäßig, und ihr Rauch ist mild und ein wenig süß. Wir verwenden Späne ohne Rinde, denn Rinde macht den Rauch bitter.

- **Kaltrauch** bleibt unter 30 °C. Er braucht Tage und ist für gereifte Ware gedacht, die roh gegessen wird.
- **Heißrauch** steigt langsam auf 75 °C und gart den Schinken, während er Farbe annimmt.
- **Saunarauch** ist die alte Art: ein Ofen ohne Schornstein und eine Tür, die einen Spalt offen steht. Das machen wir noch einige Wochen vor Weihnachten.

> Dass das Holz nass ist, riecht man, bevor es ein Gerät anzeigt. Dann hört man auf, macht die Türen auf und fängt von vorn an. Das kostet einen Tag. Bereut habe ich noch keinen.
> — Eino Harju, Räuchermeister

## Geduld: die Zutat, die auf keinem Etikett steht

Die meiste Zeit scheint bei einem Schinken gar nichts zu passieren. Er hängt, er ruht, er kühlt ab. Diese Stunden zu kürzen, wäre verlockend, denn kein Etikett müsste sich ändern. Wir haben es versucht. Bei der Blindverkostung im Werk fiel der verkürzte Schinken fast jedes Mal auf.

Also bleibt der Kalender, wie er ist. Ein Schinken für den ersten Dezember kommt Ende Oktober ins Salz. Wer sein Weihnachtsregal plant, ruft am besten im September an.

## Was Sie davon haben

Zu jeder Charge können wir Ihnen sagen, aus welcher Gegend die Tiere kommen, an welchem Tag gesalzen und wie viele Stunden geräuchert wurde. Nicht, weil eine Vorschrift all das verlangt, sondern weil es jemand am selben Tag aufgeschrieben hat. 1903 war das nicht anders: mit Bleistift, an der Wand der Sauna.
            `),
      },
    },
    {
      type: 'card-grid',
      props: {
        heading: 'Aus demselben Rauch',
        shape: 'wide',
        columns: 'Three',
        cards: [
          {
            kind: 'link',
            header: 'Schinken aus dem Erlenrauch',
            link: '/de/#vorratskammer',
            image: picture('kinkku', 'Schinkenscheiben auf einem Brett'),
          },
          {
            kind: 'link',
            header: 'Delikatess: Platten auf Schwedisch',
            link: 'site:delikatess/de/',
            image: picture('leikkeletarjotin', 'Aufschnitt und Käse auf einer Platte'),
          },
          {
            kind: 'link',
            header: 'Muster anfordern',
            link: '/de/#kontakt',
            image: picture('international-platter', 'Eine Aufschnittplatte'),
          },
        ],
      },
    },
  ],
}
