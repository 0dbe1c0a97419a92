import { expect, it } from 'vitest'
import { Readiness, type Trouble } from './readiness.ts'

function aNode() {
  const node = { prepared: false, troubles: [] as Trouble[] }
  const readiness = new Readiness({
    isPrepared: async () => node.prepared,
    troubles: () => node.troubles,
    timeoutMs: 50,
  })
  return { node, readiness }
}

it('is not ready before everything is prepared, whatever else is wrong', async () => {
  const { node, readiness } = aNode()
  expect(await readiness.read()).toEqual({ status: 'not ready' })
  node.troubles = ['database']
  expect(await readiness.read()).toEqual({ status: 'not ready' })
})

it('is degraded, not red, when something is lost after it was ready, and ready again when it is back', async () => {
  const { node, readiness } = aNode()
  node.prepared = true
  expect(await readiness.read()).toEqual({ status: 'ready' })
  node.prepared = false
  node.troubles = ['database', 'changes']
  expect(await readiness.read()).toEqual({ status: 'degraded', because: ['database', 'changes'] })
  node.troubles = []
  expect(await readiness.read()).toEqual({ status: 'ready' })
})

it('is red while it stops', async () => {
  const { node, readiness } = aNode()
  node.prepared = true
  await readiness.read()
  readiness.beginStop()
  expect(await readiness.read()).toEqual({ status: 'stopping' })
})

it('is not ready when the first check fails or does not end', async () => {
  for (const isPrepared of [() => Promise.reject(new Error('down')), () => new Promise<boolean>(() => {})]) {
    const readiness = new Readiness({ isPrepared, troubles: () => [], timeoutMs: 20 })
    expect(await readiness.read()).toEqual({ status: 'not ready' })
  }
})
