import type { ReactNode } from 'react'
import type { BlockForm } from '#contract/office/editor/form-field.ts'
import type { EditedBlock } from '#contract/office/pages/edited-page.ts'
import type { Problem } from '#contract/office/pages/page-of-office.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Badge } from '#office/ui/badge.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Menu } from '#office/ui/menu.tsx'
import { Notice } from '#office/ui/notice.tsx'
import type { Other } from '../draft/use-presence.ts'
import { type Part, useEditing } from '../form/editing.ts'
import { FieldsView } from '../form/fields-view.tsx'
import { copyBlock } from './block-clipboard.ts'
import './blocks.css'
import '../form/form.css'

type Props = {
  block: EditedBlock
  form: BlockForm | undefined
  title: string
  hint: string
  handle: ReactNode
  isOpen: boolean
  problems: readonly Problem[]
  part: Omit<Part, 'path'>
  others: readonly Other[]
  onFold: () => void
  onAddAfter: () => void
  onPasteAfter: (() => void) | undefined
  onDuplicate: () => void
  onRemove: () => void
}

/** A block in the list, with its form when it is open. */
export function BlockView(props: Props) {
  const { block, form, title, hint, handle, isOpen, problems, part, others, onFold } = props
  const { isReadOnly } = useEditing()
  const copy = () => {
    copyBlock(block)
    showToast(`Kopioitu: ${title}. Liitä se tälle tai toiselle sivulle.`)
  }
  const whole = problems.filter(({ path }) => path.length === 0)
  return (
    <article className="block" id={`block-${block.id}`} aria-label={title}>
      <div className="block-head">
        {handle}
        <button type="button" className="form-fold" aria-expanded={isOpen} onClick={onFold}>
          <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span> {title}
          {!isOpen && hint && <span className="block-hint">{hint}</span>}
        </button>
        {others.map(({ window, name }) => (
          <Badge key={window} kind="info">
            {name}
          </Badge>
        ))}
        {problems.length > 0 && (
          <Badge kind="warning">{problems.length === 1 ? '1 puute' : `${problems.length} puutetta`}</Badge>
        )}
        {!isReadOnly && (
          <Menu
            label="Toiminnot"
            ariaLabel={`Toiminnot: ${title}`}
            entries={[
              { id: 'add', label: 'Lisää lohko tämän jälkeen', onPress: props.onAddAfter },
              { id: 'copy', label: 'Kopioi', onPress: copy },
              ...(props.onPasteAfter
                ? [{ id: 'paste', label: 'Liitä tämän jälkeen', onPress: props.onPasteAfter }]
                : []),
              { id: 'duplicate', label: 'Monista', onPress: props.onDuplicate },
              { id: 'remove', label: 'Poista', isDanger: true, onPress: props.onRemove },
            ]}
          />
        )}
      </div>
      {isOpen && (
        <div className="block-form">
          {whole.map(({ text }) => (
            <Notice key={text} kind="warning">
              {text}
            </Notice>
          ))}
          {form ? (
            <FieldsView {...part} path={['props']} fields={form.form.fields} value={block.props} />
          ) : (
            <Notice kind="warning">Ohjelmassa ei ole enää tätä lohkoa. Sen voi poistaa.</Notice>
          )}
          <TextField
            label="Ankkuri"
            help="Linkki #nimi johtaa tähän lohkoon. Pieniä kirjaimia."
            value={block.anchor ?? ''}
            isDisabled={isReadOnly}
            error={part.problemAt(['anchor'])}
            onChange={(text) => part.change(['anchor'], text === '' ? undefined : text)}
          />
        </div>
      )}
    </article>
  )
}
