const KEY = 'lunch-menu-saved'

/** Tells the page that is loaded next that its menu has just been saved. */
export function leaveSavedSign(): void {
  try {
    sessionStorage.setItem(KEY, 'yes')
  } catch {
    // The next page shows the menu without saying so.
  }
}

/** Whether the menu has just been saved; says so once. */
export function takeSavedSign(): boolean {
  try {
    const isSaved = sessionStorage.getItem(KEY) !== null
    sessionStorage.removeItem(KEY)
    return isSaved
  } catch {
    return false
  }
}
