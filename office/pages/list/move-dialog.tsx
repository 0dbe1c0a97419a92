import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { officeQuery, useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { FormDialog } from '#office/ui/form-dialog.tsx'
import type { Row } from './row.ts'

/** Another address for a page and those below it, with what that does. */
export function MoveDialog({ row: { id, title, path: now }, onClose }: { row: Row; onClose: () => void }) {
  const [path, setPath] = useState(now)
  const asked = useDeferredValue(path.trim())
  const isOther = asked !== now && asked.startsWith('/')
  const plan = useQuery({
    ...officeQuery('GET /api/office/pages/:id/move', { params: { id }, query: { path: asked } }),
    enabled: isOther,
  })
  const back = useSend('POST /api/office/pages/:id/move', { changes: ['/api/office/pages'] })
  const { send, isSending, refusal } = useSend('POST /api/office/pages/:id/move', {
    changes: ['/api/office/pages'],
    onDone: () => {
      showToast(`Siirretty: ${title}`, () => back.send({ params: { id }, body: { path: now } }))
      onClose()
    },
  })
  const isReady = isOther && plan.isSuccess && !plan.isFetching
  return (
    <FormDialog
      title={`Siirrä: ${title}`}
      onClose={onClose}
      action="Siirrä sivu"
      isReady={isReady}
      isSending={isSending}
      onAction={() => void send({ params: { id }, body: { path: asked } })}
      refusal={refusal}
    >
      <TextField
        label="Uusi osoite"
        isRequired
        autoFocus
        value={path}
        onChange={setPath}
        error={isOther ? plan.error?.message : undefined}
      />
      {isReady && plan.data && (
        <div className="stack" aria-live="polite">
          <Lines title="Siirtyy">{plan.data.moved.map(({ id: one, from, to }) => [one, `${from} → ${to}`])}</Lines>
          <Lines title="Vanhat osoitteet johtavat uusiin">
            {plan.data.redirects.map(({ from, to }) => [from, `${from} → ${to}`])}
          </Lines>
          <Lines title="Linkit täältä ohjautuvat eteenpäin">
            {plan.data.linksHere.map(({ id: one, title: name, path: from }) => [one, `${name} (${from})`])}
          </Lines>
        </div>
      )}
    </FormDialog>
  )
}

function Lines({ title, children }: { title: string; children: readonly (readonly [string | number, string])[] }) {
  if (children.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul className="plan-list">
        {children.map(([key, text]) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
