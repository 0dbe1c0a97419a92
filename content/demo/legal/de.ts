import { links } from '#content/links.ts'
import type { AuthoredPage } from '#content/site-content.ts'
import { type LegalFacts, legalPage, reach } from './legal-page.ts'

export const legalLinks = () =>
  links({ Datenschutz: '/de/datenschutz', Barrierefreiheit: '/de/barrierefreiheit', Cookies: '/de/cookies' })

const purposes = {
  business:
    '**Geschäftsbeziehung.** Name, Funktion, E-Mail-Adresse und Telefonnummer der Ansprechperson sowie Anfragen, Angebote und Bestellungen. Grundlage ist unser berechtigtes Interesse an der Betreuung der Kundschaft (Buchstabe f). Die Daten bleiben für die Dauer der Beziehung und zwei Jahre darüber hinaus gespeichert.',
}

type Facts = LegalFacts<keyof typeof purposes>

/** Privacy notice, accessibility statement and cookies of a site in German. */
export const legalPages = (facts: Facts): AuthoredPage[] => [privacy(facts), accessibility(facts), cookies(facts)]

const privacy = ({ name, contact, purposes: own = [] }: Facts) =>
  legalPage({
    path: '/datenschutz',
    key: 'privacy',
    title: 'Datenschutzerklärung',
    description: `Welche personenbezogenen Daten ${name} erhebt, wozu sie dienen, wie lange sie gespeichert bleiben und welche Rechte bestehen.`,
    text: `
Diese Erklärung enthält die Angaben nach Artikel 13 der Datenschutz-Grundverordnung (EU) 2016/679 zur Website ${name}.

## Verantwortlicher

Kaskimaa Oyj, Kaskimaantie 3, FI-60100 Seinäjoki, Finnland. Die Datenschutzbeauftragte ist unter [tietosuoja@kaskimaa.example](mailto:tietosuoja@kaskimaa.example) zu erreichen, auf dem Postweg mit dem Vermerk „Datenschutz“. In allen anderen Fragen hilft das Team dieser Website: ${reach(contact)}.

## Zwecke, Rechtsgrundlagen und Speicherdauer

${[
  '**Beantwortung von Anfragen.** Name, Kontaktdaten und Inhalt der Nachricht oder des Anrufs. Grundlage ist unser berechtigtes Interesse an der Beantwortung (Artikel 6 Absatz 1 Buchstabe f). Nachrichten werden zwei Jahre gespeichert, solche über Produktmängel fünf Jahre.',
  ...own.map((purpose) => purposes[purpose]),
  '**Sicherheit und Betrieb der Website.** Das Protokoll des Servers enthält IP-Adresse, aufgerufene Seite und Uhrzeit. Grundlage ist unser berechtigtes Interesse am Betrieb des Dienstes. Das Protokoll wird nach 30 Tagen gelöscht.',
  '**Statistik und Marketing.** Nur mit Einwilligung (Buchstabe a), die sich jederzeit widerrufen lässt; siehe [Cookies](/de/cookies).',
]
  .map((purpose) => `- ${purpose}`)
  .join('\n')}

Alle Angaben sind freiwillig; ohne Kontaktdaten können wir allerdings nicht antworten. Automatisierte Entscheidungen und Profiling finden nicht statt.

## Empfänger und Übermittlung

In unserem Auftrag verarbeiten die Betreiber unserer Server und unserer E-Mail-Dienste Daten, beim Versand auch das Transportunternehmen. Verträge verbieten jede andere Nutzung. Behörden erhalten Daten nur auf gesetzlicher Grundlage. Verkauft werden Daten nicht. Sie bleiben im Europäischen Wirtschaftsraum; verarbeitet ein Dienstleister sie anderswo, beruht die Übermittlung auf einem Angemessenheitsbeschluss oder den Standardvertragsklauseln der Kommission.

## Betroffenenrechte

- Auskunft und Kopie der Daten (Artikel 15)
- Berichtigung falscher Angaben (Artikel 16)
- Löschung nicht mehr benötigter Daten (Artikel 17)
- Einschränkung der Verarbeitung, bis ein Streit geklärt ist (Artikel 18)
- Übertragbarkeit der Daten, die aufgrund eines Vertrags oder einer Einwilligung bereitgestellt wurden (Artikel 20)
- Widerspruch gegen eine Verarbeitung aufgrund berechtigter Interessen (Artikel 21)
- Widerruf einer Einwilligung mit Wirkung für die Zukunft (Artikel 7)

Eine Nachricht an [tietosuoja@kaskimaa.example](mailto:tietosuoja@kaskimaa.example) genügt. Die Antwort kommt innerhalb eines Monats. Bestehen Zweifel an der Identität, dürfen wir um einen Nachweis bitten.

## Beschwerde

Eine Beschwerde ist bei der Datenschutzaufsicht am eigenen Wohnort möglich, in Deutschland also bei der Behörde des jeweiligen Bundeslandes. Für uns zuständig ist der finnische Datenschutzbeauftragte: Tietosuojavaltuutetun toimisto, PL 800, FI-00531 Helsinki, [tietosuoja.fi/en](https://tietosuoja.fi/en).
`,
  })

