import type { EditedPage } from '#contract/office/pages/edited-page.ts'
import { isSame } from '#contract/office/pages/field-path.ts'
import type { Language } from '#contract/site.ts'
import { type EditedRow, stateOf } from '#server/edited-pages/edited.ts'
import { mayChange } from '#server/edited-pages/may.ts'
import { type CheckNeeds, checked } from '#server/edited-pages/page-problems.ts'
import { hideContent, publishContent } from '#server/edited-pages/publish.ts'
import type { MemberRow } from './bundles.store.ts'
import { type BundleStores, done, type MemberKind, stopped } from './member-kind.ts'

/** `publishedVersion`: of the page that visitors saw when this was decided; null if they saw none. */
type Fixed = { content: EditedPage; publishedVersion: number | null }
type Before = { state: EditedRow['state']; content: EditedPage | null }
type After = { content: EditedPage }

const GONE = 'Sivua ei enää ole, tai se on roskakorissa.'
const idOf = ({ subject }: Pick<MemberRow, 'subject'>) => Number(subject)

/** Drafts of pages. */
export function pageMembers(needs: CheckNeeds): MemberKind {
  const rowOf = async ({ pages }: BundleStores, member: MemberRow): Promise<EditedRow | null> => {
    const row = await pages.edited.find(idOf(member))
    return row?.state === 'binned' ? null : row
  }

  return {
    name: 'page',
    role: 'editor',

    async mayChange(stores, person, member) {
      const row = await stores.pages.edited.find(idOf(member))
      // What is gone may be taken out by every editor.
      return row ? mayChange(person, row.site) : person.roles.includes('editor')
    },

    locks: async (_stores, members) => ({ pages: members.map(idOf) }),

    async fix(stores, member) {
      const row = await rowOf(stores, member)
      if (!row) return stopped(GONE)
      const { content, questions } = stateOf(row)
      if (questions.length > 0) return stopped(`Ratkaise ensin sivun ristiriidat: ${questions.length}.`)
      if (row.state === 'published' && !row.draft) return stopped('Sivulla ei ole luonnosta, joka julkaistaisiin.')
      return done({ content, publishedVersion: row.publishedVersion } satisfies Fixed)
    },

    async publish(stores, by, member, note) {
      const { content, publishedVersion } = member.fixed as Fixed
      const row = await rowOf(stores, member)
      if (!row) return stopped(GONE)
      if (row.publishedVersion !== publishedVersion)
        return stopped('Sivu on julkaistu toisin sen jälkeen, kun tämä julkaisu päätettiin.')
      const { problems } = checked(needs, row, content)
      if (problems.length > 0) return stopped(...new Set(problems.map(({ text }) => text)))
      const published = await publishContent(needs, stores.pages, row, { content, by, note })
      if (!published.ok) return stopped(refusalText(published))
      return done({
        before: { state: row.state, content: row.published } satisfies Before,
        after: { content } satisfies After,
      })
    },

    async isChangedSince(stores, member) {
      const row = await rowOf(stores, member)
      return row?.state !== 'published' || !isSame(row.published, (member.after as After).content)
    },

    /** What had gone out is a draft again, so that it can be mended, unless somebody is writing another. */
    async takeBack(stores, by, member, note) {
      const { state, content } = member.before as Before
      const row = await rowOf(stores, member)
      if (!row) return stopped(GONE)
      if (state === 'published' && content) {
        const kept = { ...row, draft: row.draft ?? row.published }
        const published = await publishContent(needs, stores.pages, kept, { content, by, note })
        return published.ok ? done(null) : stopped(refusalText(published))
      }
      if (row.path === '/') return stopped('Etusivua ei voi poistaa näkyvistä.')
      if (row.state === 'published') await hideContent(stores.pages, row, by, note)
      return done(null)
    },

    async show(stores, members) {
      const shown = []
      for (const member of members) {
        const row = await stores.pages.edited.find(idOf(member))
        const { kind, subject } = member
        const fixed = member.fixed as Fixed | null
        shown.push({
          kind,
          subject,
          title: row?.title ?? `Sivu ${subject}`,
          place: row && { site: row.site, language: row.language as Language, path: row.path },
          edit: null,
          frame: null,
          picture: null,
          isGone: !row || row.state === 'binned',
          isOther: Boolean(fixed && row && !isSame(stateOf(row).content, fixed.content)),
        })
      }
      return shown
    },
  }
}

function refusalText({ code, problems }: { code: string; problems: readonly string[] }): string {
  return code === 'PAGE_ADDRESS_TAKEN' ? 'Osoitteessa on jo toinen sivu.' : problems.join(' ')
}
