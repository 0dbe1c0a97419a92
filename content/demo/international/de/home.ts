import { picture } from '#content/pictures/pictures.ts'
import { richText } from '#content/rich-text.ts'
import { itemCarousel } from '#content/sections.ts'
import type { AuthoredPage } from '#content/site-content.ts'

export const home: AuthoredPage = {
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
        picture: picture('international-hero', 'Ein ganzer Schinken auf einer Platte, dahinter ein See im Abendlicht'),
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
    itemCarousel('produkte', 'Aus unserem Sortiment', 'product', { tone: 'surface' }),
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
}
