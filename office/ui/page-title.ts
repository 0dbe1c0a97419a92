let page = ''
let fresh = 0

function write(): void {
  const title = page ? `${page} · Hallinta` : 'Hallinta'
  document.title = fresh > 0 ? `(${fresh}) ${title}` : title
}

export function setPageTitle(title: string): void {
  page = title
  write()
}

/** How many new orders and cases nobody has looked at in this window. */
export function setFreshCount(count: number): void {
  fresh = count
  write()
}
