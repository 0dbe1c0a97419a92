import { join } from 'node:path'
import { expect, it } from 'vitest'
import { demoContent } from '../server/demo/demo-content.ts'
import { packDemo } from './pack-demo.ts'

const { load } = packDemo() as unknown as { load: (id: string) => Promise<string | null> }

it('puts the content itself in place of the module that reads its files', async () => {
  const code = await load(join(import.meta.dirname, '../server/demo/demo-content.ts'))
  const packed: { demoContent: typeof demoContent } = await import(
    `data:text/javascript,${encodeURIComponent(code ?? '')}`
  )
  expect(JSON.stringify(packed.demoContent())).toBe(JSON.stringify(demoContent()))
})

it('leaves other modules alone', async () => {
  expect(await load(join(import.meta.dirname, '../server/demo/fill-with-demo.ts'))).toBeNull()
})
