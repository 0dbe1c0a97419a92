import { useDeferredValue, useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import type { BlockForm } from '#contract/office/editor/form-field.ts'
import { Dialog } from '#office/ui/dialog.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { useEditing } from '../form/editing.ts'
import { ExampleFrame } from '../preview/example-frame.tsx'

type Props = { page: number; onPick: (form: BlockForm) => void; onClose: () => void }

/** The blocks of the program by their names, each as it looks on this page. */
export function Palette({ page, onPick, onClose }: Props) {
  const { forms } = useEditing()
  const [text, setText] = useState('')
  const [looked, setLooked] = useState<string>()
  const words = useDeferredValue(text.toLowerCase().trim()).split(/\s+/)
  const found = forms.blocks.filter(({ title, help }) =>
    words.every((word) => `${title} ${help}`.toLowerCase().includes(word)),
  )
  const shown = found.find(({ type }) => type === looked) ?? found[0]
  return (
    <Dialog title="Lisää lohko" isOpen onClose={onClose} closeLabel="Peruuta">
      <TextField label="Hae lohkoa" autoFocus value={text} onChange={setText} />
      <div className="palette">
        <ListBox
          className="palette-list"
          aria-label="Lohkot"
          items={found}
          selectionMode="none"
          onAction={(type) => {
            const form = found.find((each) => each.type === type)
            if (form) onPick(form)
          }}
          renderEmptyState={() => <p className="muted">Tällä haulla ei ole lohkoja.</p>}
        >
          {({ type, title, help }) => (
            <ListBoxItem
              id={type}
              textValue={title}
              className="palette-item"
              onHoverStart={() => setLooked(type)}
              onFocus={() => setLooked(type)}
            >
              <strong>{title}</strong>
              {help && <span className="field-help">{help}</span>}
            </ListBoxItem>
          )}
        </ListBox>
        {shown && <ExampleFrame key={shown.type} page={page} form={shown} />}
      </div>
    </Dialog>
  )
}
