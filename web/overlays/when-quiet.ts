/** Idle time after a press: a dialog that opens earlier would catch the next press. */
const QUIET_SECONDS = 5
const LOOK_AGAIN_MS = 500
const PRESSES = ['pointerdown', 'keydown', 'click'] as const

/** Matches while the visitor is at the cart, in a field or in another dialog. */
const BUSY = [
  ':is(.cart-link, .buy):is(:hover, :focus-within)',
  '.cart-notice:not([hidden])',
  ':is(input, textarea, select):focus',
  'dialog[open]',
].join()

/** Calls `work` when nothing has been pressed for five seconds and the visitor is not at the cart. */
export function whenQuiet(work: () => void): void {
  // The press that led to this page counts, too.
  let pressedAt = performance.now()
  const remember = () => {
    pressedAt = performance.now()
  }
  for (const press of PRESSES) addEventListener(press, remember, { capture: true, passive: true })
  const look = () => {
    const left = pressedAt + QUIET_SECONDS * 1000 - performance.now()
    if (left > 0 || document.querySelector(BUSY)) return void setTimeout(look, Math.max(left, LOOK_AGAIN_MS))
    for (const press of PRESSES) removeEventListener(press, remember, { capture: true })
    work()
  }
  look()
}
