import type { Language } from '#contract/site.ts'

/** The figures of a product's label. The law on food information gives them these names. */
export const nutritionNames: Readonly<Record<string, Record<Language, string>>> = {
  energy: { fi: 'Energia', en: 'Energy', se: 'Energi', de: 'Energie' },
  fat: { fi: 'Rasva', en: 'Fat', se: 'Fett', de: 'Fett' },
  saturates: {
    fi: '– josta tyydyttynyttä',
    en: '– of which saturates',
    se: '– varav mättat fett',
    de: '– davon gesättigte Fettsäuren',
  },
  carbohydrate: { fi: 'Hiilihydraatit', en: 'Carbohydrate', se: 'Kolhydrat', de: 'Kohlenhydrate' },
  sugars: { fi: '– josta sokereita', en: '– of which sugars', se: '– varav sockerarter', de: '– davon Zucker' },
  protein: { fi: 'Proteiini', en: 'Protein', se: 'Protein', de: 'Eiweiß' },
  salt: { fi: 'Suola', en: 'Salt', se: 'Salt', de: 'Salz' },
}
