/** A tap or submit that came before its island was hydrated, or what opens a dialog was ready: see `starter-script.ts`. */
type Tap = { island: Element; target: HTMLElement; type: string }

declare global {
  interface Window {
    kaskiTaps?: Tap[] | null
  }
}

/** Marks an island, or what opens a dialog, as ready for visitors, and replays its taps, each after React has rendered the one before. */
export async function goLive(element: Element): Promise<void> {
  element.setAttribute('live', '')
  const queue = window.kaskiTaps ?? []
  const mine = queue.filter(({ island }) => island === element)
  for (const tap of mine) {
    queue.splice(queue.indexOf(tap), 1)
    if (tap.type === 'submit') (tap.target as HTMLFormElement).requestSubmit()
    else tap.target.click()
    await undefined
  }
}
