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

it.each(['pointerdown', 'focusin'])('lays out what was left out at a %s on a link to a part of the page', (event) => {
  const { press, laidOut } = open('#osa')
  expect(laidOut()).toEqual([false, false, false])
  press(event)
  // The first has never been left out.
  expect(laidOut()).toEqual([false, true, true])
})

it.each(['/toinen#osa', '/?sivu=2#osa', '/toinen'])('leaves the page as it is for a link to %s', (link) => {
  const { press, laidOut } = open(link)
  press('pointerdown')
  expect(laidOut()).toEqual([false, false, false])
})
