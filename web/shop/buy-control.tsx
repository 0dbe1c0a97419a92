import type { ComponentProps } from 'react'
import { Island } from '#web/islands/island.tsx'
import { BuyControl } from './buy-control.island.tsx'
import { buyTexts, quickViewTexts } from './buy-texts.ts'

type Props = Omit<ComponentProps<typeof BuyControl>, 'texts' | 'quickView'> & { quickView?: boolean }

/** The buy control in a page. Whatever uses it adds `buyStyles` to its styles. */
export function Buy({ quickView, ...props }: Props) {
  const texts = buyTexts(props.language)
  const quick = quickView ? { quickView: quickViewTexts(props.language) } : {}
  // Most cards are only looked at.
  const hydration = props.alone
    ? ({ when: 'visible', windows: 'all' } as const)
    : ({ when: 'use', windows: 'none' } as const)
  return <Island name="buy-control" component={BuyControl} props={{ ...props, texts, ...quick }} {...hydration} />
}
