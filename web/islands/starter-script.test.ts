import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { starterScript } from './starter-script.ts'
import { openPage } from './testing.tsx'

const load = vi.fn()
let frames: (() => void)[] = []
let posters: HTMLImageElement[] = []

beforeEach(() => {
  load.mockClear()
  frames = []
  posters = []
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
})

/** What `new Image` gives to the script. */
function Poster() {
  return posters[posters.push(document.createElement('img')) - 1]
}

/** Runs the script in a page of which no picture has come. */
function start(markup: string): void {
  openPage(`<main>${markup}</main>`)
  Object.defineProperty(window.HTMLImageElement.prototype, 'complete', { value: false })
  Object.defineProperty(document, 'hidden', { value: false })
  Object.defineProperty(document, 'currentScript', { value: { dataset: { preload: '' } } })
  const given = {
    document,
    window,
    Image: Poster,
    importClient: () => Promise.resolve(load()),
    requestAnimationFrame: (run: () => void) => frames.push(run),
  }
  const script = starterScript.replace('import(s.client)', 'importClient()')
  new Function(...Object.keys(given), script)(...Object.values(given))
}

/** The frames that were asked for are painted, and the task after them has run. */
function paint(): void {
  for (const run of frames.splice(0)) run()
  vi.advanceTimersByTime(1)
}

const comes = (picture: HTMLImageElement | null | undefined) => picture?.onload?.(new window.Event('load'))
const firstPicture = '<img fetchpriority="high" src="/kuva.avif">'

it('loads the scripts after the first paint', () => {
  start('<h1>Kassler</h1><img src="/kuva.avif">')
  expect(load).not.toHaveBeenCalled()
  paint()
  expect(load).toHaveBeenCalledOnce()
})

it('waits until the first picture is painted, not only there', () => {
  start(firstPicture)
  paint()
  comes(document.querySelector('img'))
  expect(load).not.toHaveBeenCalled()
  paint()
  expect(load).toHaveBeenCalledOnce()
})

it('waits for the poster of a film', () => {
  start('<video poster="/juliste.avif"></video>')
  paint()
  expect(posters.map(({ src }) => src)).toEqual(['http://kuluttaja.localhost/juliste.avif'])
  expect(load).not.toHaveBeenCalled()
  comes(posters[0])
  paint()
  expect(load).toHaveBeenCalledOnce()
})

it('goes on when the picture fails', () => {
  start(firstPicture)
  paint()
  document.querySelector('img')?.onerror?.('failed')
  paint()
  expect(load).toHaveBeenCalledOnce()
})

it('waits for half a second at most, and for no picture after a tap', () => {
  start(firstPicture)
  paint()
  vi.advanceTimersByTime(400)
  expect(load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(load).toHaveBeenCalledOnce()

  load.mockClear()
  start(`${firstPicture}<button>Osta</button>`)
  document.querySelector('button')?.click()
  expect(load).toHaveBeenCalledOnce()
})
