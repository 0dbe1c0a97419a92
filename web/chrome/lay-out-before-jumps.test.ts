import { expect, it, vi } from 'vitest'
import { openPage } from '#web/islands/testing.tsx'
import { layOutBeforeJumps } from './lay-out-before-jumps.ts'

const PAGE =
  '<main><p></p><section class="section"></section><section class="section"></section><p class="section"></p></main>'

function open(link: string) {
  openPage(`<a href="${link}"><b>Linkki</b></a>${PAGE}`)
  vi.stubGlobal('location', window.location)
  layOutBeforeJumps()
  const press = (event: string) =>
    document.querySelector('b')?.dispatchEvent(new window.Event(event, { bubbles: true, cancelable: true }))
  const sections = [...document.querySelectorAll<HTMLElement>('.section')]
  return { press, laidOut: () => sections.map(({ style }) => style.contentVisibility === 'visible') }
}

it('lays out what was left out when a link to a part of the page is followed, not while it is pressed', () => {
  const { press, laidOut } = open('#osa')
  press('pointerdown')
  expect(laidOut()).toEqual([false, false, false])
  press('click')
  // The first has never been left out.
  expect(laidOut()).toEqual([false, true, true])
})

it.each(['/toinen#osa', '/?sivu=2#osa', '/toinen'])('leaves the page as it is for a link to %s', (link) => {
  const { press, laidOut } = open(link)
  press('click')
  expect(laidOut()).toEqual([false, false, false])
})
