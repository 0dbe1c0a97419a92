const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

/** What a person knows a session by in their list: 'Firefox, Windows'. */
export function browserName(agent: string = navigator.userAgent): string {
  const find = (list: readonly (readonly [string, string])[]) => list.find(([mark]) => agent.includes(mark))?.[1]
  return `${find(browsers) ?? 'Selain'}, ${find(systems) ?? 'tuntematon laite'}`
}
