import { frameDifferences } from '#contract/office/frames/frame-differences.ts'
import type { FrameContent, FramePart, FramePlace, TermMove } from '#contract/office/frames/frame-of-office.ts'
import { isSame } from '#contract/office/pages/field-path.ts'
import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'
import { recordChange } from '#server/audit/audit.store.ts'
import { lockFrame } from '#server/capabilities/navigation/frame-lock.store.ts'
import type { Database, Sql } from '#server/db/database.ts'
import type { NamedActor } from '#server/edited-pages/publish.ts'
import { digestOf, frameVersionStore } from './frame-versions.store.ts'
import { checkedFrame, type FrameNeeds } from './plan-frame.ts'

type Publishing = {
  part: FramePart
  place: FramePlace
  seen: string
  content: FrameContent
  note: string
  moves: readonly TermMove[]
}
type Refusal = 'CHANGED_MEANWHILE' | 'FRAME_INVALID' | 'TERM_IN_USE'

type Published = { seen: string; number: number; content: FrameContent }

/** Publishes a part of the frame of a site, unless another content than the one that was seen is there now. */
export function publishFrame(
  needs: FrameNeeds & { database: Database },
  by: NamedActor,
  publishing: Publishing,
): Promise<Outcome<Published, Refusal>> {
  return needs.database.transaction((tx) => publishFrameIn(needs, tx, by, publishing))
}

/** The same in a transaction with others. Nothing was changed where it is refused. */
export async function publishFrameIn(
  needs: FrameNeeds,
  tx: Sql,
  by: NamedActor,
  { part, place, seen, content, note, moves }: Publishing,
): Promise<Outcome<Published, Refusal>> {
  const versions = frameVersionStore(tx)
  const frame = { ...place, part }
  await lockFrame(tx, frame)
  const before = await needs.parts[part].find(tx, place)
  if (digestOf(before) !== seen) return refused('CHANGED_MEANWHILE')
  const checked = await checkedFrame(needs, tx, part, place, content)
  if (!checked.content)
    return refused(
      'FRAME_INVALID',
      checked.problems.slice(0, 5).map(({ text }) => text),
    )
  if (isSame(before, checked.content)) return refused('FRAME_INVALID', ['mikään ei ole muuttunut'])
  const rules = needs.parts[part]
  const uses = (await rules.uses?.(tx, place, checked.content, before)) ?? []
  const left = uses.filter(({ id, others }) => !moves.some(({ from, to }) => from === id && isOneOf(others, to)))
  if (left.length > 0)
    return refused(
      'TERM_IN_USE',
      left.map(({ name }) => name),
    )
  await keepWhatWas(versions, frame, before)
  const moved = moves.filter(({ from }) => uses.some(({ id }) => id === from))
  if (moved.length > 0) await rules.move?.(tx, place, moved)
  await rules.put(tx, place, checked.content)
  const after = await rules.find(tx, place)
  const number = await versions.add(frame, { kind: 'published', content: after, by: by.name, note })
  await recordChange(tx, by, {
    action: 'frame.publish',
    subject: `frame:${part}:${place.site}:${place.language}`,
    ...changesOf(before, after, { version: number, note, moves: moved }),
  })
  return accepted({ seen: digestOf(after), number, content: after })
}

type Frame = FramePlace & { part: FramePart }

/** What an import has brought can be published again, too. */
async function keepWhatWas(
  versions: ReturnType<typeof frameVersionStore>,
  frame: Frame,
  content: FrameContent,
): Promise<void> {
  const latest = await versions.latest(frame)
  if (latest && isSame(latest.content, content)) return
  await versions.add(frame, { kind: 'import', content, by: 'Tuonti', note: '' })
}

const isOneOf = (others: readonly { id: number }[], id: number) => others.some((other) => other.id === id)

type Said = { version: number; note: string; moves: readonly TermMove[] }

/** For the log: what differs, by its place. */
function changesOf(before: FrameContent, after: FrameContent, { version, note, moves }: Said) {
  const differences = frameDifferences(before, after).map((each) => ({ ...each, path: each.path.join('.') }))
  const was = differences.flatMap((each) => {
    if (each.kind === 'changed') return [[each.path, each.before]]
    return each.kind === 'removed' ? [[`${each.path} -`, each.value]] : []
  })
  const is = differences.flatMap((each) => {
    if (each.kind === 'changed') return [[each.path, each.after]]
    return each.kind === 'added'
      ? [[`${each.path} +`, each.value]]
      : each.kind === 'moved'
        ? [[each.path, 'moved']]
        : []
  })
  return {
    before: Object.fromEntries(was),
    after: { version, ...(note ? { note } : {}), ...(moves.length > 0 ? { moves } : {}), ...Object.fromEntries(is) },
  }
}
