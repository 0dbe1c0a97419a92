import { type DataLayerEvent, handOverEvent, pushEvent } from '#web/analytics/data-layer.ts'
import type { FormView } from './form-view.ts'
import { handOverReference } from './reference.ts'

/** After a form was sent: pushes its event, and opens the page that its contract names, which shows the number. */
export function finish(view: FormView, element: HTMLElement | null, reference: string | null): void {
  const event = eventOf(view)
  const target = targetOf(view)
  const dialog = element?.closest('dialog')
  if (dialog) dialog.dataset.sent = ''
  if (target === null) {
    if (event) pushEvent(event)
    return
  }
  if (event) handOverEvent(event)
  if (reference) handOverReference(reference)
  if (view.form.success === 'closeThenPage') dialog?.close()
  location.assign(target)
}

function eventOf({ form, event }: FormView): DataLayerEvent | null {
  if (event) return event
  if (!form.event) return null
  const { name, formName } = form.event
  return { event: name, ...(formName && { formName }) }
}

/** The page to open; null for a form that stays where it is. */
function targetOf({ form: { success }, successPage }: FormView): string | null {
  if (success === 'pageOrRoot') return successPage ?? '/'
  if (success === 'pageOrThanks') return successPage ?? null
  return success === 'page' || success === 'closeThenPage' ? (successPage ?? '/') : null
}
