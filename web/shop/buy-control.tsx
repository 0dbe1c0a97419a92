import type { ComponentProps } from 'react'
import { Island } from '#web/islands/island.tsx'
import { BuyControl } from './buy-control.island.tsx'
import { buyTexts } from './buy-texts.ts'

type Props = Omit<ComponentProps<typeof BuyControl>, 'texts'>

/** The buy control in a page. Whatever uses it adds `buyStyles` to its styles. */
export function Buy(props: Props) {
  const texts = buyTexts(props.language)
  return <Island name="buy-control" component={BuyControl} props={{ ...props, texts }} />
}