const accessibility = ({ name, contact }: Facts) =>
  legalPage({
    path: '/barrierefreiheit',
    key: 'accessibility',
    title: 'Erklärung zur Barrierefreiheit',
    description: `Wie ${name} mit Tastatur, Screenreader und Vergrößerung funktioniert und wohin eine Meldung geht, wenn etwas hakt.`,
    text: `
Diese Erklärung gilt für die Website ${name}. Wir richten uns auf allen unseren Websites nach der Richtlinie (EU) 2019/882, die in Deutschland das Barrierefreiheitsstärkungsgesetz (BFSG) umsetzt, auch dort, wo das Gesetz es nicht verlangt.

## Unser Ziel

Maßstab ist die Norm EN 301 549, für Websites also die Stufen A und AA der WCAG 2.1. Wir bauen die Seiten so, dass

- alles allein mit der Tastatur bedienbar ist und der Fokus sichtbar bleibt
- Überschriften, Listen und Bereiche so ausgezeichnet sind, dass man sich mit dem Screenreader daran entlang bewegen kann
- der Text auf 200 Prozent vergrößert und auf schmalen Bildschirmen gelesen werden kann
- die Inhalte auch ohne Skripte lesbar sind
- Bewegung aufhört, wenn das Gerät darum bittet.

## Wie wir geprüft haben

Die Bewertung ist unsere eigene. Jede Version wird vor der Veröffentlichung automatisch geprüft, neue Teile probieren wir von Hand mit der Tastatur und am Telefon aus. Eine externe Prüfung steht noch aus; wir behaupten deshalb nicht, dass alle Anforderungen erfüllt sind.

## Bekannte Mängel

- Die Alternativtexte der Illustrationen sagen, was zu sehen ist, aber nicht jedes Detail.
- Links zu anderen Websites können auf Seiten in einer anderen Sprache führen. Wir bemühen uns, das im Link zu sagen.
- Ältere Broschüren und andere Anhänge sind nicht immer barrierefrei. Auf Anfrage gibt es den Inhalt in anderer Form.

## Mängel melden

Bitte an [saavutettavuus@kaskimaa.example](mailto:saavutettavuus@kaskimaa.example) oder an das Team dieser Website: ${reach(contact)}. Hilfreich sind die Adresse der Seite und ein Satz dazu, was nicht ging. Wir antworten innerhalb von zwei Wochen.

## Aufsicht

Bleibt die Antwort aus oder hilft sie nicht weiter, ist in Deutschland die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg zuständig. Sitz des Unternehmens ist Finnland; dort wacht die Behörde Traficom, [saavutettavuusvaatimukset.fi/en](https://www.saavutettavuusvaatimukset.fi/en).
`,
  })

const cookies = ({ name }: Facts) =>
  legalPage({
    path: '/cookies',
    key: 'cookies',
    title: 'Cookies und andere Speicherung',
    description: `Was ${name} im Browser speichert, was davon unbedingt erforderlich ist und wie sich die Auswahl ändern lässt.`,
    text: `
Zum Lesen der Seiten wird im Browser nichts gespeichert. Manche Funktionen brauchen ein Gedächtnis. Das ist die vollständige Liste.

## Unbedingt erforderlich

Hierfür ist keine Einwilligung nötig, weil die gewünschte Funktion sonst nicht möglich wäre (§ 25 Absatz 2 TDDDG).

- **consent:** die Auswahl zu Cookies. Bleibt 12 Monate gespeichert.
- **Kopie des Warenkorbs:** die Zeilen des Korbs in unserem finnischen Onlineshop, damit sie beim Seitenwechsel nicht verloren gehen. Bleibt, bis der Korb geleert oder bestellt ist.
- **Entwurf eines Formulars:** was schon geschrieben war, falls die Seite geschlossen wird. Bleibt 24 Stunden, nur im eigenen Browser.
- **Gefällt-mir-Angaben:** welche Produkte ein Herz bekommen haben, damit es nicht doppelt zählt. Bleibt, bis die Browserdaten gelöscht werden. Das Cookie **likingvisitor** ist eine Zufallszahl, die sonst nichts verrät; 400 Tage.

## Statistik

Nur mit Einwilligung. Wir zählen, welche Seiten gelesen werden und wo das Lesen abbricht. Ohne Einwilligung wird kein Messskript geladen.

## Marketing

Nur mit Einwilligung. Ein Partner kann eine Kennung speichern, um Anzeigen auszuwählen und ihre Häufigkeit zu begrenzen. Ohne Einwilligung wird sein Skript nicht geladen.

## Auswahl ändern

Am Fuß jeder Seite steht der Punkt *Cookie-Einstellungen*. Dort lässt sich die Einwilligung ebenso leicht widerrufen wie erteilen. Alles Gespeicherte kann auch in den Einstellungen des Browsers gelöscht werden. Über die Verarbeitung personenbezogener Daten informiert die [Datenschutzerklärung](/de/datenschutz).
`,
  })
