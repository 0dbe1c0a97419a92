import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { Button } from '#office/ui/button.tsx'
import type { ListState } from '#office/ui/list.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { useKey } from '#office/ui/use-key.ts'
import { ItemBadges } from './badges.tsx'
import { endingOf, factsText, type Listed, pictureAt } from './item-texts.ts'
import { PacedImage } from './paced-image.tsx'

type Props = { list: ListState<Listed>; empty: string }

/** Pictures and files as a grid; `j` and `k` move through it. */
export function MediaGrid({ list, empty }: Props) {
  const grid = useRef<HTMLUListElement>(null)
  const move = (step: 1 | -1) => {
    const links = [...(grid.current?.querySelectorAll('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    links[at === -1 && step === -1 ? links.length - 1 : Math.min(Math.max(at + step, 0), links.length - 1)]?.focus()
  }
  useKey('j', () => move(1))
  useKey('k', () => move(-1))
  const { rows, error } = list
  return (
    <div className="stack" aria-busy={list.isFetching}>
      {error && (
        <Notice kind="danger">
          {error.message} <Button onPress={list.retry}>Yritä uudelleen</Button>
        </Notice>
      )}
      {list.isCut && (
        <p>
          Luettelon alkua ei näytetä. <Button onPress={list.showFromStart}>Näytä alusta</Button>
        </p>
      )}
      <ul className="media-grid" aria-label="Kuvat ja tiedostot, uusin ensin" ref={grid}>
        {rows?.map((item) => (
          <li key={item.id}>
            <Link to="/kuvat/$id" params={{ id: String(item.id) }} className="media-tile">
              <Thumbnail item={item} />
              <span className="media-title">{item.title}</span>
              <span className="muted media-facts">{factsText(item)}</span>
              <span className="media-badges">
                <ItemBadges item={item} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {!rows && !error && (
        <p className="muted" role="status">
          Haetaan kuvia
        </p>
      )}
      {rows?.length === 0 && <p className="media-empty muted">{empty}</p>}
      {list.hasMore && (
        <div>
          <Button onPress={list.showMore} isPending={list.isFetching}>
            Näytä lisää
          </Button>
        </div>
      )}
    </div>
  )
}

function Thumbnail({ item }: { item: Pick<Listed, 'kind' | 'current' | 'name' | 'width' | 'height'> }) {
  if (item.kind === 'file') {
    return (
      <span className="media-thumb media-file" aria-hidden="true">
        {endingOf(item.name).toUpperCase()}
      </span>
    )
  }
  return (
    <PacedImage
      key={item.current}
      className="media-thumb"
      src={pictureAt(item, 'small')}
      width={item.width ?? undefined}
      height={item.height ?? undefined}
    />
  )
}
