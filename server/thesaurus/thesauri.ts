import type { Thesauri } from '#search/thesaurus/thesaurus.ts'
import { readThesauri } from './read-thesauri.ts'

let read: Thesauri | undefined

/** The thesauri of all languages. The build puts the content itself in place of this: see `tools/pack-content.ts`. */
export const thesauri = () => {
  read ??= readThesauri()
  return read
}
