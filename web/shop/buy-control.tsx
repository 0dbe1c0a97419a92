import type { ComponentProps } from 'react'
import { Island } from '#web/islands/island.tsx'
import { BuyControl } from './buy-control.island.tsx'
import { buyTexts, quickViewTexts } from './buy-texts.ts'

type Props = Omit<ComponentProps<typeof BuyControl>, 'texts' | 'quickView'> & { quickView?: boolean }

/** The buy control in a page. Whatever uses it adds `buyStyles` to its styles. */
export function Buy({ quickView, ...props }: Props) {
  const texts = buyTexts(props.language)
  const quick = quickView ? { quickView: quickViewTexts(props.language) } : {}
  // Cards are often far down: their script comes when they near the window.
  const windows = props.alone ? 'all' : 'none'
  return <Island name="buy-control" component={BuyControl} props={{ ...props, texts, ...quick }} windows={windows} />
}
