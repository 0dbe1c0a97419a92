import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldPath } from '#contract/office/pages/edited-page.ts'
import { officeQuery } from '#office/frame/queries.ts'
import { Notice } from '#office/ui/notice.tsx'
import { useKey } from '#office/ui/use-key.ts'
import type { DraftSession } from '../draft/draft-session.ts'
import { usePresence } from '../draft/use-presence.ts'
import { type Head, useShown } from '../draft/use-session.ts'
import { EditingProvider, type Forms } from '../form/editing.ts'
import { FieldView } from '../form/field-view.tsx'
import { Preview } from '../preview/preview.tsx'
import { blockActions } from './block-actions.ts'
import { Blocks } from './blocks.tsx'
import { EditorHead } from './editor-head.tsx'
import { PageFields } from './page-fields.tsx'
import { Questions } from './questions.tsx'
import './page-editor.css'

type Props = { session: DraftSession; head: Head; forms: Forms; isAllSent: boolean }

/** A page as fields and blocks, with the page itself beside it. */
export function PageEditor({ session, head, forms, isAllSent }: Props) {
  const shown = useShown(session)
  const [open, setOpen] = useState<string | null>(null)
  const [actions] = useState(() => blockActions(session))
  const { id, site, language, mayChange } = head
  const choices = useQuery(officeQuery('GET /api/office/editor/choices', { language, query: { site } }))
  const others = usePresence(id, session.window, open)
  useKey('s+mod', () => void session.settled())
  const { content, problems, unsaved } = shown
  const partOf = (block: string | null) => ({
    change: (path: FieldPath, value: unknown) =>
      session.do(value === undefined ? { kind: 'set', block, path } : { kind: 'set', block, path, value }),
    problemAt: (path: FieldPath) =>
      problems.find((each) => each.block === block && each.path.join('/') === path.join('/'))?.text,
    View: FieldView,
  })
  const editing = { site, language, forms, choices: choices.data, isReadOnly: !mayChange, blocks: content.blocks }
  return (
    <EditingProvider value={editing}>
      <div className="editor">
        <EditorHead head={head} session={session} shown={shown} others={others} />
        <div className="editor-body">
          <div className="editor-forms">
            {!mayChange && <Notice>Tätä sivua voit lukea, et muuttaa.</Notice>}
            {!isAllSent && (
              <Notice kind="warning">
                Osa aiemmin kirjoittamastasi ei ole vielä perillä. Se on tallessa tällä koneella ja lähetetään, kun
                avaat sivun seuraavan kerran.
              </Notice>
            )}
            <Questions session={session} shown={shown} onOpen={setOpen} />
            <PageFields template={head.template} fields={content.fields} part={partOf(null)} />
            <Blocks
              page={id}
              blocks={content.blocks}
              problems={problems}
              open={open}
              onOpen={setOpen}
              actions={actions}
              partOf={partOf}
              others={others}
            />
          </div>
          <Preview page={id} content={content} unsaved={unsaved} block={open} onBlock={setOpen} />
        </div>
      </div>
    </EditingProvider>
  )
}
