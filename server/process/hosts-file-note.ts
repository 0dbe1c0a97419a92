/**
 * What the start says where a browser may not resolve `*.localhost` by itself: Safari on macOS leaves names to the system, which knows
 * `localhost` alone. The line can be pasted into the hosts file.
 */
export function hostsFileNote(origins: readonly string[], platform: NodeJS.Platform): string | undefined {
  if (platform !== 'darwin') return undefined
  const names = origins.map((origin) => new URL(origin).hostname).filter((name) => name.endsWith('.localhost'))
  if (names.length === 0) return undefined
  return `If Safari does not find these addresses, add this line to /etc/hosts:\n127.0.0.1 ${[...new Set(names)].join(' ')}`
}
