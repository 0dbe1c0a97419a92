import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import { Button } from '#office/ui/button.tsx'
import { Card } from '#office/ui/card.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { moment } from '#web/format/moment.ts'
import { pagesText } from './focus-card.tsx'
import { changes, type Item, pictureAt } from './item-texts.ts'

const TIMEOUT_MS = 120_000

/** What it was before: each can come back for 30 days. */
export function FormersCard({ item }: { item: Item }) {
  const restore = useSend('POST /api/office/media/:id/formers/:number/restore', {
    changes,
    onDone: ({ version, former, pages }) => {
      const back = { params: { id: item.id, number: former }, body: { version }, timeoutMs: TIMEOUT_MS }
      showToast(`Palautettu. ${pagesText(pages)}`, () =>
        undoBy('POST /api/office/media/:id/formers/:number/restore', back, changes),
      )
    },
  })
  if (item.formers.length === 0) return null
  return (
    <Card title="Entiset">
      {restore.refusal && <Notice kind="danger">{restore.refusal.message}</Notice>}
      <ul className="media-formers" aria-label="Entiset">
        {item.formers.map((former) => (
          <li key={former.number}>
            {item.kind === 'picture' && <img src={pictureAt(former, 'thumbnail')} alt="" width={48} height={48} />}
            <span>
              {former.name}
              <br />
              <span className="muted">
                Vaihdettu {moment(former.at, 'fi')} ({former.by}). Poistuu {moment(former.until, 'fi')}.
              </span>
            </span>
            {item.mayChange && (
              <Button
                aria-label={`Palauta ${former.name}, ${moment(former.at, 'fi')}`}
                isPending={restore.isSending}
                onPress={() =>
                  restore.send({
                    params: { id: item.id, number: former.number },
                    body: { version: item.version },
                    timeoutMs: TIMEOUT_MS,
                  })
                }
              >
                Palauta
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
