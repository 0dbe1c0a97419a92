import type { ComponentProps } from 'react'
import { Island } from '#web/islands/island.tsx'
import { buyTexts } from '#web/messages/shop/buy.texts.ts'
import { quickViewTexts } from '#web/messages/shop/quick-view.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { BuyControl } from './buy-control.island.tsx'

type Props = Omit<ComponentProps<typeof BuyControl>, 'texts' | 'quickView'> & { quickView?: boolean }

/** The buy control in a page. Whatever uses it adds `buyStyles` to its styles. */
export function Buy({ quickView, ...props }: Props) {
  const texts = textsOf(props.language, buyTexts)
  const quick = quickView ? { quickView: textsOf(props.language, quickViewTexts) } : {}
  // Most cards are only looked at.
  const hydration = props.alone
    ? ({ when: 'visible', windows: 'all' } as const)
    : ({ when: 'use', windows: 'none' } as const)
  return <Island name="buy-control" component={BuyControl} props={{ ...props, texts, ...quick }} {...hydration} />
}
