import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FrameContent, FrameProblem } from '#contract/office/frames/frame-of-office.ts'
import type { FieldPath } from '#contract/office/pages/edited-page.ts'
import { withValueAt } from '#contract/office/pages/field-path.ts'
import { useMe } from '#office/frame/me.ts'
import { officeQuery } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { EditingProvider } from '#office/pages/form/editing.ts'
import { FieldView } from '#office/pages/form/field-view.tsx'
import { FieldsView } from '#office/pages/form/fields-view.tsx'
import { Badge } from '#office/ui/badge.tsx'
import { Button } from '#office/ui/button.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { moment } from '#web/format/moment.ts'
import { BundleFrameDialog } from './bundle-frame-dialog.tsx'
import type { Frame, FrameProps } from './frame.ts'
import { beginning, decided, type FrameDraft, isChanged, rebased } from './frame-draft.ts'
import { FrameQuestions } from './frame-questions.tsx'
import { partWords } from './part-words.ts'
import { PublishFrameDialog } from './publish-frame-dialog.tsx'
import { useFrameDraft } from './use-frame-draft.ts'
import { FrameVersionsDialog } from './versions-frame-dialog.tsx'
import { WaitingFrames } from './waiting-frames.tsx'

type Props = FrameProps & { frame: Frame; onAgain: () => Promise<unknown> }

/** A part as a form. What is written stays in this browser until it is published. */
export function FrameEditor({ word, site, language, forms, frame, onAgain }: Props) {
  const { part, about } = partWords[word]
  const me = useMe()
  const key = `office frame ${me.id} ${part} ${site} ${language}`
  const { draft, save, isKept, isMerged, forgetMerged } = useFrameDraft(key, frame)
  const [open, setOpen] = useState<'publish' | 'versions' | 'bundle'>()
  const [problems, setProblems] = useState<readonly FrameProblem[]>([])
  const choices = useQuery(officeQuery('GET /api/office/editor/choices', { language, query: { site } }))
  const isWritten = isChanged(draft)
  const isAsking = draft.questions.length > 0
  const write = (content: FrameContent) => {
    setProblems([])
    forgetMerged()
    save({ ...draft, content })
  }
  const discard = () => {
    const before = draft
    save(beginning({ seen: draft.seen, content: draft.base }))
    showToast('Muutokset on hylätty.', () => save(before))
  }
  /** What waits in a bundle, on what is published now. */
  const take = (waiting: FrameDraft, name: string) => {
    const before = draft
    setProblems([])
    forgetMerged()
    save(rebased(waiting, frame))
    showToast(`Paketin ${name} versio on nyt lomakkeella.`, () => save(before))
  }
  const editing = {
    site,
    language,
    forms,
    choices: choices.data,
    isReadOnly: !frame.mayChange || isAsking,
    blocks: [],
  }
  const fields = {
    change: (path: FieldPath, value: unknown) => write(withValueAt(draft.content, path, value)),
    problemAt: (path: FieldPath) => problems.find((each) => each.path.join('/') === path.join('/'))?.text,
    View: FieldView,
  }
  return (
    <EditingProvider value={editing}>
      <div className="frame">
        <div className="frame-head">
          <p className="muted frame-about">
            {about} {whoText(frame)}
          </p>
          {isWritten && <Badge kind="warning">Julkaisematta</Badge>}
          <div className="row frame-actions">
            <Button onPress={() => setOpen('versions')}>Versiot</Button>
            {frame.mayChange && (
              <>
                <Button isDisabled={!isWritten} onPress={discard}>
                  Hylkää muutokset
                </Button>
                {part !== 'taxonomy' && (
                  <Button isDisabled={!isWritten || isAsking} onPress={() => setOpen('bundle')}>
                    Lisää julkaisupakettiin…
                  </Button>
                )}
                <Button kind="primary" isDisabled={isAsking} onPress={() => setOpen('publish')}>
                  Julkaise…
                </Button>
              </>
            )}
          </div>
        </div>
        {!frame.mayChange && <Notice>Näitä voit lukea, et muuttaa.</Notice>}
        {!isKept && (
          <Notice kind="warning">Tämä selain ei säilytä keskeneräistä. Julkaise ennen kuin suljet ikkunan.</Notice>
        )}
        {isMerged && !isAsking && (
          <Notice kind="info">{frame.by ?? 'Tuonti'} julkaisi sillä välin. Muutoksenne on yhdistetty.</Notice>
        )}
        <WaitingFrames frame={frame} part={part} place={{ site, language }} isWritten={isWritten} onTake={take} />
        <FrameQuestions
          form={frame.form}
          questions={draft.questions}
          by={frame.by ?? 'Tuonti'}
          onDecide={(question, keep) => save(decided(draft, question, keep))}
        />
        <div className="frame-form">
          <FieldsView {...fields} path={[]} fields={frame.form.fields} value={draft.content} />
        </div>
        {open === 'publish' && (
          <PublishFrameDialog
            word={word}
            place={{ site, language }}
            form={frame.form}
            draft={draft}
            onClose={() => setOpen(undefined)}
            onProblems={setProblems}
            onAgain={onAgain}
            onDone={(published) => save(beginning(published))}
          />
        )}
        {open === 'bundle' && part !== 'taxonomy' && (
          <BundleFrameDialog
            part={part}
            place={{ site, language }}
            form={frame.form}
            draft={draft}
            waiting={frame.waiting}
            onClose={() => setOpen(undefined)}
            onAdded={() => save(beginning({ seen: draft.seen, content: draft.base }))}
            onBack={() => save(draft)}
          />
        )}
        {open === 'versions' && (
          <FrameVersionsDialog
            part={part}
            place={{ site, language }}
            form={frame.form}
            content={draft.content}
            mayChange={frame.mayChange && !isAsking}
            onClose={() => setOpen(undefined)}
            onTake={(content, number) => {
              const before = draft
              write(content)
              setOpen(undefined)
              showToast(`Versio ${number} on nyt lomakkeella. Julkaise se, niin kävijät näkevät sen.`, () =>
                save(before),
              )
            }}
          />
        )}
      </div>
    </EditingProvider>
  )
}

const whoText = ({ by, at }: Frame) => (by && at ? `Julkaissut ${by} ${moment(at, 'fi')}.` : '')
