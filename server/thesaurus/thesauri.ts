import { readThesauri } from './read-thesauri.ts'

/** The thesauri of all languages. The build puts the content itself in place of this: see `tools/pack-content.ts`. */
export const thesauri = readThesauri
