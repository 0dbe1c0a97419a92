import { expect, it } from 'vitest'
import { openPage } from '#web/islands/testing.tsx'
import { layOutRest } from './lay-out-rest.ts'

it('lays out what the first paint has left out, one section in each idle moment', () => {
  openPage(
    '<main><p></p><section class="section"></section><section class="section"></section><p class="section"></p></main>',
  )
  const waiting: (() => void)[] = []
  Object.assign(window, { requestIdleCallback: (work: () => void) => waiting.push(work) })
  const sections = [...document.querySelectorAll<HTMLElement>('.section')]
  const laidOut = () => sections.map(({ style }) => style.contentVisibility === 'visible')
  layOutRest()
  expect(laidOut()).toEqual([false, false, false])
  waiting.shift()?.()
  // The first has never been left out.
  expect(laidOut()).toEqual([false, true, false])
  waiting.shift()?.()
  expect(laidOut()).toEqual([false, true, true])
  waiting.shift()?.()
  expect(waiting).toEqual([])
})
