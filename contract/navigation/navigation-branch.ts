type Link = { link: string }
type Branch = Link & { children: readonly Link[] }

/**
 * The branches of a navigation that hold the page at an address: those that link to it or, where none does, to the nearest page above
 * it. A link to an anchor counts as its page, except on the home page, which holds parts of every branch.
 */
export function branchesOf<Of extends Branch>(branches: readonly Of[], address: string | undefined): Of[] {
  if (address === undefined) return []
  const nearness = branches.map(({ link, children }) =>
    Math.max(...[link, ...children.map((child) => child.link)].map((each) => nearnessOf(each, address))),
  )
  const best = Math.max(0, ...nearness)
  return best === 0 ? [] : branches.filter((_, at) => nearness[at] === best)
}

/** The number of characters of the address that lead to the linked page; 0 if the page is elsewhere. */
function nearnessOf(link: string, address: string): number {
  const [path = '', anchor] = link.split('#')
  // Addresses of home pages end with a slash, others do not.
  if (path.endsWith('/')) return path === address && anchor === undefined ? path.length : 0
  const [page = ''] = path.split('?')
  return page !== '' && (address === page || address.startsWith(`${page}/`)) ? page.length : 0
}
