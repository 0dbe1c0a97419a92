import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { type BuiltProgram, startBuiltProgram } from './built-program.ts'
import { anotherBuild } from './other-build.ts'
import { postgresForTests } from './postgres-for-tests.ts'

const url = postgresForTests()

async function aNode(build?: string): Promise<BuiltProgram> {
  const node = await startBuiltProgram({ DATABASE_URL: url() ?? '' }, { build })
  onTestFinished(() => node.stop())
  return node
}

function read({ port }: BuiltProgram, path: string): Promise<{ status: number | undefined; body: string }> {
  return new Promise((answered, failed) => {
    const headers = { host: `kuluttaja.localhost:${port}` }
    get({ port, host: '127.0.0.1', path, headers, agent: false }, async (response) => {
      answered({ status: response.statusCode, body: await text(response) })
    }).on('error', failed)
  })
}

async function scriptOf(node: BuiltProgram): Promise<string> {
  const { body } = await read(node, '/')
  const [script] = /\/assets\/client-[\w-]+\.js/.exec(body) ?? []
  if (!script) throw new Error('The page names no script.')
  return script
}

it('serves the script of the new build from an old node, and the script of the old build from a new one', async () => {
  const old = await aNode()
  const newer = await aNode(anotherBuild())
  const [before, after] = [await scriptOf(old), await scriptOf(newer)]
  expect(before).not.toBe(after)
  for (const [script, owner, other] of [
    [before, old, newer],
    [after, newer, old],
  ] as const) {
    const own = await read(owner, script)
    expect(own.status).toBe(200)
    expect(await read(other, script)).toEqual(own)
  }
})
