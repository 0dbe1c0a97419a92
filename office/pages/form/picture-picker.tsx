import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { CallValue } from '#office/frame/call-office.ts'
import { officeList } from '#office/frame/queries.ts'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Notice } from '#office/ui/notice.tsx'

type Stored = CallValue<'GET /api/office/pictures'>['rows'][number]
type Props = { onPick: (picture: Stored) => void; onClose: () => void }

/** The stored pictures, the latest first, by a part of their name. */
export function PicturePicker({ onPick, onClose }: Props) {
  const [text, setText] = useState('')
  const asked = useDeferredValue(text.trim())
  const query = useInfiniteQuery(officeList('GET /api/office/pictures', asked ? { text: asked } : {}, undefined, 0))
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <Dialog title="Valitse kuva" isOpen onClose={onClose} closeLabel="Peruuta">
      <TextField label="Hae nimellä" autoFocus value={text} onChange={setText} />
      {query.error && <Notice kind="danger">{query.error.message}</Notice>}
      <ul className="picker" aria-label="Kuvat" aria-busy={query.isFetching}>
        {rows.map((picture) => (
          <li key={`${picture.id} ${picture.name}`}>
            <button type="button" className="picker-picture" onClick={() => onPick(picture)}>
              <img src={picture.thumbnail} alt="" width={picture.width} height={picture.height} loading="lazy" />
              <span>{picture.name.replace(/\.[a-z0-9]+$/, '').replaceAll('-', ' ')}</span>
            </button>
          </li>
        ))}
      </ul>
      {rows.length === 0 && !query.isFetching && !query.error && <p className="muted">Tällä nimellä ei ole kuvia.</p>}
      {query.hasNextPage && (
        <div>
          <Button isPending={query.isFetching} onPress={() => query.fetchNextPage()}>
            Näytä lisää
          </Button>
        </div>
      )}
    </Dialog>
  )
}
