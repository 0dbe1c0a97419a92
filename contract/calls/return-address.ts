/** Where a login leads: the page of ours that sent the visitor here, else the account. */
export function returnAddress(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get('paluu') ?? ''
  // Browsers read `//` and `/\` as the beginning of another host.
  if (!/^\/(?![/\\])/.test(wanted) || !URL.canParse(wanted, origin)) return '/oma-tili'
  const address = new URL(wanted, origin)
  return address.origin === origin ? address.pathname + address.search + address.hash : '/oma-tili'
}
