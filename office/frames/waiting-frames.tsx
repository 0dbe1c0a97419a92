import { Link } from '@tanstack/react-router'
import type { FramePart, FramePlace } from '#contract/office/frames/frame-of-office.ts'
import { states } from '#office/bundles/state-words.ts'
import { callOffice } from '#office/frame/call-office.ts'
import { failureText } from '#office/frame/failure-text.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Button } from '#office/ui/button.tsx'
import { Notice } from '#office/ui/notice.tsx'
import type { Frame } from './frame.ts'
import type { FrameDraft } from './frame-draft.ts'

type Props = {
  frame: Frame
  part: FramePart
  place: FramePlace
  /** The form has something of its own, which is not overwritten. */
  isWritten: boolean
  onTake: (waiting: FrameDraft, name: string) => void
}

/** The bundles in which another content of this part waits, with the way to go on with it. */
export function WaitingFrames({ frame, part, place, isWritten, onTake }: Props) {
  const take = async (bundle: number, name: string) => {
    const found = await callOffice('GET /api/office/bundles/:id', { params: { id: bundle } })
    if (!found.ok) return showToast(failureText(found))
    const subject = `${part}:${place.site}:${place.language}`
    const waiting = found.value.members.find((member) => member.kind === 'frame' && member.subject === subject)?.frame
    if (!waiting) return showToast(`Paketissa ${name} ei ole enää tätä.`)
    const { seen, base, content } = waiting
    onTake({ seen, base, content, questions: [] }, name)
  }
  return frame.waiting.map(({ bundle, name, state }) => (
    <Notice key={bundle}>
      <span>
        Julkaisupaketissa{' '}
        <Link to="/julkaisupaketit/$id" params={{ id: String(bundle) }}>
          {name}
        </Link>{' '}
        ({states[state].label.toLowerCase()}) on näistä valmisteltu versio.
      </span>{' '}
      {frame.mayChange && state !== 'planned' && (
        <Button aria-label={`Ota lomakkeelle: ${name}`} isDisabled={isWritten} onPress={() => void take(bundle, name)}>
          Ota lomakkeelle
        </Button>
      )}
    </Notice>
  ))
}
