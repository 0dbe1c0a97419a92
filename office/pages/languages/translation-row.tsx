import { type ReactNode, useState } from 'react'
import type { Problem } from '#contract/office/pages/page-of-office.ts'
import { isWaiting, type TranslationState } from '#contract/office/pages/translation.ts'
import { Badge } from '#office/ui/badge.tsx'
import { Button } from '#office/ui/button.tsx'
import { Menu } from '#office/ui/menu.tsx'
import type { Other } from '../draft/use-presence.ts'
import { translationNames } from './state-names.ts'
import '../editor/blocks.css'
import '../form/form.css'

type Props = {
  id: string
  title: string
  /** Of the two languages. */
  names: readonly [string, string]
  hint: string
  row: { state: TranslationState; isMoved?: boolean }
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onFocus: () => void
  problems: readonly Problem[]
  others: readonly Other[]
  onMark: (() => Promise<void>) | undefined
  onRemove?: (() => void) | undefined
  onMove?: (() => void) | undefined
  source: ReactNode
  translation: ReactNode
}

const markLabels: Partial<Record<TranslationState, string>> = { missing: 'Jätä pois', gone: 'Pidä käännöksessä' }

/** A block in both languages, with what is to be done about it. */
export function TranslationRow(props: Props) {
  const { id, title, names, hint, row, isOpen, onOpen, onFocus, problems, others, onMark, onRemove, onMove } = props
  const [isMarking, setMarking] = useState(false)
  const { kind, label } = translationNames[row.state]
  const mark = async () => {
    setMarking(true)
    await onMark?.()
    setMarking(false)
  }
  return (
    <article className="block" id={`row-${id}`} aria-label={title} tabIndex={-1} onFocus={onFocus}>
      <div className="block-head">
        <button type="button" className="form-fold" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
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
        {row.isMoved && <Badge kind="warning">Siirretty lähteessä</Badge>}
        <Badge kind={kind}>{label}</Badge>
        {onMark && isWaiting(row) && (
          <Button
            aria-label={`${markLabels[row.state] ?? 'Merkitse käännetyksi'}: ${title}`}
            isPending={isMarking}
            onPress={() => void mark()}
          >
            {markLabels[row.state] ?? 'Merkitse käännetyksi'}
          </Button>
        )}
        {(onRemove || onMove) && (
          <Menu
            label="Toiminnot"
            ariaLabel={`Toiminnot: ${title}`}
            entries={[
              ...(onMove ? [{ id: 'move', label: 'Siirrä kuten lähteessä', onPress: onMove }] : []),
              ...(onRemove ? [{ id: 'remove', label: 'Poista käännöksestä', isDanger: true, onPress: onRemove }] : []),
            ]}
          />
        )}
      </div>
      {isOpen && (
        <div className="block-form translation-sides">
          <div className="translation-source">
            <p className="translation-name muted">{names[0]}</p>
            {props.source}
          </div>
          <div className="translation-target">
            <p className="translation-name muted">{names[1]}</p>
            {props.translation}
          </div>
        </div>
      )}
    </article>
  )
}
