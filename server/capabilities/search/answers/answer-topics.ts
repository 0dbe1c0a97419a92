/** What is asked of a product, of the people who answer, and of a delivery. */
export const topics = [
  ...(['energy', 'fat', 'saturates', 'carbohydrate', 'sugars', 'protein', 'salt', 'nutrition'] as const),
  ...(['keeping', 'price', 'hours', 'telephone', 'mail', 'delivery'] as const),
] as const
export type Topic = (typeof topics)[number]

/** How people ask in a language. Words in their base forms; phrases have several words. Only plain data. */
export type AnswerWords = {
  /** Words that only ask, in addition to those that the thesaurus ignores. */
  asking: readonly string[]
  /** Words with which one asks for a person. */
  who: readonly string[]
  /** Words that a question about this topic has, as phrases. */
  topics: Readonly<Record<Topic, readonly string[]>>
  /** Places and people with opening hours and a telephone number, besides the site itself. */
  desks: readonly string[]
  /** Endings of roles that are asked for without a word of `who`. */
  leaders: readonly string[]
  /** What people call a role, by the name that pages have for it. */
  roles: Readonly<Record<string, readonly string[]>>
  /** Of the label of a product, by its topic. */
  perHundredGrams: string
}
