import type { Change } from '#contract/change.ts'
import type { ServedCall, ServedRoute } from './http/calls/served.ts'

/** What a capability brings to the program. Its `open` function gives this, with what pages and other capabilities read of it. */
export type Capability = {
  name: string
  calls?: readonly ServedCall[]
  /** Addresses outside `/api`. */
  routes?: readonly ServedRoute[]
  /** Brings what it holds in memory up to date. Called in the order of the list, one change after another. */
  onChange?: (change: Change) => void | Promise<void>
  /** Changes were missed: forgets what it holds in memory, or reads it again. */
  onMissedChanges?: () => void | Promise<void>
  /** After the last request. */
  close?: () => Promise<void>
}
