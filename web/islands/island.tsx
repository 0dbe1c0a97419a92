import { type ComponentType, createContext, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { type Plain, serialiseProps } from './plain-props.ts'

/** The viewports in which an island is visible: its script is preloaded only there. */
export type Windows = 'all' | 'wide' | 'narrow' | 'none'

/** Gives each island of a page its `useId` prefix and records which islands the page has, and for which viewports. */
export class IslandLedger {
  readonly islands = new Map<string, Windows>()
  #count = 0
  readonly #letter: string

  /** The ledgers of one page use different letters, so that prefixes are unique on the page. */
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
  /** The name of the component's file, `<name>.island.tsx`, by which the browser finds it. */
  name: string
  component: ComponentType<P>
  props: P & { readonly [Key in keyof P]: Plain }
  /**
   * `visible`: hydrated when it nears the viewport, or is used; `use`: when it is pointed at, focused or tapped, for what most visitors
   * never use; `load`: as soon as its script has loaded.
   */
  when?: 'visible' | 'use' | 'load'
  /** `none` for rarely used islands: the script is not preloaded but fetched when the island is hydrated. */
  windows?: Windows
  /** False for what only a script brings to view: the browser renders it, and the page is smaller. */
  markup?: boolean
}

/**
 * Renders an interactive part of a page on the server, with the data that the browser needs to hydrate it.
 * An island's file exports only its component, so that Vite can hot-reload it.
 */
export function Island<P extends object>({
  name,
  component: Component,
  props,
  when = 'visible',
  windows = 'all',
  markup = true,
}: Props<P>) {
  const ledger = useContext(Ledger)
  if (!ledger) throw new Error(`Island ${name} is rendered without an IslandLedgerProvider above it.`)
  const prefix = ledger.enter(name, windows)
  // Rendered as a root of its own: `useId` counts from the root, and the browser hydrates each island as a separate root.
  const html = markup ? renderToString(<Component {...props} />, { identifierPrefix: prefix }) : ''
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
