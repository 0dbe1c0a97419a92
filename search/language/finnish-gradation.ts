/**
 * Consonant gradation between the last two vowels of a stem: kokki : kokin, pata : padan. Words are without marks here, so a
 * stands for ä too. A pair is open when new words follow it as well.
 */
type Strong = { readonly stem: string; readonly open: boolean }

const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiouy'.includes(letter)

const strongOf: Readonly<Record<string, readonly string[]>> = {
  '': ['k'],
  v: ['p'],
  d: ['t'],
  h: ['hk'],
  l: ['lk'],
  r: ['rk'],
  mm: ['mp'],
  nn: ['nt'],
  ll: ['lt'],
  rr: ['rt'],
  ng: ['nk'],
  hd: ['ht'],
  lj: ['lk'],
  rj: ['rk'],
  lv: ['lp'],
  rv: ['rp'],
}

const weakOf: Readonly<Record<string, readonly string[]>> = {
  k: [''],
  p: ['v'],
  t: ['d'],
  mp: ['mm'],
  nt: ['nn'],
  lt: ['ll'],
  rt: ['rr'],
  nk: ['ng'],
  ht: ['hd'],
  lk: ['l', 'lj'],
  rk: ['r', 'rj'],
  lp: ['lv'],
  rp: ['rv'],
}

/** Between two round vowels k turns into v: puku : puvun. */
const betweenRoundVowels = /[uy][kv][uy]$/

const openClusters = new Set(['d', 'hd', 'ng', 'nn', 'lj', 'rj'])

/** Where the consonants before the last vowel begin. */
function clusterStart(stem: string): number {
  let at = stem.length - 1
  while (at > 0 && !isVowel(stem[at - 1])) at--
  return at
}

/** The stems that are weak in this form: `koko` of `kokko`, `pada` of `pata`. The stem itself is not among them. */
export function strongStems(weak: string): readonly Strong[] {
  const start = clusterStart(weak)
  if (start === 0) return []
  const cluster = weak.slice(start, -1)
  const before = weak.slice(0, start)
  const vowel = weak.slice(-1)
  const last = cluster.slice(-1)
  if (last !== '' && 'kpt'.includes(last) && (cluster.length === 1 || /^[lmnr][kpt]$/.test(cluster)))
    return [{ stem: before + cluster + last + vowel, open: true }]
  if (cluster === 'v' && betweenRoundVowels.test(weak)) return [{ stem: `${before}k${vowel}`, open: false }]
  const open = openClusters.has(cluster)
  return (strongOf[cluster] ?? []).map((strong) => ({ stem: before + strong + vowel, open }))
}

/** The weak forms of a stem, the usual one first; none when its consonants do not change. */
export function weakStems(strong: string): readonly string[] {
  const start = clusterStart(strong)
  if (start === 0) return []
  const cluster = strong.slice(start, -1)
  const before = strong.slice(0, start)
  const vowel = strong.slice(-1)
  if (/^[lmnr]?(?:kk|pp|tt)$/.test(cluster)) return [before + cluster.slice(0, -1) + vowel]
  if (cluster === 'k' && betweenRoundVowels.test(strong)) return [`${before}v${vowel}`]
  return (weakOf[cluster] ?? []).map((weak) => before + weak + vowel)
}
