import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { CallValue } from '#office/frame/call-office.ts'
import { useMay } from '#office/frame/me.ts'
import { officeList } from '#office/frame/queries.ts'
import { AddOne } from '#office/media/add-one.tsx'
import { ItemBadges } from '#office/media/badges.tsx'
import { ACCEPTED_PICTURES } from '#office/media/file-button.tsx'
import { pictureAt } from '#office/media/item-texts.ts'
import { PacedImage } from '#office/media/paced-image.tsx'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Notice } from '#office/ui/notice.tsx'
import './picture-field.css'

type Stored = CallValue<'GET /api/office/media'>['rows'][number]
type Props = { onPick: (picture: Stored) => void; onClose: () => void }

/** The pictures of the library, the latest first, by a part of a name or alternative text; or a new one. */
export function PicturePicker({ onPick, onClose }: Props) {
  const [text, setText] = useState('')
  const asked = useDeferredValue(text.trim())
  const mayAdd = useMay(['editor'])
  const filter = { kind: 'picture', ...(asked ? { text: asked } : {}) }
  const query = useInfiniteQuery(officeList('GET /api/office/media', filter, undefined, 0))
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <Dialog title="Valitse kuva" isOpen onClose={onClose} closeLabel="Peruuta">
      {mayAdd && (
        <AddOne
          label="Lataa uusi"
          accept={ACCEPTED_PICTURES}
          onAdded={(item) => item.kind === 'picture' && onPick(item)}
        />
      )}
      <TextField label="Hae nimellä tai vaihtoehtoisella tekstillä" autoFocus value={text} onChange={setText} />
      {query.error && <Notice kind="danger">{query.error.message}</Notice>}
      <ul className="picker" aria-label="Kuvat" aria-busy={query.isFetching}>
        {rows.map((picture) => (
          <li key={picture.id}>
            <button type="button" className="picker-picture" onClick={() => onPick(picture)}>
              <PacedImage
                key={picture.current}
                src={pictureAt(picture, 'thumbnail')}
                width={picture.width ?? undefined}
                height={picture.height ?? undefined}
              />
              <span>{picture.title}</span>
              {picture.rights !== 'open' && <ItemBadges item={{ ...picture, isUsed: true, alts: { fi: '' } }} />}
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
