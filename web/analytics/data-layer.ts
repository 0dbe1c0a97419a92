import { HANDED_OVER } from './when-events-wait.ts'

/** An event of the data layer. It stays in the page's memory; only a tag manager, loaded after consent, reads it. */
export type DataLayerEvent = { event: string; [property: string]: string | undefined }

export function pushEvent(event: DataLayerEvent): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}

/** Hands an event to the next page of this tab, for forms that lead to another page: leaving could lose it. */
export function handOverEvent(event: DataLayerEvent): void {
  try {
    sessionStorage.setItem(HANDED_OVER, JSON.stringify([...handedOver(), event]))
  } catch {
    // Without session storage the event belongs to this page.
    pushEvent(event)
  }
}

/** Pushes the events of the previous page, once. */
export function receiveEvents(): void {
  const events = handedOver()
  if (events.length === 0) return
  sessionStorage.removeItem(HANDED_OVER)
  for (const event of events) pushEvent(event)
}

function handedOver(): DataLayerEvent[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(HANDED_OVER) ?? '[]')
    return Array.isArray(stored) ? stored.filter((event) => typeof event?.event === 'string') : []
  } catch {
    return []
  }
}
