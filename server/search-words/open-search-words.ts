import { dayIn } from '#contract/values/days.ts'
import type { AddedWords } from '#search/thesaurus/added-words.ts'
import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { searchWordsStore } from './search-words.store.ts'
import { SearchWords } from './search-words.ts'

type Needs = { database: Database; now: () => Date }

/** Synonyms and promoted pages of staff, read at the start and after each change, on every node. */
export async function openSearchWords({ database, now }: Needs) {
  const store = searchWordsStore(database.sql)
  const words = new SearchWords(() => dayIn(now()))
  let tell: (added: readonly AddedWords[]) => void = () => {}
  const read = async () => {
    words.set(await store.synonyms(), await store.promotions())
    tell(words.added)
  }
  await read()
  return {
    name: 'search words',
    promoted: words.promoted,
    /** Tells the index the words of now, and those of later. */
    follow: (listener: typeof tell) => {
      tell = listener
      tell(words.added)
    },
    onChange: async ({ news = [] }) => {
      if (news.some(({ kind }) => kind === 'searches')) await read()
    },
    onMissedChanges: read,
  } satisfies Capability & Record<string, unknown>
}
