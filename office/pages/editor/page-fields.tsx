import { useState } from 'react'
import { startOf } from '#contract/office/editor/start-value.ts'
import type { EditedPage } from '#contract/office/pages/edited-page.ts'
import { Button } from '#office/ui/button.tsx'
import { type Part, useEditing } from '../form/editing.ts'
import { FieldsView } from '../form/fields-view.tsx'
import './blocks.css'
import '../form/form.css'

type Props = { template: string; fields: EditedPage['fields']; part: Omit<Part, 'path'> }

/** Title, description, picture and date; and what a product, a recipe, a news item or a job has. */
export function PageFields({ template, fields, part }: Props) {
  const { forms } = useEditing()
  const item = forms.items[template]
  const name = forms.templates.find(({ id }) => id === template)?.name ?? 'Sivu'
  return (
    <>
      <Fold title="Sivun tiedot" hint={String(fields.title ?? '')} isOpenAtFirst={!fields.title || !fields.description}>
        {forms.page.kind === 'object' && <FieldsView {...part} path={[]} fields={forms.page.fields} value={fields} />}
      </Fold>
      {item?.kind === 'object' && (
        <Fold title={name} hint="" isOpenAtFirst={fields.item === undefined}>
          {fields.item === undefined ? (
            <div>
              <Button onPress={() => part.change(['item'], startOf(item))}>Täytä tiedot</Button>
            </div>
          ) : (
            <FieldsView {...part} path={['item']} fields={item.fields} value={fields.item} />
          )}
        </Fold>
      )}
    </>
  )
}

type FoldProps = { title: string; hint: string; isOpenAtFirst: boolean; children: React.ReactNode }

function Fold({ title, hint, isOpenAtFirst, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <section className="block" aria-label={title}>
      <h2 className="block-head">
        <button type="button" className="form-fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span> {title}
          {!isOpen && hint && <span className="block-hint">{hint}</span>}
        </button>
      </h2>
      {isOpen && <div className="block-form">{children}</div>}
    </section>
  )
}
