import type { Language } from '#contract/site.ts'

type TimeWords = {
  /** Numbers that recipes write out. */
  numbers: Readonly<Record<string, number>>
  hours: string
  minutes: string
  /** Between the ends of a range, and between hours and minutes. */
  to: string
  and: string
  /** Whole phrases, in minutes. */
  phrases: readonly (readonly [pattern: string, minutes: number])[]
  /** What follows a time that is none of the recipe's: 'a minute less than the packet says'. */
  notBefore: string
}

/** How the languages write lengths of time. Parts of regular expressions, without capitals. */
export const timeWords: Record<Language, TimeWords> = {
  fi: {
    numbers: {
      yksi: 1,
      yhden: 1,
      kaksi: 2,
      kahden: 2,
      pari: 2,
      kolme: 3,
      kolmen: 3,
      neljä: 4,
      neljän: 4,
      viisi: 5,
      viiden: 5,
      viideksi: 5,
      kuusi: 6,
      kuuden: 6,
      seitsemän: 7,
      kahdeksan: 8,
      yhdeksän: 9,
      kymmenen: 10,
      kaksitoista: 12,
      viisitoista: 15,
      kaksikymmentä: 20,
      puolitoista: 1.5,
    },
    hours: 'tunti(?:a|in)?|tunnin|tunniksi|h',
    minutes: 'minuutti(?:a|in)?|minuutin|minuutiksi|min',
    to: '–|-|tai',
    and: 'ja',
    phrases: [
      ['puoli tuntia|puolen tunnin|puoleksi tunniksi', 30],
      ['puoli minuuttia|puolen minuutin', 0.5],
      ['vartin|vartti|varttitunnin', 15],
    ],
    notBefore: 'vähemmän|välein',
  },
  en: {
    numbers: {
      a: 1,
      an: 1,
      one: 1,
      'a couple of': 2,
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
      twelve: 12,
      fifteen: 15,
      twenty: 20,
      thirty: 30,
      forty: 40,
      'two and a half': 2.5,
    },
    hours: 'hours?|hrs?|h',
    minutes: 'minutes?|mins?',
    to: '–|-|to|or',
    and: 'and',
    phrases: [
      ['half an hour', 30],
      ['half a minute', 0.5],
      ['(?:a )?quarter of an hour', 15],
      ['an hour and a half|one and a half hours', 90],
    ],
    notBefore: 'less|fewer|more than',
  },
  se: {
    numbers: {
      en: 1,
      ett: 1,
      två: 2,
      'ett par': 2,
      tre: 3,
      fyra: 4,
      fem: 5,
      sex: 6,
      sju: 7,
      åtta: 8,
      nio: 9,
      tio: 10,
      tolv: 12,
      femton: 15,
      tjugo: 20,
      trettio: 30,
      'en och en halv': 1.5,
      'två och en halv': 2.5,
    },
    hours: 'timm(?:e|ar)|tim|h',
    minutes: 'minut(?:er)?|min',
    to: '–|-|till|eller',
    and: 'och',
    phrases: [
      ['(?:en )?halvtimme|(?:en )?halv timme', 30],
      ['en halv minut', 0.5],
      ['tre kvart', 45],
      ['en kvart', 15],
    ],
    notBefore: 'mindre|kortare',
  },
  de: {
    numbers: {
      eine: 1,
      einer: 1,
      einen: 1,
      zwei: 2,
      drei: 3,
      vier: 4,
      fünf: 5,
      sechs: 6,
      sieben: 7,
      acht: 8,
      neun: 9,
      zehn: 10,
      zwölf: 12,
      fünfzehn: 15,
      zwanzig: 20,
      dreißig: 30,
      anderthalb: 1.5,
      eineinhalb: 1.5,
      zweieinhalb: 2.5,
    },
    hours: 'stunden?|std',
    minutes: 'minuten?|min',
    to: '–|-|bis|oder',
    and: 'und',
    phrases: [
      ['(?:eine[rn]? )?halbe[rn]? stunde', 30],
      ['(?:eine[rn]? )?dreiviertelstunde', 45],
      ['(?:eine[rn]? )?viertelstunde', 15],
    ],
    notBefore: 'weniger|kürzer',
  },
}
