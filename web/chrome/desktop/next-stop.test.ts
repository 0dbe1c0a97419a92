import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { nextStop } from './next-stop.ts'

const { document } = new JSDOM(`<ul>
  <li data-submenu="a"><a>A</a><button>+A</button><div class="submenu"><ul><li><a>A1</a></li><li><a>A2</a></li></ul></div></li>
  <li><a>B</a></li>
</ul>`).window
const list = document.querySelector('ul') as Element
const stop = (text: string) =>
  [...list.querySelectorAll('a, button')].find((one) => one.textContent === text) as Element

it.each([
  ['A', 'ArrowRight', '+A'],
  ['+A', 'ArrowRight', 'B'],
  ['B', 'ArrowRight', undefined],
  ['B', 'ArrowLeft', '+A'],
  ['A', 'ArrowLeft', undefined],
  ['A', 'End', 'B'],
  ['B', 'Home', 'A'],
  ['B', 'ArrowDown', undefined],
  ['A1', 'ArrowDown', 'A2'],
  ['A1', 'ArrowRight', 'A2'],
  ['A2', 'ArrowDown', undefined],
  ['A2', 'ArrowLeft', 'A1'],
  ['A2', 'Home', 'A1'],
  ['A1', 'End', 'A2'],
  ['A1', 'ArrowUp', '+A'],
  ['A', 'x', undefined],
])('moves the focus from %s by %s to %s', (from, key, to) => {
  expect(nextStop(list, stop(from), key)?.textContent).toBe(to)
})
