import { box, frame, put } from '../draw.ts'
import { cutlery } from '../motifs/table.ts'
import { cloth, linen, planks } from '../motifs/textile.ts'

type Table = { ground: string; line: string; kind: 'planks' | 'stripes' | 'check' | 'dots' | 'leaves' | 'scallops' }

/** What a dish stands on. */
export const tables = {
  mustard: { ground: '#dca53a', line: '#d09a30', kind: 'dots' },
  tomato: { ground: '#c4492f', line: '#b94129', kind: 'scallops' },
  forest: { ground: '#2f5d4a', line: '#295342', kind: 'leaves' },
  sea: { ground: '#2f5866', line: '#294f5c', kind: 'check' },
  sky: { ground: '#8fb8c4', line: '#84aeba', kind: 'dots' },
  sand: { ground: '#e7d5b4', line: '#decaa4', kind: 'leaves' },
  rose: { ground: '#e3b09c', line: '#dba48e', kind: 'scallops' },
  night: { ground: '#27374a', line: '#212f40', kind: 'check' },
  sage: { ground: '#9db38c', line: '#93aa81', kind: 'scallops' },
  plum: { ground: '#6b3350', line: '#612c48', kind: 'leaves' },
  pine: { ground: '#dcb884', line: '#b98f54', kind: 'planks' },
  oak: { ground: '#6a4a32', line: '#4d3422', kind: 'planks' },
  slate: { ground: '#3a4248', line: '#2a3136', kind: 'planks' },
  steel: { ground: '#a9b4b8', line: '#a0abb0', kind: 'check' },
} satisfies Record<string, Table>

/** A table seen from above with everything that stands on it. */
export function laid({ ground, line, kind }: Table, ...things: string[]): string {
  const surface =
    kind === 'planks'
      ? planks(1000, 750, line)
      : cloth(box(0, 0, 1000, 750), { base: ground, line, kind }, kind === 'check' ? 130 : 100)
  return frame(1000, 750, ground, surface, ...things)
}

type Weave = Parameters<typeof linen>[5]

const weaves = {
  red: { base: '#f8ecd6', line: '#c8412b', kind: 'stripes' },
  blue: { base: '#f4efe2', line: '#2f5478', kind: 'check' },
  green: { base: '#f6efdc', line: '#4d7c4a', kind: 'stripes' },
  gold: { base: '#fbf3df', line: '#d9a441', kind: 'check' },
  wine: { base: '#f3e2cf', line: '#8e1f3b', kind: 'dots' },
} satisfies Record<string, Weave>

/** A towel that comes in from an edge of the picture. */
export function towel(side: 'left' | 'right' | 'bottom', color: keyof typeof weaves): string {
  const [x = 0, y = 0, turn = 0] = { left: [110, 620, -18], right: [890, 130, 20], bottom: [760, 660, 12] }[side]
  return linen(x, y, 400, 430, turn, weaves[color], weaves[color].kind === 'stripes' ? 44 : 72)
}

const gold = '#d9b25a'

export const fork = (x = 82, y = 400, metal?: string) => put(cutlery('fork', metal), x, y, { turn: -3 })
export const spoon = (x = 912, y = 420, metal?: string) => put(cutlery('spoon', metal), x, y, { turn: 5 })

/** A fork to the left of the plate and a knife to the right. */
export const forkAndKnife = (golden = false) => {
  const metal = golden ? gold : undefined
  return fork(78, 390, metal) + put(cutlery('knife', metal), 922, 390, { turn: 2 })
}
