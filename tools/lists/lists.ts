import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { camelCase } from './camel-case.ts'

/** A list that is made from the files of a folder, so that nobody registers a file by hand. */
type List = {
  /** The file that holds the list, and nothing else. */
  file: string
  /** The files that belong to it. */
  members: string
  /** The names of a member that the list imports. */
  namesIn: (file: string, source: string) => readonly Name[]
  /** What comes before the list: imports that are always there. */
  opening?: string
  list: (names: readonly string[], files: readonly string[]) => string
}

/** `isMany`: it is a list itself, whose entries are entries of the whole. */
type Name = { name: string; isMany: boolean }

const HEADER = '// Written by `npm run lists` from the files that it imports. Add or remove those, and run it again.'

const folderOf = (file: string) => basename(dirname(file))
const exported = (source: string, pattern: RegExp): Name[] =>
  [...source.matchAll(pattern)].map(([, name = '', many]) => ({ name, isMany: many !== undefined }))
const named = (name: string): Name[] => [{ name, isMany: false }]

export const lists: readonly List[] = [
  {
    file: 'web/blocks/block-list.ts',
    members: 'web/blocks/*/*.block.{ts,tsx}',
    namesIn: (file) => named(camelCase(folderOf(file))),
    list: (names) => `/** All blocks. */\nexport const blockList = [${names.join(', ')}]`,
  },
  {
    file: 'web/blocks/schemas.ts',
    members: 'web/blocks/*/*.schema.ts',
    namesIn: (file) => named(`${camelCase(folderOf(file))}Schema`),
    opening: "import type { z } from 'zod'",
    list: (names, files) =>
      [
        '/** The schema of every block by its type, without views: commands read them in Node alone, which knows no JSX. */',
        'export const blockSchemas: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([',
        ...names.map((name, at) => `['${folderOf(files[at] ?? '')}', ${name}],`),
        '])',
      ].join('\n'),
  },
  {
    file: 'web/messages/feature-list.ts',
    members: 'web/messages/**/*.messages.ts',
    namesIn: (_, source) => exported(source, /^export const (\w+) = \{/gm),
    list: (names) =>
      `/** The texts of all features. */\nexport const features = [${names.join(', ')}] as const satisfies readonly FeatureMessages[]`,
    opening: "import type { FeatureMessages } from './feature-messages.ts'",
  },
  {
    file: 'contract/calls/calls.ts',
    members: 'contract/**/*.ts',
    namesIn: (_, source) => exported(source, /^export const (\w+) = (\[\s+)?defineCall\(/gm),
    opening: "import type { Call } from './call.ts'",
    list: (names) =>
      `/** All calls. The app refuses to start if it does not serve exactly these. */\nexport const calls = [${names.join(', ')}] as const satisfies readonly Call[]`,
  },
]

/** The text of a list's file as its folder is now, not yet formatted. */
export function textOf({ file, members, namesIn, opening, list }: List, root = '.'): string {
  const found = globSync(members, { cwd: root, exclude: ['**/*.test.ts', '**/testing/**', file] })
    .toSorted()
    .flatMap((member) => {
      const names = namesIn(member, readFileSync(join(root, member), 'utf8'))
      return names.length > 0 ? [{ member, names }] : []
    })
  const imports = found.map(({ member, names }) => {
    const path = relative(dirname(file), member)
    const source = path.startsWith('..') ? `#${member}` : `./${path}`
    return `import { ${names.map(({ name }) => name).join(', ')} } from '${source}'`
  })
  const entries = found.flatMap(({ names }) => names.map(({ name, isMany }) => (isMany ? `...${name}` : name)))
  const files = found.flatMap(({ member, names }) => names.map(() => member))
  return `${[HEADER, opening, ...imports].filter(Boolean).join('\n')}\n\n${list(entries, files)}\n`
}
