/** Session storage key of events that the previous page has handed over. */
export const HANDED_OVER = 'dataLayerEvents'

/** Runs the work if the previous page of this tab has handed over events: few do. */
export function whenEventsWait(work: () => void): void {
  try {
    if (sessionStorage.getItem(HANDED_OVER)) work()
  } catch {
    // Without session storage nothing is handed over.
  }
}
