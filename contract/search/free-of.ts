/** What food may be declared free of: diets and the allergens of EU labels. The index stores them as bits, so new ones come last. */
export const freeOfNames = [
  'gluten',
  'lactose',
  'milk',
  'egg',
  'soy',
  'fish',
  'celery',
  'mustard',
  'nuts',
  'peanut',
  'sesame',
  'sulphite',
  'crustaceans',
  'molluscs',
  'lupin',
  'additives',
] as const
export type FreeOf = (typeof freeOfNames)[number]
