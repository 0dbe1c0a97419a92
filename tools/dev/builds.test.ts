import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { type Build, Builds, type Latest } from './builds.ts'

/** Builds whose apps respond with their build number, behind a server. */
async function someBuilds(build: (build: Build) => Promise<void> = async () => {}, handle?: RequestListener) {
  const begun: Build[] = []
  const closed: number[] = []
  const announced: Latest[] = []
  let underWay = 0
  const builds = new Builds({
    build: async (made) => {
      begun.push(made)
      expect(++underWay).toBe(1)
      await build(made).finally(() => underWay--)
      return {
        handle: handle ?? ((_request, response) => response.end(`build ${made.number}`)),
        close: async () => void closed.push(made.number),
      }
    },
    answerError: (error) => (_request, response) => response.writeHead(500).end(String(error)),
    onBuilt: (latest) => announced.push(latest),
    onError: () => {},
  })
  const server = createServer(builds.handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.closeAllConnections())
  onTestFinished(() => void server.close())
  const get = (options: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, options)
  const textOf = async () => (await get()).text()
  return { builds, begun, closed, announced, server, get, textOf }
}

const change = { file: '/web/a.ts', inPlace: false }

it('builds once when many files change together', async () => {
  const { builds, begun, textOf } = await someBuilds()
  await builds.newest()
  for (let index = 0; index < 200; index++) builds.change({ ...change, file: `/web/${index}.ts` })
  expect(await textOf()).toBe('build 2')
  expect(begun[1]?.changes).toHaveLength(200)
  expect(begun).toHaveLength(2)
})

it('builds again after a change during a build, and makes requests wait for it', async () => {
  const second = Promise.withResolvers<void>()
  const { builds, begun, textOf } = await someBuilds(({ number }) =>
    number === 2 ? second.promise : Promise.resolve(),
  )
  await builds.newest()
  builds.change(change)
  const answer = textOf()
  await expect.poll(() => begun.length).toBe(2)
  builds.change(change)
  builds.change(change)
  second.resolve()
  expect(await answer).toBe('build 3')
  expect(begun).toHaveLength(3)
})

it('closes the previous app only after its last request has finished', async () => {
  const held = Promise.withResolvers<void>()
  const { builds, closed, get } = await someBuilds(undefined, async (_request, response) => {
    response.write('begun, ')
    await held.promise
    response.end('answered')
  })
  const answer = await get()
  builds.change(change)
  await builds.newest()
  expect(closed).toEqual([])
  held.resolve()
  expect(await answer.text()).toBe('begun, answered')
  await expect.poll(() => closed).toEqual([1])
})

it('closes the previous app although a client left while it waited for the build', async () => {
  const second = Promise.withResolvers<void>()
  const { builds, closed, server, get } = await someBuilds(({ number }) =>
    number === 2 ? second.promise : Promise.resolve(),
  )
  await builds.newest()
  builds.change(change)
  const client = new AbortController()
  const arrived = once(server, 'request')
  const answer = get({ signal: client.signal })
  const [, response] = await arrived
  const left = once(response, 'close')
  client.abort()
  await expect(answer).rejects.toThrow('abort')
  await left
  second.resolve()
  await builds.newest()
  builds.change(change)
  await builds.newest()
  await expect.poll(() => closed).toEqual([1, 2])
})

it('waits on close for apps that still have requests', async () => {
  const held = Promise.withResolvers<void>()
  const { builds, closed, get } = await someBuilds(undefined, async (_request, response) => {
    response.write('begun')
    await held.promise
    response.end()
  })
  await get()
  builds.change(change)
  await builds.newest()
  const ended = builds.close()
  await expect.poll(() => closed).toEqual([2])
  held.resolve()
  await ended
  expect(closed).toEqual([2, 1])
})

it('responds with the error of a failed build, and with the app again after the next build', async () => {
  const { builds, begun, closed, textOf } = await someBuilds(async ({ number }) => {
    if (number === 2) throw new Error('does not compile')
  })
  expect(await textOf()).toBe('build 1')
  builds.change(change)
  expect(await textOf()).toBe('Error: does not compile')
  expect(closed).toEqual([1])
  builds.change(change)
  expect(await textOf()).toBe('build 3')
  expect(begun.map(({ lastFailed }) => lastFailed)).toEqual([false, false, true])
})

it('makes open pages reload, except for changes that are hot-reloaded', async () => {
  const { builds, announced } = await someBuilds()
  await builds.newest()
  builds.change({ ...change, inPlace: true })
  await builds.newest()
  builds.change({ ...change, inPlace: true })
  builds.change(change)
  await builds.newest()
  expect(announced).toEqual([
    { build: 1, reloadBefore: 0 },
    { build: 2, reloadBefore: 0 },
    { build: 3, reloadBefore: 3 },
  ])
})

it('closes the app on close', async () => {
  const { builds, closed } = await someBuilds()
  await builds.close()
  expect(closed).toEqual([1])
})
