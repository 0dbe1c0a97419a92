import { useState } from 'react'
import type { FormField } from '#contract/office/editor/form-field.ts'
import { startOf } from '#contract/office/editor/start-value.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Button } from '#office/ui/button.tsx'
import type { FieldProps } from '#office/ui/fields.tsx'
import { MovableList } from '#office/ui/movable-list.tsx'
import type { Part } from './editing.ts'
import { summaryOf } from './summary.ts'
import './form.css'

type Props = Part & FieldProps & { field: Extract<FormField, { kind: 'list' }>; value: unknown }

const simple: readonly string[] = ['text', 'number', 'path', 'link', 'choice', 'date']
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A list of things: added, moved, folded, removed with undo. */
export function ListView({
  field,
  value,
  path,
  change,
  problemAt,
  View,
  label,
  help,
  error,
  isDisabled = false,
}: Props) {
  const given = Array.isArray(value) ? value : []
  const { ids, setIds } = useIds(given.length)
  const [open, setOpen] = useState<string>()
  const isSimple = simple.includes(field.item.kind)
  const set = (next: readonly unknown[], nextIds: readonly string[]) => {
    setIds(nextIds)
    change(path, next)
  }
  const add = () => {
    const id = crypto.randomUUID()
    set([...given, startOf(field.item) ?? null], [...ids, id])
    setOpen(id)
    focusSoon(id)
  }
  const remove = (at: number) => {
    set(given.toSpliced(at, 1), ids.toSpliced(at, 1))
    showToast(`Poistettu: ${field.itemName}`, () => set(given, ids))
    focusSoon(ids[at + 1] ?? ids[at - 1])
  }
  const move = (from: number, to: number) =>
    set(
      given.toSpliced(from, 1).toSpliced(to, 0, given[from]),
      ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] as string),
    )
  const items = given.map((each, at) => ({
    id: ids[at] as string,
    label: summaryOf(field.item, each) || `${capital(field.itemName)} ${at + 1}`,
    value: each,
  }))
  return (
    <fieldset className="form-group form-list">
      <legend>{label}</legend>
      {help && !error && <p className="field-help">{help}</p>}
      {error && <p className="field-error">{error}</p>}
      <MovableList label={label} items={items} onMove={move}>
        {(item, at, handle) => {
          const here = [...path, at]
          const itemLabel = `${capital(field.itemName)} ${at + 1}`
          const view = (
            <View
              field={field.item}
              label={itemLabel}
              help={undefined}
              isRequired
              value={item.value}
              path={here}
              change={change}
              problemAt={problemAt}
              View={View}
            />
          )
          const removeButton = (
            <Button
              kind="quiet"
              aria-label={`Poista: ${item.label}`}
              isDisabled={isDisabled}
              onPress={() => remove(at)}
            >
              ×
            </Button>
          )
          return isSimple ? (
            <div className="form-line" id={item.id}>
              {handle}
              {view}
              {removeButton}
            </div>
          ) : (
            <div className="form-item" id={item.id}>
              <div className="form-line">
                {handle}
                <button
                  type="button"
                  className="form-fold"
                  aria-expanded={open === item.id}
                  onClick={() => setOpen(open === item.id ? undefined : item.id)}
                >
                  <span aria-hidden="true">{open === item.id ? '▾' : '▸'}</span> {item.label}
                </button>
                {removeButton}
              </div>
              {open === item.id && <div className="form-inner">{view}</div>}
            </div>
          )
        }}
      </MovableList>
      <div>
        <Button isDisabled={isDisabled || given.length >= (field.max ?? Number.POSITIVE_INFINITY)} onPress={add}>
          Lisää {field.itemName}
        </Button>
      </div>
    </fieldset>
  )
}

/** Ids for things that have none, so that a field keeps its focus and its text when others come or go. */
function useIds(length: number) {
  const [ids, setIds] = useState<readonly string[]>([])
  if (ids.length === length) return { ids, setIds }
  const fitted = Array.from({ length }, (_, at) => ids[at] ?? crypto.randomUUID())
  setIds(fitted)
  return { ids: fitted, setIds }
}

/** When it has been rendered. */
function focusSoon(id: string | undefined): void {
  requestAnimationFrame(() => {
    const place = id ? document.getElementById(id) : null
    const inner = place?.querySelector<HTMLElement>(
      '.form-inner input, .form-inner textarea, .form-inner [contenteditable]',
    )
    const first = inner ?? place?.querySelector<HTMLElement>('input, textarea, .form-fold')
    first?.focus()
  })
}
