import type { ReactNode } from 'react'
import type { StoredPage } from '#contract/content/content.ts'
import { Picture } from '#web/ui/picture.tsx'
import { ItemTitle } from './item-title.tsx'

type Props = {
  page: Pick<StoredPage, 'title' | 'description' | 'picture'>
  pictureClass: string
  children: ReactNode
}

/** The picture of an item beside its title and what follows it; the words alone where it has none. */
export function ItemSplit({ page: { title, description, picture }, pictureClass, children }: Props) {
  return (
    <div className={picture ? 'item-split wrap' : 'wrap'}>
      {picture && (
        <Picture
          className={pictureClass}
          of={picture}
          presets={['medium', 'default']}
          sizes="(min-width: 1024px) min(50vw, 40rem), (min-width: 768px) 45vw, 100vw"
          eager
        />
      )}
      <div className="item-words">
        <ItemTitle title={title} description={description} />
        {children}
      </div>
    </div>
  )
}
