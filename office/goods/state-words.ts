/** As in the address, with the word of the API. */
export const stateWords = {
  nakyvat: 'shown',
  piilotetut: 'hidden',
  vahissa: 'low',
  loppu: 'out',
  alennuksessa: 'sale',
  jarjestetyt: 'placed',
} as const
export type StateWord = keyof typeof stateWords
