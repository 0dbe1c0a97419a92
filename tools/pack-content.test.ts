import { join } from 'node:path'
import { expect, it } from 'vitest'
import { demoContent } from '#demo/filling/demo-content.ts'
import { thesauri } from '../server/thesaurus/thesauri.ts'
import { packContent } from './pack-content.ts'

const { load } = packContent() as unknown as { load: (id: string) => Promise<string | null> }

const packed = [
  ['demo/filling/demo-content.ts', 'demoContent', demoContent],
  ['server/thesaurus/thesauri.ts', 'thesauri', thesauri],
] as const

it.each(packed)('puts the content itself in place of %s, which reads its files', async (module, name, read) => {
  const code = await load(join(import.meta.dirname, '..', module))
  const loaded: Record<string, () => unknown> = await import(`data:text/javascript,${encodeURIComponent(code ?? '')}`)
  expect(JSON.stringify(loaded[name]?.())).toBe(JSON.stringify(read()))
})

it('leaves other modules alone', async () => {
  expect(await load(join(import.meta.dirname, '../demo/filling/fill-content.ts'))).toBeNull()
})
