const CARRIED = /^#kori=([\w-]{22})$/

/** The token in this page's address. Behind `#`, so that no server, log or other site sees it. It leaves the address before anything reads that. */
export function takeCarried(): string | undefined {
  const token = CARRIED.exec(location.hash)?.[1]
  if (token) history.replaceState(history.state, '', location.pathname + location.search)
  return token
}
