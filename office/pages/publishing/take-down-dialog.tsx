import { useQuery } from '@tanstack/react-query'
import { officeQuery, useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Confirm } from '#office/ui/dialog.tsx'
import { Notice } from '#office/ui/notice.tsx'

type Props = { page: number; onClose: () => void; onDone: () => void }

/** Hides the page from visitors. What is written stays. */
export function TakeDownDialog({ page, onClose, onDone }: Props) {
  const params = { id: page }
  const plan = useQuery({
    ...officeQuery('GET /api/office/pages/:id/publishing', { params, query: { action: 'take-down' } }),
    gcTime: 0,
  })
  const { send, isSending, refusal } = useSend('POST /api/office/pages/:id/take-down', {
    changes: ['/api/office/pages'],
    onDone: () => {
      showToast('Sivu ei enää näy kävijöille. Sen voi julkaista uudelleen.')
      onDone()
      onClose()
    },
  })
  const links = plan.data?.linksHere ?? []
  return (
    <Confirm
      title="Poista näkyvistä"
      isOpen
      onClose={onClose}
      action="Poista näkyvistä"
      isDanger
      isSending={isSending}
      onConfirm={() => void send({ params, body: { note: '' } })}
    >
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      <p>Kävijät eivät enää näe sivua. Sisältö jää talteen.</p>
      {links.length > 0 && (
        <Notice kind="warning">
          <strong>Näiltä sivuilta on tänne linkki:</strong>
          <ul className="plan-list">
            {links.map(({ id, title, path }) => (
              <li key={id}>
                {title} ({path})
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Confirm>
  )
}
