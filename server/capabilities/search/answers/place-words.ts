import type { Word } from './question-words.ts'

export const isPostalCode = (text: string): boolean => /^\d{5}$/.test(text)

/** The keys under which the name of a town may be known. 'Espooseen' and 'Sipooseen' end as no other Finnish words do. */
export function placeWords({ bases }: Word): string[] {
  return [...bases].flatMap((key) => (/(aa|ee|oo|uu)seen$/.test(key) ? [key, key.slice(0, -4)] : [key]))
}
