// The entry of the tab's history from which a form was sent. A visitor who goes back to it finds an empty form that says so, also when the
// browser loads the page again and fills in what it remembers.

/** Marks this entry of the history: the form was sent from it. */
export function markSent(form: string): void {
  window.history.replaceState({ ...window.history.state, sentForm: form }, '')
}

export function wasSentFromHere(form: string): boolean {
  return window.history.state?.sentForm === form
}

/** Something new was typed. */
export function forgetSent(form: string): void {
  if (wasSentFromHere(form)) window.history.replaceState({ ...window.history.state, sentForm: undefined }, '')
}
