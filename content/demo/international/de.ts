import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import type { SiteContent } from '#content/site-content.ts'

export const content: SiteContent = {
  navigation: {
    main: [
      { label: 'Vorratskammer', link: '/de/#vorratskammer' },
      { label: 'Zusammenarbeit', link: '/de/#zusammenarbeit' },
      { label: 'Unser Weg', link: '/de/unser-weg' },
      { label: 'Kontakt', link: '/de/#kontakt' },
    ],
    footer: {
      promise: 'Geräuchert, gepökelt und gebraten in Finnland und Schweden – für Regale und Theken anderswo.',
      contact: {
        heading: 'Kaskimaa International',
        lines: [
          'Kaskimaantie 3, FI-60100 Seinäjoki, Finnland',
          'Mo–Fr 7.00–15.00 Uhr (MEZ)',
          'Wir sprechen Deutsch und Englisch',
        ],
        phone: '+358 20 000 0151',
        email: 'international@kaskimaa.example',
      },
      groups: [
        {
          label: 'Websites von Kaskimaa',
          links: [
            { label: 'Delikatess (Deutsch)', link: 'site:delikatess/de/' },
            { label: 'Kaskimaa Oyj (Englisch)', link: 'site:yritys/en/' },
            { label: 'Kaskimaa Export (Englisch)', link: 'site:export/' },
            { label: 'Skogsgården (Schwedisch)', link: 'site:skogsgarden/' },
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
      title: 'Kaskimaa International – nordische Fleischwaren für Handel und Import',
      description:
        'Erlengeräucherter Schinken, Ringwurst, Aufschnitt und mit Getreide gefüttertes Hähnchen aus Finnland und Schweden – für Handel, Feinkost und Import.',
      publishDate: '2026-04-13',
      blocks: [
        {
          type: 'hero',
          props: {
            layout: 'poster',
            eyebrow: 'Aus Südösterbotten, Finnland',
            title: 'Lange Winter machen gute Vorratskammern',
            text: 'Wo fünf Monate lang Schnee auf den Feldern liegt, lernt man salzen, räuchern und aufheben. Wir tun das seit 1903 und geben gern etwas ab.',
            picture: picture(
              'international-hero',
              'Ein ganzer Schinken auf einer Platte, dahinter ein See im Abendlicht',
            ),
            links: [
              { label: 'Vorratskammer öffnen', link: '#vorratskammer' },
              { label: 'Sprechen Sie uns an', link: '#kontakt' },
            ],
          },
        },
        {
          type: 'image-with-text',
          anchor: 'herkunft',
          props: {
            side: 'left',
            eyebrow: 'Herkunft',
            heading: 'Flaches Land, Familienhöfe, klare Kälte',
            content: richText(`
Flacher als in Südösterbotten wird Finnland nicht. Hier wachsen Gerste und Hafer, und das meiste davon fressen die Tiere auf dem Hof nebenan. Vom Feld zum Stall ist es oft näher als zur Schule.

1903 gründeten die Bauern eine Genossenschaft. Heute arbeiten rund 4.200 Menschen bei Kaskimaa, und nicht wenige unserer Lieferanten sind Urenkel der Gründer.
            `),
            picture: picture('vilja', 'Reifes Getreide auf dem Feld'),
          },
        },
        {
          type: 'card-grid',
          anchor: 'vorratskammer',
          props: {
            tone: 'surface',
            heading: 'Was in der Vorratskammer hängt',
            text: 'Sechs Dinge, für die man uns kennt. Die meisten gibt es für das Regal, für die Küche und für die Bedientheke.',
            shape: 'tall',
            columns: 'Three',
            rows: 2,
            cards: [
              {
                kind: 'link',
                label: 'Geräuchert',
                header: 'Schinken aus dem Erlenrauch',
                text: 'Trocken gesalzen, zehn Tage geruht, über finnischer Erle geräuchert.',
                link: '/de/unser-weg',
                image: picture('kinkku', 'Schinkenscheiben auf einem Brett'),
              },
              {
                kind: 'link',
                label: 'Wurst',
                header: 'Lenkki, die Ringwurst',
                text: 'Sie gehört zum finnischen Saunaabend. Am besten mit scharfem Senf.',
                link: '#tisch',
                image: picture('lenkkimakkara', 'Eine Ringwurst mit Senf auf einem Brett'),
              },
              {
                kind: 'link',
                label: 'Gereift',
                header: 'Finnische Mettwurst',
                text: 'Grob, leicht säuerlich und so dünn geschnitten, dass man hindurchlesen kann.',
                link: '#tisch',
                image: picture('meetvursti', 'Eine Mettwurst, zum Teil aufgeschnitten'),
              },
              {
                kind: 'link',
                label: 'Fertig zum Erwärmen',
                header: 'Fleischbällchen',
                text: 'Zwei Länder streiten über das Rezept. Wir machen beide.',
                link: '#tisch',
                image: picture('lihapullat', 'Fleischbällchen mit Soße, Kartoffeln und Preiselbeeren'),
              },
              {
                kind: 'link',
                label: 'Aufschnitt',
                header: 'Delikatess',
                text: 'Roastbeef, Pasteten und Platten nach schwedischer Art.',
                link: 'site:delikatess/de/',
                image: picture('leikkeletarjotin', 'Aufschnitt und Käse auf einer Platte'),
              },
              {
                kind: 'link',
                label: 'Tiefgekühlt',
                header: 'Teilstücke für die Industrie',
                text: 'Auf der Palette oder im Container, samt passenden Papieren. Auf Englisch.',
                link: 'site:export/',
                image: picture('export-satama', 'Container im Hafen'),
              },
            ],
          },
        },
        {
          type: 'rich-text',
          anchor: 'zusammenarbeit',
          props: {
            tone: 'brand',
            content: richText(`
## So arbeiten wir mit Ihnen

- **Ein Ansprechpartner.** Wer Ihnen das Angebot macht, geht auch ans Telefon, wenn ein Lkw Verspätung hat.
- **Deutsche Etiketten.** Gedruckt wird im Werk, schon ab einer Palette.
- **Erst kosten.** Vor dem Preisgespräch bekommen Sie Muster, ein Verkostungsblatt und den Prüfbericht zur Haltbarkeit.
- **Zwei Temperaturen.** Gekühlt bei 0 bis 4 °C, tiefgekühlt bei −18 °C oder kälter. Der Datenlogger fährt mit.
            `),
          },
        },
        {
          type: 'card-grid',
          anchor: 'tisch',
          props: {
            heading: 'Auf dem Tisch',
            shape: 'wide',
            columns: 'Two',
            cards: [
              { kind: 'page', path: '/unser-weg' },
              {
                kind: 'link',
                label: 'Serviervorschlag',
                header: 'Der Saunateller',
                text: 'Ringwurst, Roggenbrot, Gewürzgurke, Senf. Für Gäste mit nassen Haaren.',
                link: '#vorratskammer',
                image: picture('makkarat', 'Würste in einer Pfanne'),
              },
              {
                kind: 'link',
                label: 'Serviervorschlag',
                header: 'Eine Platte für sechs',
                text: 'Dreimal geräuchert, zweimal gereift, eine Pastete. 120 g Fleischwaren pro Person.',
                link: 'site:delikatess/de/',
                image: picture('international-platter', 'Eine Aufschnittplatte'),
              },
              {
                kind: 'link',
                label: 'Serviervorschlag',
                header: 'Frühstück im Wald',
                text: 'Speck knusprig braten, Pilze ins Bratfett, ein Ei obendrauf.',
                link: '/de/unser-weg',
                image: picture('sienet', 'Waldpilze'),
              },
            ],
          },
        },
        {
          type: 'image-with-text',
          anchor: 'kontakt',
          props: {
            tone: 'deep',
            side: 'right',
            eyebrow: 'Kontakt',
            heading: 'Erzählen Sie uns von Ihrem Regal',
            content: richText(`
Welches Land, welche Theke, wie viele Märkte? Mit drei Zeilen von Ihnen können wir Sortiment, Packungsgrößen und Lieferrhythmus vorschlagen. Sie hören innerhalb von zwei Werktagen von uns, auf Deutsch.
            `),
            picture: picture('kuljetus', 'Ein Lieferwagen unterwegs'),
            links: [
              { label: 'Schreiben Sie uns', link: 'mailto:international@kaskimaa.example' },
              { label: 'Rufen Sie an: +358 20 000 0151', link: 'tel:+358200000151' },
            ],
          },
        },
      ],
    },
    {
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
    },
  ],
}
