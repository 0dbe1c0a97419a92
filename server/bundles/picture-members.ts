import type { PictureEdit } from '#contract/office/bundles/bundle.ts'
import { factsOfPicture } from '#server/capabilities/media/stored-media.ts'
import type { CheckNeeds } from '#server/edited-pages/page-problems.ts'
import { sitesOfOthers } from '#server/library/change-uses.ts'
import { showNext } from '#server/library/replace.ts'
import { type Shown, swapped } from '#server/library/swap.ts'
import type { MemberRow } from './bundles.store.ts'
import { type BundleStores, done, type MemberKind, stopped } from './member-kind.ts'

type Needs = CheckNeeds & { siteName: (id: string) => string }

/** `from`: what the item showed when this was decided. */
type Fixed = { from: string; to: Shown }
/** What the item showed, and shows. */
type Was = { shown: Shown; sentHash: string | null }

const GONE = 'Kuvaa ei enää ole, tai se on roskakorissa.'
const idOf = ({ subject }: Pick<MemberRow, 'subject'>) => Number(subject)

/** Pictures that take the place of others wherever these are used. */
export function pictureMembers(needs: Needs): MemberKind {
  const itemOf = async ({ library }: BundleStores, member: MemberRow) => {
    const item = await library.library.find(idOf(member))
    return item?.binnedAt || item?.kind !== 'picture' ? null : item
  }
  const shownOf = async ({ library }: BundleStores, id: string): Promise<Shown | null> => {
    const picture = await library.library.findMedia(id)
    return picture && factsOfPicture(picture)
  }

  /** The item shows another picture, and so does everything of this bundle that is out. */
  const change = async (
    stores: BundleStores,
    by: Parameters<MemberKind['publish']>[1],
    item: NonNullable<Awaited<ReturnType<typeof itemOf>>>,
    { shown, sentHash, note }: Was & { note: string },
  ) => {
    const changed = await showNext(needs, stores.library, by, item, { shown, sentHash, action: 'media.replace', note })
    return changed.ok ? done(null) : stopped(refusalText(changed))
  }

  return {
    name: 'picture',
    role: 'editor',

    async mayChange(stores, person, member) {
      if (!person.roles.includes('editor')) return false
      const item = await itemOf(stores, member)
      return !item || (await sitesOfOthers(stores.library, person, item.current)).length === 0
    },

    async locks({ library: { library, uses } }, members) {
      const pages = []
      const menus = []
      for (const id of members.map(idOf).toSorted((one, other) => one - other)) {
        const item = await library.lock(id)
        if (!item) continue
        pages.push(...(await uses.pages(item.current)))
        menus.push(...(await uses.menus(item.current)))
      }
      return {
        pages: pages.map(({ id }) => id),
        places: [...pages, ...menus],
        frames: menus.map((menu) => ({ ...menu, part: 'navigation' as const })),
      }
    },

    async fix(stores, member) {
      const item = await itemOf(stores, member)
      const to = await shownOf(stores, (member.asked as PictureEdit).to)
      if (!item || !to) return stopped(GONE)
      return done({ from: item.current, to } satisfies Fixed)
    },

    async publish(stores, by, member, note) {
      const { from, to } = member.fixed as Fixed
      const item = await itemOf(stores, member)
      const shown = item && (await shownOf(stores, item.current))
      if (!item || !shown) return stopped(GONE)
      if (item.current !== from) return stopped('Kuva on vaihdettu toiseksi sen jälkeen, kun tämä julkaisu päätettiin.')
      const changed = await change(stores, by, item, { shown: to, sentHash: null, note })
      if (!changed.ok) return changed
      // What went out before in this bundle shows it, too: nobody else has changed that.
      for (const other of await stores.bundles.members(member.bundle)) {
        const after = other.after && swapped(other.after, from, to)
        if (after !== other.after) await stores.bundles.putMember({ ...other, after })
      }
      return done({
        before: { shown, sentHash: item.sentHash } satisfies Was,
        after: { shown: to, sentHash: null } satisfies Was,
      })
    },

    async isChangedSince(stores, member) {
      return (await itemOf(stores, member))?.current !== (member.after as Was).shown.id
    },

    async takeBack(stores, by, member, note) {
      const item = await itemOf(stores, member)
      if (!item) return stopped(GONE)
      const before = member.before as Was
      return item.current === before.shown.id ? done(null) : change(stores, by, item, { ...before, note })
    },

    async show(stores, members) {
      const shown = []
      for (const member of members) {
        const { kind, subject } = member
        const item = await itemOf(stores, member)
        const { to } = member.asked as PictureEdit
        const next = await shownOf(stores, to)
        const fixed = member.fixed as Fixed | null
        const before = (member.before as Was | null)?.shown
        shown.push({
          kind,
          subject,
          title: item?.title ?? `Kuva ${subject}`,
          place: null,
          edit: null,
          frame: null,
          picture: next && {
            to,
            name: next.name,
            from: before
              ? { id: before.id, name: before.name }
              : { id: item?.current ?? to, name: item?.name ?? next.name },
          },
          isGone: !item || !next,
          isOther: Boolean(fixed && item && fixed.from !== item.current),
        })
      }
      return shown
    },

    async removed(stores, member) {
      await stores.dropLater((member.asked as PictureEdit).to)
    },
  }
}

type Refused = Exclude<Awaited<ReturnType<typeof showNext>>, { ok: true }>

function refusalText({ code, problems }: Refused): string {
  if (code === 'MEDIA_KNOWN') return `Sama kuva on jo kirjastossa nimellä ${problems.join(', ')}.`
  if (code === 'NOTHING_CHANGED') return 'Kuva on jo tämä.'
  return `Sivua, jolla kuva on, ei voi julkaista: ${problems.join(', ')}.`
}
