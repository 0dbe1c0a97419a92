import { expect, it, vi } from 'vitest'
import { blockMarkup } from '#web/block-kit/testing.tsx'
import { startIslands } from '#web/islands/runtime.ts'
import { openPage } from '#web/islands/testing.tsx'
import { heroVideo } from './hero-video.block.tsx'
import { HeroVideoControl } from './hero-video.island.tsx'

const example = heroVideo.examples['a film with words and links'] as object

/** Plays like a browser, which jsdom does not. */
async function open({ reducedMotion = false } = {}) {
  const { comeIntoView } = openPage(blockMarkup(heroVideo, example))
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }))
  vi.stubGlobal('navigator', {})
  const video = document.querySelector('video') as HTMLVideoElement
  let paused = true
  Object.defineProperty(video, 'paused', { get: () => paused })
  const turn = (next: boolean) => {
    paused = next
    video.dispatchEvent(new window.Event(next ? 'pause' : 'play'))
  }
  video.play = async () => turn(false)
  video.pause = () => turn(true)
  startIslands(
    { './hero-video.island.tsx': async () => ({ HeroVideoControl }) },
    { onError: (error) => expect.unreachable(String(error)) },
  )
  comeIntoView()
  await expect.poll(() => document.querySelector('kaski-island[live]')).not.toBeNull()
  return { video, button: document.querySelector('button') as HTMLButtonElement }
}

it('WI-10: has a poster, captions and the browser’s own controls before any script runs, and no sound', () => {
  openPage(blockMarkup(heroVideo, example, { first: true }))
  const video = document.querySelector('video') as HTMLVideoElement
  expect(video.poster).toMatch(/\/media\/[0-9a-f]{10}\/yritys-hero\.svg\?preset=default$/)
  expect([video.controls, video.hasAttribute('muted'), video.preload, video.autoplay]).toEqual([
    true,
    true,
    'none',
    false,
  ])
  expect(document.querySelector('source')?.src).toMatch(/\/files\/[0-9a-f]{10}\/pellolta-poytaan\.mp4$/)
  const track = document.querySelector('track') as HTMLTrackElement
  expect([track.kind, track.srclang, track.default]).toEqual(['captions', 'fi', true])
  expect(document.querySelector('h1')?.textContent).toBe('Pellolta pöytään')
})

it('fetches the poster early, like the picture of any first screen, where the film comes first', () => {
  const preloads = (first: boolean) => blockMarkup(heroVideo, example, { first }).match(/<link rel="preload"[^>]*>/g)
  expect(preloads(true)).toEqual([
    expect.stringMatching(
      / href="\/media\/[0-9a-f]{10}\/yritys-hero\.svg\?preset=default" as="image" fetchPriority="high"/,
    ),
  ])
  expect(preloads(false)).toBeNull()
})

it('WI-10: plays by itself without sound, and pauses and plays by its button', async () => {
  const { video, button } = await open()
  await expect.poll(() => video.paused).toBe(false)
  expect([video.muted, video.controls]).toEqual([true, false])
  await expect.poll(() => button.getAttribute('aria-label')).toBe('Pysäytä video')
  button.click()
  await expect.poll(() => button.getAttribute('aria-label')).toBe('Toista video')
  expect(video.paused).toBe(true)
  button.click()
  await expect.poll(() => button.getAttribute('aria-label')).toBe('Pysäytä video')
  expect(video.paused).toBe(false)
})

it('WI-10 WI-21: waits for the button where the visitor prefers reduced motion', async () => {
  const { video, button } = await open({ reducedMotion: true })
  await expect.poll(() => video.controls).toBe(false)
  expect(video.paused).toBe(true)
  button.click()
  await expect.poll(() => button.getAttribute('aria-label')).toBe('Pysäytä video')
  expect(video.paused).toBe(false)
})
