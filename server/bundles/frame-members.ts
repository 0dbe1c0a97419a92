import { languageNames } from '#contract/content/field.ts'
import { type BundledPart, bundledParts, type FrameEdit } from '#contract/office/bundles/bundle.ts'
import type { FrameContent, FramePart, FramePlace } from '#contract/office/frames/frame-of-office.ts'
import { isSame } from '#contract/office/pages/field-path.ts'
import type { Language } from '#contract/site.ts'
import { mayChange } from '#server/edited-pages/may.ts'
import { digestOf } from '#server/frames/frame-versions.store.ts'
import type { FrameNeeds } from '#server/frames/plan-frame.ts'
import { publishFrameIn } from '#server/frames/publish-frame.ts'
import type { MemberRow } from './bundles.store.ts'
import { type BundleStores, done, type MemberKind, stopped } from './member-kind.ts'

export type FrameMemberNeeds = FrameNeeds & { siteName: (id: string) => string }

type Frame = FramePlace & { part: BundledPart }
type Fixed = Pick<FrameEdit, 'seen' | 'content'>
type Was = { content: FrameContent }

const names: Record<BundledPart, string> = {
  navigation: 'Valikot ja alatunniste',
  texts: 'Bannerin ja ikkunoiden tekstit',
}
const GONE = 'Sivustoa tai kieltä ei enää ole.'
const OTHERWISE = 'Nämä on julkaistu toisin sen jälkeen, kun ne lisättiin tähän. Ota ne lomakkeelle ja lisää uudelleen.'

export const frameSubject = ({ part, site, language }: FramePlace & { part: FramePart }) =>
  `${part}:${site}:${language}`

/** Menus with the footer, and texts: a part of the frame of a site in one language, prepared and not published. */
export function frameMembers(needs: FrameMemberNeeds): MemberKind {
  const frameOf = ({ subject }: Pick<MemberRow, 'subject'>): Frame | null => {
    const [name, site = '', language] = subject.split(':')
    const part = bundledParts.find((each) => each === name)
    const isThere = needs.findSite(site)?.languages.some((each) => each === language)
    return part && isThere ? { part, site, language: language as Language } : null
  }
  const shownOf = ({ tx }: BundleStores, { part, ...place }: Frame) => needs.parts[part].find(tx, place)

  const publish = async (
    { tx }: BundleStores,
    by: Parameters<MemberKind['publish']>[1],
    { part, ...place }: Frame,
    given: Fixed & { note: string },
  ) => publishFrameIn(needs, tx, by, { part, place, moves: [], ...given })

  return {
    name: 'frame',
    role: 'editor',

    async mayChange(_stores, person, member) {
      const frame = frameOf(member)
      // What is gone may be taken out by every editor.
      return frame ? mayChange(person, frame.site) : person.roles.includes('editor')
    },

    locks: async (_stores, members) => ({ frames: members.flatMap((member) => frameOf(member) ?? []) }),

    async fix(stores, member) {
      const frame = frameOf(member)
      if (!frame) return stopped(GONE)
      const { seen, content } = member.asked as FrameEdit
      if (digestOf(await shownOf(stores, frame)) !== seen) return stopped(OTHERWISE)
      return done({ seen, content } satisfies Fixed)
    },

    async publish(stores, by, member, note) {
      const frame = frameOf(member)
      if (!frame) return stopped(GONE)
      const before = await shownOf(stores, frame)
      const published = await publish(stores, by, frame, { ...(member.fixed as Fixed), note })
      if (!published.ok) return stopped(refusalText(published))
      return done({
        before: { content: before } satisfies Was,
        after: { content: published.value.content } satisfies Was,
      })
    },

    async isChangedSince(stores, member) {
      const frame = frameOf(member)
      return !frame || !isSame(await shownOf(stores, frame), (member.after as Was).content)
    },

    async takeBack(stores, by, member, note) {
      const frame = frameOf(member)
      if (!frame) return stopped(GONE)
      const now = await shownOf(stores, frame)
      const { content } = member.before as Was
      if (isSame(now, content)) return done(null)
      const published = await publish(stores, by, frame, { seen: digestOf(now), content, note })
      return published.ok ? done(null) : stopped(refusalText(published))
    },

    async show(stores, members) {
      const shown = []
      for (const member of members) {
        const frame = frameOf(member)
        const { kind, subject } = member
        const asked = member.asked as FrameEdit
        shown.push({
          kind,
          subject,
          title: frame
            ? `${names[frame.part]}: ${needs.siteName(frame.site)}, ${(languageNames[frame.language] ?? frame.language).toLowerCase()}`
            : subject,
          place: frame && { site: frame.site, language: frame.language, path: null },
          edit: null,
          frame: asked,
          picture: null,
          isGone: !frame,
          isOther: Boolean(frame && digestOf(await shownOf(stores, frame)) !== asked.seen),
        })
      }
      return shown
    },
  }
}

function refusalText({ code, problems }: { code: string; problems: readonly string[] }): string {
  return code === 'CHANGED_MEANWHILE'
    ? OTHERWISE
    : problems.map((text) => (text.endsWith('.') ? text : `${text}.`)).join(' ')
}
