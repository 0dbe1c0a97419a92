const CARRIED = /^#kori=([\w-]{22})$/

/** The address with which a link of the shop takes the cart along. Behind `#`, so that no server, log or other site sees the token. */
export const carrying = (href: string, token: string) => `${href}#kori=${token}`

/** The token in this page's address. It leaves the address before anything reads that. */
export function takeCarried(): string | undefined {
  const token = CARRIED.exec(location.hash)?.[1]
  if (token) history.replaceState(history.state, '', location.pathname + location.search)
  return token
}
