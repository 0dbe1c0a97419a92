import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { languageNames } from '#contract/content/field.ts'
import { officeQuery, useSend } from '#office/frame/queries.ts'
import { Button } from '#office/ui/button.tsx'
import { CheckBox } from '#office/ui/check-box.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Notice } from '#office/ui/notice.tsx'
import type { Bundle } from './bundle.ts'
import { changes } from './state-words.ts'

/** Drafts that are to go out with the bundle. */
export function AddPagesDialog({ bundle, onClose }: { bundle: Bundle; onClose: () => void }) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const asked = useDeferredValue(text.trim())
  const query = { filter: 'draft' as const, order: 'changed' as const, ...(asked ? { text: asked } : {}) }
  const { data, error } = useQuery(officeQuery('GET /api/office/pages', { query }))
  const own = new Set(bundle.members.flatMap(({ kind, subject }) => (kind === 'page' ? [Number(subject)] : [])))
  const rows = data?.rows.filter(({ id }) => !own.has(id))
  const { send, isSending, refusal } = useSend('POST /api/office/bundles/:id/members', { changes, onDone: onClose })
  const add = chosen.map((page) => ({ kind: 'page' as const, page }))
  return (
    <Dialog
      title="Lisää sivuja"
      isOpen
      onClose={onClose}
      closeLabel="Peruuta"
      actions={
        <Button
          kind="primary"
          isPending={isSending}
          isDisabled={chosen.length === 0}
          onPress={() => void send({ params: { id: bundle.id }, body: { add, version: bundle.version } })}
        >
          {chosen.length > 1 ? `Lisää ${chosen.length} sivua` : 'Lisää sivu'}
        </Button>
      }
    >
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      {error && <Notice kind="danger">{error.message}</Notice>}
      <TextField
        label="Sivun nimi tai osoite"
        autoFocus
        value={text}
        onChange={setText}
        help="Sivut, joilla on julkaisematon luonnos, viimeksi muutettu ensin."
      />
      {rows?.length === 0 && <p className="muted">Luonnoksia ei löytynyt.</p>}
      <ul className="bundle-choices">
        {rows?.map(({ id, title, site, language, path }) => (
          <li key={id}>
            <CheckBox
              isSelected={chosen.includes(id)}
              onChange={(isOn) => setChosen(isOn ? [...chosen, id] : chosen.filter((each) => each !== id))}
            >
              <span>
                {title}{' '}
                <span className="muted">
                  {site} · {languageNames[language]} · {path}
                </span>
              </span>
            </CheckBox>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
