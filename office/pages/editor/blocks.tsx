import { useRef, useState } from 'react'
import type { EditedBlock } from '#contract/office/pages/edited-page.ts'
import type { Problem } from '#contract/office/pages/page-of-office.ts'
import { Button } from '#office/ui/button.tsx'
import { MovableList } from '#office/ui/movable-list.tsx'
import type { Other } from '../draft/use-presence.ts'
import { type Part, useEditing } from '../form/editing.ts'
import { summaryOf } from '../form/summary.ts'
import type { BlockActions } from './block-actions.ts'
import { useCopiedBlock } from './block-clipboard.ts'
import { BlockView } from './block-view.tsx'
import { Palette } from './palette.tsx'
import './blocks.css'

type Props = {
  page: number
  blocks: readonly EditedBlock[]
  problems: readonly Problem[]
  open: string | null
  onOpen: (block: string | null) => void
  actions: BlockActions
  partOf: (block: string | null) => Omit<Part, 'path'>
  others: readonly Other[]
}

/** The blocks of the page in their order; one at a time is open. */
export function Blocks({ page, blocks, problems, open, onOpen, actions, partOf, others }: Props) {
  const { forms, isReadOnly } = useEditing()
  const [placeOfNew, setPlaceOfNew] = useState<{ after: string | null }>()
  const copied = useCopiedBlock()
  const section = useRef<HTMLElement>(null)
  const formOf = (type: string) => forms.blocks.find((each) => each.type === type)
  const end = blocks.at(-1)?.id ?? null
  const look = (block: string | undefined) => {
    onOpen(block ?? null)
    requestAnimationFrame(() => {
      const place = block ? document.getElementById(`block-${block}`) : section.current
      const field = place?.querySelector<HTMLElement>(
        '.block-form input, .block-form textarea, .block-form [contenteditable]',
      )
      const focused = field ?? place?.querySelector<HTMLElement>('button')
      focused?.focus()
    })
  }
  const items = blocks.map((block) => {
    const form = formOf(block.type)
    const title = form?.title ?? 'Tuntematon lohko'
    return { id: block.id, label: title, block, form, hint: form ? summaryOf(form.form, block.props) : '' }
  })
  return (
    <section aria-label="Lohkot" className="blocks" ref={section}>
      <MovableList label="Sivun lohkot" items={items} onMove={actions.move}>
        {({ block, form, label, hint }, _at, handle) => (
          <BlockView
            block={block}
            form={form}
            title={label}
            hint={hint}
            handle={isReadOnly ? null : handle}
            isOpen={open === block.id}
            problems={problems.filter((each) => each.block === block.id)}
            part={partOf(block.id)}
            others={others.filter((other) => other.block === block.id)}
            onFold={() => onOpen(open === block.id ? null : block.id)}
            onAddAfter={() => setPlaceOfNew({ after: block.id })}
            onPasteAfter={copied && (() => look(actions.paste(copied, block.id)))}
            onDuplicate={() => look(actions.duplicate(block))}
            onRemove={() => look(actions.remove(block, label))}
          />
        )}
      </MovableList>
      {blocks.length === 0 && <p className="muted">Sivulla ei ole vielä lohkoja.</p>}
      {!isReadOnly && (
        <div className="row">
          <Button kind="primary" onPress={() => setPlaceOfNew({ after: end })}>
            Lisää lohko
          </Button>
          {copied && (
            <Button onPress={() => look(actions.paste(copied, end))}>Liitä: {formOf(copied.type)?.title}</Button>
          )}
        </div>
      )}
      {placeOfNew && (
        <Palette
          page={page}
          onClose={() => setPlaceOfNew(undefined)}
          onPick={(form) => {
            setPlaceOfNew(undefined)
            const added = actions.add(form, placeOfNew.after)
            // After the dialog has given the focus back.
            setTimeout(() => look(added))
          }}
        />
      )}
    </section>
  )
}
