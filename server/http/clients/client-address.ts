import { BlockList, isIP } from 'node:net'

/** Proxies whose `X-Forwarded-For` is trusted: single addresses and networks such as `10.0.0.0/8`. */
export function proxyList(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix) list.addSubnet(address, Number(prefix), family)
    else list.addAddress(address, family)
  }
  return list
}

/**
 * The client's address. Behind trusted proxies it is the last address in `X-Forwarded-For` that is not a trusted proxy; anything
 * before it may be forged. Without trusted proxies the header is ignored.
 */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  proxies: BlockList,
): string {
  let client = withoutIpv4Prefix(remote ?? '')
  const hops = (forwardedFor ?? '').split(',').map((hop) => withoutIpv4Prefix(withoutPort(hop.trim())))
  while (isTrusted(client, proxies)) {
    const previous = hops.pop()
    if (!previous || isIP(previous) === 0) break
    client = previous
  }
  return client
}

/** Groups addresses that count as one client: an IPv6 customer has a whole /64. */
export function clientKey(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = address.includes('::') ? 8 - groups.length - tail.split(':').filter(Boolean).length : 0
  const all = [...groups, ...Array(missing).fill('0'), ...tail.split(':').filter(Boolean)]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Some proxies add the client's port: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
function withoutPort(hop: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop
}

function withoutIpv4Prefix(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address
}

export function isTrusted(address: string, proxies: BlockList): boolean {
  const own = withoutIpv4Prefix(address)
  const version = isIP(own)
  return version !== 0 && proxies.check(own, version === 6 ? 'ipv6' : 'ipv4')
}
