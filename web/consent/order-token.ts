const ORDER_PATH = /^(\/tilaus)\/([^/]+)$/

/** The token of the order that a page shows: in its address, or after tags were loaded in the state of its history entry. */
export function orderToken(): string {
  const kept: unknown = history.state?.orderToken
  return ORDER_PATH.exec(location.pathname)?.[2] ?? (typeof kept === 'string' ? kept : '')
}

/**
 * Takes the token out of the address before tags read it: it lets its holder see an order. Reload, Back and forward keep the state of the
 * entry, and the page without a token is there as well.
 */
export function hideOrderToken(): void {
  const [, page, token] = ORDER_PATH.exec(location.pathname) ?? []
  if (page && token)
    history.replaceState({ ...history.state, orderToken: token }, '', page + location.search + location.hash)
}
