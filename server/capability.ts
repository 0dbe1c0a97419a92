import type { Change } from '#contract/content/change.ts'
import type { ServedCall, ServedRoute } from './http/calls/served.ts'

/** What a capability with caches does when something changes. */
export type Listener = {
  name: string
  /**
   * Updates its caches. Called with one change after another, which may be several that were merged, and again with a change that it
   * has applied before. May give a further change, for the listeners after it.
   */
  onChange: (change: Change) => void | Promise<void> | Promise<Change | undefined>
  /** Changes were missed, or one could not be applied: clears its caches or loads them again. */
  onMissedChanges: () => void | Promise<void>
}

/** What a capability adds to the app. Its `open` function returns this, together with what pages and other capabilities read. */
export type Capability = {
  name: string
  calls?: readonly ServedCall[]
  /** Addresses outside `/api`. */
  routes?: readonly ServedRoute[]
  /** The node begins to stop: ends answers that would go on. Those who ask later get an answer that ends at once. */
  beginStop?: () => void
  /** Called after the last request. */
  close?: () => Promise<void>
} & (Listener | { onChange?: never; onMissedChanges?: never })
