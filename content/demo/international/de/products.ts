import { picture } from '#content/pictures/pictures.ts'
import { itemGrid, pictured, sectionPage, text } from '#content/sections.ts'

export const products = sectionPage({
  path: '/produkte',
  key: 'products',
  title: 'Produkte',
  heading: 'Neun Produkte, drei Temperaturen, ein Bestellschein',
  description:
    'Was wir an Handel und Importeure in Europa liefern: wie es entsteht, wie es verpackt ist und wie lange es hält.',
  picture: picture('international-platter', 'Eine Aufschnittplatte'),
  publishDate: '2026-04-13',
  blocks: [
    itemGrid('alle-produkte', 'Alle Produkte', 'product', { count: 48 }),
    pictured('geraeuchertes', {
      heading: 'Geräuchertes: Schinken und Bacon',
      picture: picture('kinkku', 'Schinkenscheiben auf einem Brett'),
      text: `
Nach Gewicht trocken gesalzen, geruht, über Erle geräuchert. Den Schinken gibt es mit Knochen (6–8 kg), ohne Knochen (3 kg) und als Block zum Aufschneiden, Bacon in Scheiben von 2 und 4 mm.

Gekühlt: Blöcke 45 Tage ab Verpackung, Scheiben 30 Tage.
`,
      links: [{ label: 'So wird geräuchert', link: '/de/unser-weg' }],
    }),
    pictured('wuerste', {
      tone: 'surface',
      side: 'right',
      heading: 'Würste: Lenkki und Nakki',
      picture: picture('lenkkimakkara', 'Eine Ringwurst und Senf auf einem Brett'),
      text: `
*Lenkki* ist die Ringwurst, die man in Finnland nach der Sauna isst, mit scharfem Senf. *Nakki* ist die kleine, die Kinder zuerst vom Teller holen. Beide sind fertig gegart und wollen nur warm werden. Packungen zu 400 g, für die Gastronomie zu 2 kg.
`,
    }),
    pictured('aufschnitt', {
      heading: 'Aufschnitt: Mettwurst, Roastbeef, Pute',
      picture: picture('leikkeletarjotin', 'Aufschnitt und Käse auf einer Platte'),
      text: `
100 und 150 g fürs Regal, 500 g für die Theke. Mettwurst schneiden wir 1 mm dünn, Roastbeef 1,5 mm, Schinken 2 mm. Andere Stärken sind ab einer Palette möglich.
`,
    }),
    text(
      'gefluegel',
      `
## Geflügel

Ganze Hähnchen, Filets und Flügel von mit Getreide gefütterten Tieren. Innerhalb Skandinaviens gekühlt, sonst tiefgekühlt. Jede Partie unterliegt dem staatlichen finnischen Salmonellenprogramm; die Ergebnisse liegen den Papieren bei.
`,
      'brand',
    ),
    text(
      'packungen',
      `
## Packungen und Etiketten

- **Sprachen:** bis zu vier auf einem Etikett, im Werk gedruckt.
- **Kleinste Bestellung:** eine gemischte Palette. Eigenmarken ab sechs Paletten im Monat.
- **Strichcodes:** GTIN auf der Packung, SSCC auf der Palette.
- **Lieferzeit:** zehn Arbeitstage für Lagerware, fünfzehn mit eigenem Etikett.
`,
      'surface',
    ),
  ],
})
