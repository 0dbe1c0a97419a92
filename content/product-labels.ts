import type { Language } from '#contract/site.ts'

export type Storage = 'fresh' | 'chilled' | 'frozen' | 'dry'

/** How products are kept, as on the pack. */
export const storages: Record<Language, Record<Storage, string>> = {
  fi: {
    fresh: 'Säilytä 0–3 °C:ssa. Käytä viimeistään pakkaukseen merkittynä päivänä.',
    chilled: 'Säilytä 0–6 °C:ssa. Avattu pakkaus säilyy kolme päivää.',
    frozen: 'Säilytä −18 °C:ssa tai kylmemmässä. Sulanutta ei saa pakastaa uudelleen.',
    dry: 'Säilytä kuivassa huoneenlämmössä. Avattu pakkaus säilyy jääkaapissa kuukauden.',
  },
  en: {
    fresh: 'Keep at 0–3 °C. Use by the date on the pack.',
    chilled: 'Keep at 0–6 °C. Once opened, eat within three days.',
    frozen: 'Keep at −18 °C or colder. Do not refreeze after thawing.',
    dry: 'Keep dry at room temperature. Once opened, keep in the fridge for up to a month.',
  },
  se: {
    fresh: 'Förvaras vid 0–3 °C. Sista förbrukningsdag, se förpackningen.',
    chilled: 'Förvaras vid 0–6 °C. Öppnad förpackning håller tre dagar.',
    frozen: 'Förvaras vid −18 °C eller kallare. Tinad vara får inte frysas om.',
    dry: 'Förvaras torrt i rumstemperatur. Öppnad förpackning håller en månad i kylskåp.',
  },
  de: {
    fresh: 'Bei 0–3 °C lagern. Bis zum Verbrauchsdatum auf der Packung verzehren.',
    chilled: 'Bei 0–6 °C lagern. Nach dem Öffnen binnen drei Tagen verzehren.',
    frozen: 'Bei −18 °C oder kälter lagern. Nach dem Auftauen nicht wieder einfrieren.',
    dry: 'Trocken bei Raumtemperatur lagern. Geöffnet im Kühlschrank einen Monat haltbar.',
  },
}

const packs = {
  tray: {
    fi: 'kalvolla suljetussa rasiassa',
    en: 'in a film-sealed tray',
    se: 'i ett tråg med film',
    de: 'in einer Schale mit Folie',
  },
  vacuum: { fi: 'vakuumipussissa', en: 'in a vacuum pouch', se: 'i vakuumpåse', de: 'im Vakuumbeutel' },
  flow: {
    fi: 'ikkunallisessa kääreessä',
    en: 'in a wrapper with a window',
    se: 'i omslag med fönster',
    de: 'in einer Hülle mit Sichtfenster',
  },
  slices: {
    fi: 'viipalepakkauksessa',
    en: 'in a pack for slices',
    se: 'i skivförpackning',
    de: 'in einer Scheibenpackung',
  },
  tub: { fi: 'pyöreässä rasiassa', en: 'in a round tub', se: 'i rund ask', de: 'in einer runden Dose' },
  carton: { fi: 'pahvilaatikossa', en: 'in a cardboard box', se: 'i kartong', de: 'im Karton' },
  bag: { fi: 'pussissa', en: 'in a bag', se: 'i påse', de: 'im Beutel' },
  jar: { fi: 'lasipurkissa', en: 'in a glass jar', se: 'i glasburk', de: 'im Glas' },
  paper: {
    fi: 'avatulla lihapaperilla',
    en: 'on open butcher’s paper',
    se: 'på utvikt köttpapper',
    de: 'auf offenem Metzgerpapier',
  },
  whole: { fi: 'puisella laudalla', en: 'on a wooden board', se: 'på en träbräda', de: 'auf einem Holzbrett' },
  crate: {
    fi: 'avoimessa laatikossa pakettien kanssa',
    en: 'in an open box with parcels',
    se: 'i en öppen låda med paket',
    de: 'in einer offenen Kiste mit Päckchen',
  },
  envelope: {
    fi: 'kuoressa, jossa on rusetti',
    en: 'in an envelope with a bow',
    se: 'i ett kuvert med rosett',
    de: 'in einem Umschlag mit Schleife',
  },
  container: { fi: 'ylhäältä kuvattuna', en: 'seen from above', se: 'ovanifrån', de: 'von oben gesehen' },
  pan: { fi: 'ylhäältä kuvattuna', en: 'seen from above', se: 'ovanifrån', de: 'von oben gesehen' },
  blade: { fi: 'vaalealla laudalla', en: 'on a pale board', se: 'på en ljus bräda', de: 'auf einem hellen Brett' },
  thermometer: {
    fi: 'pyöreä taulu ja teräspuikko',
    en: 'with a round dial and a steel probe',
    se: 'med rund tavla och stålspets',
    de: 'mit rundem Zifferblatt und Stahlspitze',
  },
} satisfies Record<string, Record<Language, string>>

