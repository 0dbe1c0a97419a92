import { renderToStaticMarkup } from 'react-dom/server'
import { IslandLedger, IslandLedgerProvider } from '#web/islands/island.tsx'
import type { BlockDefinition } from './define-block.ts'

type Place = { data?: unknown; anchor?: string; first?: boolean; address?: string }

/** The HTML of a block with these properties, as the server renders it. */
export function blockMarkup({ schema, view: View }: BlockDefinition, props: object, place: Place = {}): string {
  const { data, anchor, first = false, address = '/' } = place
  return renderToStaticMarkup(
    <IslandLedgerProvider value={new IslandLedger()}>
      <View props={schema.parse(props)} data={data} anchor={anchor} language="fi" address={address} first={first} />
    </IslandLedgerProvider>,
  )
}
