import { type ComponentType, createContext, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { type Plain, serialiseProps } from './plain-props.ts'

/** The windows in which an island shows: only there its script is fetched early. */
export type Windows = 'all' | 'wide' | 'narrow' | 'none'

/** Numbers the islands of one page and remembers which kinds it has, and for which windows. */
export class IslandLedger {
  readonly islands = new Map<string, Windows>()
  #count = 0
  readonly #letter: string

  /** Ledgers of one page have different letters, so that no two of its islands have the same number. */
  constructor(letter = 'i') {
    this.#letter = letter
  }

  enter(name: string, windows: Windows): string {
    this.islands.set(name, windows)
    return `${this.#letter}${this.#count++}-`
  }
}

const Ledger = createContext<IslandLedger | null>(null)
export const IslandLedgerProvider = Ledger.Provider

type Props<P> = {
  /** The name of the component's file, `<name>.island.tsx`: so the browser finds it. */
  name: string
  component: ComponentType<P>
  props: P & { readonly [Key in keyof P]: Plain }
  /** `visible`: hydrated when it comes near the window, is focused or tapped; `load`: as soon as the script has come. */
  when?: 'visible' | 'load'
  /** `none` for what hardly anybody opens: its script is fetched when it comes into view. */
  windows?: Windows
}

/**
 * Renders an interactive part of a page on the server and leaves beside it what the browser needs to bring it to life.
 * The island's file exports its component and nothing else, so that development can refresh it in place.
 */
export function Island<P extends object>({
  name,
  component: Component,
  props,
  when = 'visible',
  windows = 'all',
}: Props<P>) {
  const ledger = useContext(Ledger)
  if (!ledger) throw new Error(`Island ${name} is rendered outside a page: no IslandLedgerProvider above it.`)
  const prefix = ledger.enter(name, windows)
  // A render of its own, because `useId` counts from the root: the browser hydrates the island alone with the same prefix.
  const html = renderToString(<Component {...props} />, { identifierPrefix: prefix })
  return (
    <kaski-island name={name} when={when} prefix={prefix}>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: serialiseProps(props) }} />
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </kaski-island>
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'kaski-island': { name: string; when: string; prefix: string; children: React.ReactNode }
    }
  }
}
