import type { Words } from '#content/products.ts'

/** The products in German, by their English slugs. */
export const words: Record<string, Words> = {
  'alder-smoked-ham': {
    slug: 'erlenrauchschinken',
    title: 'Erlenrauchschinken ohne Knochen',
    about:
      'Nach Gewicht trocken gesalzen, zehn Tage geruht und eine Nacht über Erle geräuchert. Drei Kilo, die sich sauber schneiden lassen.',
    use: [
      'An der Theke',
      'Direkt aus der Kühlung 2 mm dünn schneiden. Ab Verpackung 45 Tage haltbar, angeschnitten fünf.',
    ],
    ingredients:
      'Schweineschinken (94 %), Salz, Glukose, Antioxidationsmittel (E301), Konservierungsstoff (E250), Erlenrauch. Herkunft Finnland.',
  },
  'dry-cured-bacon': {
    slug: 'trocken-gesalzener-bacon',
    title: 'Trocken gesalzener Bacon, 2 mm',
    about: 'Bauch, Salz, etwas Rohrzucker und Rauch. Wasser kommt nicht hinein, also bleibt auch keines in der Pfanne.',
    use: [
      'Kalt beginnen',
      'In die kalte Pfanne legen und das Fett zuerst schmelzen lassen. Nach acht Minuten knusprig.',
    ],
    ingredients: 'Schweinebauch (96 %), Salz, Rohrzucker, Konservierungsstoff (E250), Erlenrauch. Herkunft Finnland.',
  },
  'lenkki-ring-sausage': {
    slug: 'lenkki-saunawurst',
    title: 'Lenkki, die Saunawurst',
    about: 'Die Ringwurst, die man in Finnland nach der Sauna isst, mit scharfem Senf. Fertig gegart, mild geräuchert.',
    use: ['In Folie', 'Zwanzig Minuten bei 200 °C im Ofen oder am Rand der Glut. Ohne Senf gilt es nicht.'],
    ingredients:
      'Schweinefleisch (70 %), Wasser, Kartoffelmehl, Salz, Glukose, Gewürze (SENF), Stabilisator (E450), Konservierungsstoff (E250), Erlenrauch. Herkunft Finnland.',
  },
  'nakki-small-sausages': {
    slug: 'nakki-kleine-wuerstchen',
    title: 'Nakki, kleine Würstchen',
    about: 'Ohne Haut, mild und auf jedem Kinderteller zuerst verschwunden. Nur erwärmen.',
    use: ['Erwärmen, nicht kochen', 'Fünf Minuten in Wasser, das gerade aufgehört hat zu kochen.'],
    ingredients:
      'Schweinefleisch (76 %), Wasser, Kartoffelmehl, Salz, Glukose, Gewürze (SENF), Stabilisator (E450), Konservierungsstoff (E250). Herkunft Finnland.',
  },
  'metwurst-sliced': {
    slug: 'mettwurst-in-scheiben',
    title: 'Finnische Mettwurst, 1 mm dünn',
    about: 'Säuerlich, rauchig und drei Wochen im Dunkeln gereift. Finnlands Antwort auf die Salami.',
    use: ['Auf Roggenbrot', 'Butter, fünf Scheiben, eine Gewürzgurke. Zehn Minuten vorher aus dem Kühlschrank nehmen.'],
    ingredients:
      'Schweinefleisch, Rindfleisch, Schweinefett, Salz, Glukose, schwarzer Pfeffer, Konservierungsstoff (E250), Starterkulturen. 128 g Fleisch für 100 g. Herkunft Finnland.',
  },
  'roast-beef-sliced': {
    slug: 'roastbeef-in-scheiben',
    title: 'Roastbeef, 1,5 mm dünn',
    about: 'Ein ganzes Stück, gepfeffert und bei niedriger Temperatur gebraten. Rosa von Rand zu Rand.',
    use: ['Gefaltet, nicht gelegt', 'Jede Scheibe einmal falten, damit Luft dazwischen bleibt. Meerrettich daneben.'],
    ingredients:
      'Rindfleisch (96 %), Salz, Glukose, schwarzer Pfeffer, Antioxidationsmittel (E301). Herkunft Finnland.',
  },
  'grain-fed-chicken-fillets': {
    slug: 'haehnchenbrustfilets',
    title: 'Hähnchenbrustfilets, tiefgekühlt',
    about:
      'Von Tieren, die mit finnischem Weizen, Hafer und Erbsen gefüttert wurden. Jede Partie unterliegt dem staatlichen Salmonellenprogramm.',
    use: ['Aus dem Gefrierfach', 'Über Nacht im Kühlschrank auftauen. Fünf Minuten je Seite, innen 75 °C.'],
    ingredients: 'Hähnchenbrust. Herkunft Finnland.',
  },
  'nordic-meatballs': {
    slug: 'nordische-fleischbaellchen',
    title: 'Nordische Fleischbällchen, tiefgekühlt',
    about:
      'Rind, Schwein, Zwiebel und Piment, vor dem Einfrieren gebraten. In einer Viertelstunde auf dem Tisch, samt Soße.',
    use: ['Mit Preiselbeeren', 'Gefroren zwölf Minuten bei 180 °C. Püree, Soße und etwas Saures, Rotes.'],
    ingredients:
      'Schweinefleisch (38 %), Rindfleisch (26 %), Wasser, Paniermehl (WEIZEN), Zwiebel, EI, Rapsöl, Salz, Piment, schwarzer Pfeffer. Herkunft Finnland.',
  },
}