const garnishes = {
  rosemary: { fi: 'rosmariinia', en: 'rosemary', se: 'rosmarin', de: 'Rosmarin' },
  parsley: { fi: 'persiljaa', en: 'parsley', se: 'persilja', de: 'Petersilie' },
  dill: { fi: 'tilliä', en: 'dill', se: 'dill', de: 'Dill' },
  basil: { fi: 'basilikaa', en: 'basil', se: 'basilika', de: 'Basilikum' },
  lemon: { fi: 'sitruunaa', en: 'lemon', se: 'citron', de: 'Zitrone' },
  tomato: { fi: 'tomaatteja', en: 'tomatoes', se: 'tomater', de: 'Tomaten' },
  onion: { fi: 'sipulirenkaita', en: 'onion rings', se: 'lökringar', de: 'Zwiebelringe' },
  cucumber: { fi: 'kurkkua', en: 'cucumber', se: 'gurka', de: 'Gurke' },
  mushroom: { fi: 'herkkusieniä', en: 'mushrooms', se: 'champinjoner', de: 'Champignons' },
  chanterelle: { fi: 'kantarelleja', en: 'chanterelles', se: 'kantareller', de: 'Pfifferlinge' },
  lingonberry: { fi: 'puolukoita', en: 'lingonberries', se: 'lingon', de: 'Preiselbeeren' },
  mustard: { fi: 'sinappia', en: 'mustard', se: 'senap', de: 'Senf' },
  sauce: { fi: 'kastiketta', en: 'a dip', se: 'sås', de: 'Soße' },
  potato: { fi: 'perunoita', en: 'potatoes', se: 'potatis', de: 'Kartoffeln' },
  bread: { fi: 'ruisleipää', en: 'rye bread', se: 'rågbröd', de: 'Roggenbrot' },
  olive: { fi: 'oliiveja', en: 'olives', se: 'oliver', de: 'Oliven' },
  grapes: { fi: 'viinirypäleitä', en: 'grapes', se: 'vindruvor', de: 'Trauben' },
  pepper: { fi: 'mustapippureita', en: 'peppercorns', se: 'svartpeppar', de: 'Pfefferkörner' },
  chili: { fi: 'chili', en: 'a chilli', se: 'chili', de: 'eine Chilischote' },
  garlic: { fi: 'valkosipuli', en: 'garlic', se: 'vitlök', de: 'Knoblauch' },
} satisfies Record<string, Record<Language, string>>

const beside: Record<Language, string> = { fi: 'vieressä', en: 'beside it', se: 'bredvid', de: 'daneben' }

/** What the picture of a product shows: its pack, what is in it, and what lies beside it. */
export type Look = readonly [pack: keyof typeof packs, content: string, garnish?: keyof typeof garnishes | 'none']

/** What is seen in the picture of a product, in words. */
export function labelled(language: Language, title: string, [pack, , garnish = 'none']: Look): string {
  const seen = `${title} ${packs[pack][language]}`
  return garnish === 'none' ? seen : `${seen}, ${beside[language]} ${garnishes[garnish][language]}`
}
