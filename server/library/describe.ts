import type { Language } from '#contract/site.ts'
import { accepted, refused } from '#contract/values/outcome.ts'
import type { Editor } from '#server/edited-pages/page-needs.ts'
import type { LibraryNeeds } from './needs.ts'

type Description = {
  title: string
  alts: Partial<Record<Language, string>>
  holder: string
  until: string | null
  version: number
}

/** Says what it is called, what is in it, and who may use it. Pages keep their words: they get these when somebody chooses it. */
export function describe(needs: LibraryNeeds, by: Editor, id: number, { version, ...said }: Description) {
  return needs.atomically(async ({ library, record }) => {
    const item = await library.lock(id)
    if (!item) return refused('MEDIA_UNKNOWN')
    if (item.binnedAt) return refused('MEDIA_IN_BIN')
    if (item.version !== version) return refused('CHANGED_MEANWHILE')
    const alts = Object.fromEntries(Object.entries(said.alts).filter(([, text]) => text !== ''))
    const { title, holder, until } = item
    await library.write(id, { ...said, alts, version: version + 1 })
    await record(by, {
      action: 'media.describe',
      subject: `media:${id}`,
      before: { title, alts: item.alts, holder, until },
      after: { ...said, alts },
    })
    return accepted({ version: version + 1 })
  })
}
