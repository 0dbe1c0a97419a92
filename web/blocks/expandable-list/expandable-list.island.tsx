import { useEffect, useRef, useState } from 'react'
import type { ExpandableListTexts } from '#web/messages/pages/widgets.texts.ts'
import { shownItems } from './shown-items.ts'

type Props = { count: number; texts: ExpandableListTexts }

/** Reveals further items of the list. It does not render them, only shows and hides them. */
export function ExpandableListMore({ count, texts }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [presses, setPresses] = useState(0)
  const shown = Math.min(count, shownItems(presses))

  useEffect(() => {
    const list = root.current?.closest('.expandable')
    for (const [at, item] of [...(list?.querySelectorAll<HTMLElement>('.expandable-list > li') ?? [])].entries()) {
      item.hidden = at >= shown
    }
    list?.setAttribute('data-live', '')
  }, [shown])

  const reveal = () => {
    setPresses(presses + 1)
    const first = root.current?.closest('.expandable')?.querySelectorAll<HTMLElement>('summary')[shown]
    // After the item is visible: the keyboard goes on where the new items begin.
    requestAnimationFrame(() => first?.focus())
  }

  return (
    <div ref={root}>
      <p className="expandable-shown" role="status">
        {texts.shown.replace('{shown}', String(shown)).replace('{count}', String(count))}
      </p>
      <button type="button" className="button button-quiet" hidden={shown >= count} onClick={reveal}>
        {texts.more}
      </button>
    </div>
  )
}
