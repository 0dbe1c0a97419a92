const added = new Map<string, Promise<unknown>>()

/**
 * Adds a style sheet of something that comes to view later, once, and resolves when it has arrived or failed. Vite would do so for a
 * plain import of the sheet, with a helper that weighs a kilobyte on every page.
 */
export function addStyles(address: string): Promise<unknown> {
  const settled = added.get(address) ?? add(address)
  added.set(address, settled)
  return settled
}

function add(address: string): Promise<unknown> {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
  const settled = new Promise((resolve) => Object.assign(sheet, { onload: resolve, onerror: resolve }))
  document.head.append(sheet)
  return settled
}
