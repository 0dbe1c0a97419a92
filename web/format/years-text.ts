import type { Language } from '#contract/site.ts'

const words: Record<Language, { one: string; numbers: readonly string[]; many: string }> = {
  fi: {
    one: 'vuoden',
    numbers: ['kaksi', 'kolme', 'neljä', 'viisi', 'kuusi', 'seitsemän', 'kahdeksan', 'yhdeksän', 'kymmenen'],
    many: 'vuotta',
  },
  en: {
    one: 'one year',
    numbers: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
    many: 'years',
  },
  se: {
    one: 'ett år',
    numbers: ['två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio'],
    many: 'år',
  },
  de: {
    one: 'ein Jahr',
    numbers: ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
    many: 'Jahre',
  },
}

/** How long something lasts: 'kaksi vuotta', and 'vuoden' for one year, as after 'on voimassa'. Above ten in digits. */
export function yearsText(years: number, language: Language): string {
  const { one, numbers, many } = words[language]
  return years === 1 ? one : `${numbers[years - 2] ?? years} ${many}`
}
