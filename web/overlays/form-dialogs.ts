import { openModal } from '#web/ui/modal.ts'
import { rememberClosed, wasClosed } from './closing-cookies.ts'
import { whenQuiet } from './when-quiet.ts'

const DAYS_AFTER_DISMISSAL = 7
const DAYS_AFTER_SUCCESS = 400

let isStarted = false

/** Opens and closes the dialogs of `site-overlays.tsx`. Returns the function with which buttons open one. */
export function startFormDialogs(): (dialog: HTMLDialogElement) => void {
  if (isStarted) return open
  isStarted = true
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('.form-dialog:not([data-waits-for-address])')]
  const byHash = (hash: string) => dialogs.find(({ dataset }) => dataset.hash && `#${dataset.hash}` === hash)
  for (const dialog of dialogs) prepare(dialog)

  const arrived = byHash(location.hash)
  const uninvited = dialogs.find(({ dataset }) => dataset.showsItself)
  if (arrived && (!arrived.dataset.showsItself || mayShowItself(arrived))) open(arrived, withoutHash(location.href))
  else if (arrived) history.replaceState(history.state, '', withoutHash(location.href))
  else if (uninvited && mayShowItself(uninvited)) showLater(uninvited)

  window.addEventListener('hashchange', ({ oldURL }) => {
    const wanted = byHash(location.hash)
    for (const dialog of dialogs) if (dialog.open && dialog !== wanted) dialog.close()
    // A link that was followed always opens its dialog.
    if (wanted && !wanted.open) open(wanted, byHash(new URL(oldURL).hash) ? withoutHash(oldURL) : oldURL)
  })
  return open
}

/** Whether a dialog may open by itself: the visitor has browsed, has answered about cookies and has not closed it recently. Never in a frame. */
function mayShowItself({ dataset }: HTMLDialogElement): boolean {
  const page = document.documentElement.dataset
  const isAsked = document.querySelector('dialog[open]') !== null
  const isBusy = page.consent === 'unasked' || page.framed !== undefined || isAsked
  return history.length > 2 && !isBusy && !wasClosed(dataset.cookie ?? '')
}

/** Fetches the styles first, so that the dialog opens as soon as the visitor is idle. */
async function showLater(dialog: HTMLDialogElement): Promise<void> {
  await addFormStyles()
  whenQuiet(() => mayShowItself(dialog) && open(dialog))
}

/** `previous` is the address that closing restores. */
async function open(dialog: HTMLDialogElement, previous?: string): Promise<void> {
  await addFormStyles()
  // Never over the address modal.
  if (document.querySelector('[data-waits-for-address][open]') || dialog.open) return
  delete dialog.dataset.sent
  dialog.dataset.previous = previous ?? ''
  openModal(dialog)
}

/** Without its styles a form is plain, and can still be sent. */
function addFormStyles(): Promise<unknown> {
  return import('#web/forms/late-form-styles.ts').then((styles) => styles.addFormStyles()).catch(() => {})
}

function prepare(dialog: HTMLDialogElement): void {
  dialog.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-closes-dialog]')) dialog.close()
  })
  dialog.addEventListener('close', () => {
    const { cookie, sent, hash, previous } = dialog.dataset
    if (cookie) rememberClosed(cookie, sent === undefined ? DAYS_AFTER_DISMISSAL : DAYS_AFTER_SUCCESS)
    if (hash && location.hash === `#${hash}` && previous) history.replaceState(history.state, '', previous)
  })
}

function withoutHash(address: string): string {
  return address.replace(/#.*/, '')
}
