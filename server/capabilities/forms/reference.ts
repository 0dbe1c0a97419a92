import { randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for one another, read aloud or written by hand, and no vowels: they make no words. */
const CHARACTERS = '2346789CDFGHJKMPQRTVWXY'
const GROUP_LENGTH = 4

/** A number such as K-7F3M-92QD. It is random: it tells nobody how many others there are. */
export function newReference(): string {
  return `K-${group()}-${group()}`
}

function group(): string {
  return Array.from({ length: GROUP_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')
}
