import type { Words } from '#content/products.ts'

/** The products in German, by their Swedish slugs. */
export const words: Record<string, Words> = {
  rostbiff: {
    slug: 'roastbeef',
    title: 'Delikatess Roastbeef',
    about: 'Ein ganzes Stück, gepfeffert und bei niedriger Temperatur auf 56 °C gebraten. Rosa von Rand zu Rand.',
    use: [
      'Locker falten',
      'Anderthalb Millimeter dünn und so gefaltet, dass Luft dazwischen bleibt. Remoulade, Röstzwiebeln, Roggenbrot.',
    ],
    ingredients:
      'Rindfleisch (96 %), Salz, Glukose, schwarzer Pfeffer, Antioxidationsmittel (E301). Herkunft Schweden.',
  },
  'kokt-skinka': {
    slug: 'kochschinken',
    title: 'Delikatess Kochschinken',
    about: 'Aus dem ganzen Stück, im eigenen Sud gekocht. Die Scheibe hat Maserung, kein Muster.',
    use: ['Aufs Brot', 'Zwei Scheiben auf warmes Brot mit Butter. Kaltes Brot geht auch, aber warum?'],
    ingredients:
      'Schweineschinken (90 %), Wasser, Salz, Glukose, Stabilisator (E450), Antioxidationsmittel (E301), Konservierungsstoff (E250). Herkunft Schweden.',
  },
  'griljerad-skinka': {
    slug: 'schinken-mit-senfkruste',
    title: 'Delikatess Schinken mit Senfkruste',
    about: 'Senf, Semmelbrösel und Ofen, wie in Schweden zu Weihnachten, nur das ganze Jahr. Mit Kruste in Scheiben.',
    use: [
      'Mit kaltem Kartoffelsalat',
      'Eine Viertelstunde vorher herausnehmen. Grober Senf daneben, dunkles Brot darunter.',
    ],
    ingredients:
      'Schweineschinken (88 %), SENF, Paniermehl (WEIZEN), Salz, Zucker, EI, Antioxidationsmittel (E301), Konservierungsstoff (E250). Herkunft Schweden.',
  },
  'salami-fankal': {
    slug: 'salami-mit-fenchel',
    title: 'Delikatess Salami mit Fenchel',
    about: 'Das Rezept kommt aus dem Süden, das Fleisch von hier. Der Fenchel kommt nach dem Salz.',
    use: ['Zum Knabbern', 'Fünfzehn Scheiben für vier, Oliven und ein harter Käse. Zehn Minuten vorher herausnehmen.'],
    ingredients:
      'Schweinefleisch, Schweinefett, Salz, Glukose, Fenchelsamen (1 %), schwarzer Pfeffer, Konservierungsstoff (E252), Starterkulturen. 136 g Fleisch für 100 g. Herkunft Schweden.',
  },
  'salami-rodvin': {
    slug: 'salami-mit-rotwein',
    title: 'Delikatess Salami mit Rotwein',
    about: 'Fünf Wochen mit Rotwein und Knoblauch gereift. Dunkler, weicher und schneller aufgegessen.',
    use: ['Auf die Pizza', 'Erst auflegen, wenn die Pizza aus dem Ofen kommt. Die Wärme genügt.'],
    ingredients:
      'Schweinefleisch, Schweinefett, Salz, Rotwein (2 %) (SULFIT), Glukose, Knoblauch, schwarzer Pfeffer, Konservierungsstoff (E252), Starterkulturen. 138 g Fleisch für 100 g. Herkunft Schweden.',
  },
  leverpastej: {
    slug: 'leberpastete',
    title: 'Delikatess Leberpastete',
    about: 'In der Form gebacken, bis die Oberfläche braun ist. Mit Sahne, Zwiebel und Anchovis, wie es sich gehört.',
    use: [
      'Mit Pressgurke',
      'Eine halbe Stunde bei Zimmertemperatur, dick schneiden. Auf Knäckebrot schon zum Frühstück.',
    ],
    ingredients:
      'Schweineleber (34 %), Schweinefett, Sahne (MILCH), Zwiebel, EI, Anchovis (FISCH), Salz, weißer Pfeffer, Majoran, Konservierungsstoff (E250). Herkunft Schweden.',
  },
  lantpate: {
    slug: 'landpastete',
    title: 'Delikatess Landpastete',
    about: 'Grobes Schwein mit Pfifferlingen und Piment, in zentimeterdicken Scheiben.',
    use: [
      'Als Vorspeise',
      'Eine Scheibe, ein paar Salatblätter und kalt gerührte Preiselbeeren. Brot dazu, immer Brot.',
    ],
    ingredients:
      'Schweinefleisch (60 %), Schweineleber, Sahne (MILCH), EI, Pfifferlinge (4 %), Zwiebel, Salz, Piment, Thymian, Konservierungsstoff (E250). Herkunft Schweden.',
  },
  'rokt-kalkon': {
    slug: 'geraeucherte-pute',
    title: 'Delikatess geräucherte Pute',
    about: 'Brustfilet, im Ganzen geräuchert und dünn geschnitten. Leicht, aber nicht blass.',
    use: ['Auf dem Landgång', 'Drei gefaltete Scheiben pro Person, Frischkäse darunter, Gurke und Dill darauf.'],
    ingredients:
      'Putenbrust (91 %), Wasser, Salz, Glukose, Stabilisator (E450), Konservierungsstoff (E250), Buchenrauch. Herkunft Schweden.',
  },
}
