import { useState } from 'react'
import { languageNames } from '#contract/content/field.ts'
import type { EditedPage } from '#contract/office/pages/edited-page.ts'
import type { Problem } from '#contract/office/pages/page-of-office.ts'
import { type ComparedBlock, type ComparedPage, isWaiting } from '#contract/office/pages/translation.ts'
import { Badge } from '#office/ui/badge.tsx'
import { Button } from '#office/ui/button.tsx'
import type { Other } from '../draft/use-presence.ts'
import { type Part, useEditing } from '../form/editing.ts'
import { FieldsView } from '../form/fields-view.tsx'
import { summaryOf } from '../form/summary.ts'
import type { Given, Source } from './given.ts'
import { SourceFields } from './source-fields.tsx'
import { formOf } from './text-stays.ts'
import type { TranslationActions } from './translation-actions.ts'
import { TranslationRow } from './translation-row.tsx'

type Props = {
  given: Given
  source: Source
  compared: ComparedPage
  content: EditedPage
  actions: TranslationActions
  problems: readonly Problem[]
  others: readonly Other[]
  partOf: (block: string | null) => Omit<Part, 'path'>
  onBlock: (block: string | null) => void
}

const PAGE = 'page'
const keyOf = ({ source, translation }: ComparedBlock) => translation?.id ?? `source-${source?.id}`

/** Both languages block by block: each row is read on the left and written on the right, so they scroll together. */
export function TranslationRows({
  given,
  source,
  compared,
  content,
  actions,
  problems,
  others,
  partOf,
  onBlock,
}: Props) {
  const { forms, isReadOnly } = useEditing()
  const { fields, blocks } = compared
  const waiting = [...(isWaiting(fields) ? [PAGE] : []), ...blocks.filter(isWaiting).map(keyOf)]
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(waiting.slice(0, 1)))
  const show = (key: string, isOpen: boolean) => {
    setOpen((before) => (isOpen ? new Set([...before, key]) : new Set([...before].filter((each) => each !== key))))
  }
  const [last, setLast] = useState<string>()
  const next = () => {
    const key = waiting[(waiting.indexOf(last ?? '') + 1) % waiting.length]
    if (key === undefined) return
    setLast(key)
    show(key, true)
    requestAnimationFrame(() => {
      const row = document.getElementById(`row-${key}`)
      row?.scrollIntoView({ block: 'start' })
      row?.focus({ preventScroll: true })
    })
  }
  const names = [languageNames[source.language] ?? '', languageNames[given.page.language] ?? ''] as const
  const pageForm = formOf(forms, given.page.template, null)
  const isNew = (block: string | null) => source.followed.untranslated.includes(block)
  return (
    <section className="translation" aria-label="Kielet rinnakkain">
      <div className="translation-sides translation-names">
        <h2>
          {names[0]} {source.hasDraft && <Badge kind="warning">Luonnos</Badge>}
        </h2>
        <h2>{names[1]}</h2>
        {waiting.length > 0 && <Button onPress={next}>Seuraava odottava</Button>}
      </div>
      <TranslationRow
        id={PAGE}
        title="Sivun tiedot"
        names={names}
        hint={String(content.fields.title ?? '')}
        row={fields}
        isOpen={open.has(PAGE)}
        onOpen={(isOpen) => show(PAGE, isOpen)}
        onFocus={() => onBlock(null)}
        problems={problems.filter(({ block }) => block === null)}
        others={[]}
        onMark={isReadOnly ? undefined : () => actions.mark(null)}
        source={
          <SourceFields
            form={pageForm}
            type={null}
            value={source.content.fields}
            root={[]}
            translation={content.fields}
            copied={source.copied.fields}
            changes={fields.changes}
            isNew={isNew(null)}
            onCopy={isReadOnly ? undefined : (path, name) => actions.copyField(null, path, name)}
          />
        }
        translation={<FieldsView {...partOf(null)} path={[]} fields={pageForm?.fields ?? []} value={content.fields} />}
      />
      {blocks.map((row) => {
        const type = (row.source ?? row.translation)?.type ?? ''
        const form = forms.blocks.find((each) => each.type === type)
        const title = form?.title ?? 'Tuntematon lohko'
        const key = keyOf(row)
        const other = row.translation
        const id = other?.id ?? null
        const hint = form ? summaryOf(form.form, (other ?? row.source)?.props) : ''
        const marked = row.source?.id ?? (id === null ? undefined : (source.followed.pairs[id] ?? id))
        return (
          <TranslationRow
            key={key}
            id={key}
            title={title}
            names={names}
            hint={hint}
            row={row}
            isOpen={open.has(key)}
            onOpen={(isOpen) => show(key, isOpen)}
            onFocus={() => onBlock(id)}
            problems={problems.filter(({ block }) => block !== null && block === id)}
            others={others.filter(({ block }) => block !== null && block === id)}
            onMark={isReadOnly || marked === undefined ? undefined : () => actions.mark(marked)}
            onRemove={isReadOnly || !other ? undefined : () => actions.remove(other, title)}
            onMove={isReadOnly || !row.isMoved || !other ? undefined : () => actions.moveAlong(row)}
            source={
              row.source ? (
                <SourceFields
                  form={form?.form}
                  type={type}
                  value={row.source.props}
                  root={['props']}
                  translation={other}
                  copied={source.copied.blocks.find((each) => each.id === row.source?.id)}
                  changes={row.changes}
                  isNew={other !== null && (isNew(other.id) || row.state === 'untranslated')}
                  onCopy={isReadOnly || !other ? undefined : (path, name) => actions.copyField(row, path, name)}
                />
              ) : (
                <>
                  <p className="muted">
                    {row.state === 'gone' ? 'Tämä lohko on poistettu lähteestä.' : 'Lähteessä ei ole tätä lohkoa.'}
                  </p>
                  {source.mayChange && (
                    <div>
                      <Button onPress={() => void actions.copyToSource(row, title)}>Kopioi lähteeseen</Button>
                    </div>
                  )}
                </>
              )
            }
            translation={
              other && form ? (
                <FieldsView {...partOf(other.id)} path={['props']} fields={form.form.fields} value={other.props} />
              ) : (
                <>
                  <p className="muted">Käännöksessä ei ole tätä lohkoa.</p>
                  {!isReadOnly && !other && (
                    <div>
                      <Button kind="primary" onPress={() => actions.copyHere(row, title)}>
                        Kopioi tähän
                      </Button>
                    </div>
                  )}
                </>
              )
            }
          />
        )
      })}
    </section>
  )
}
