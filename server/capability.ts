import type { Change } from '#contract/change.ts'
import type { ServedCall, ServedRoute } from './http/calls/served.ts'

/** What a capability adds to the app. Its `open` function returns this, together with what pages and other capabilities read. */
export type Capability = {
  name: string
  calls?: readonly ServedCall[]
  /** Addresses outside `/api`. */
  routes?: readonly ServedRoute[]
  /** Updates its caches. Called in the order of the list, one change at a time. */
  onChange?: (change: Change) => void | Promise<void>
  /** Changes were missed: clears its caches or loads them again. */
  onMissedChanges?: () => void | Promise<void>
  /** Called after the last request. */
  close?: () => Promise<void>
}
