import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { getLikeCounts } from '#contract/likes.ts'
import { languages } from '#contract/site.ts'
import { IslandLedger, IslandLedgerProvider } from '#web/islands/island.tsx'
import { startIslands } from '#web/islands/runtime.tsx'
import { openPage } from '#web/islands/testing.tsx'
import { LikeButton } from './like-button.tsx'

type Shown = { contentId: number; likeCount?: number; title?: string }

/** A server of likes: its counts, whom it refuses, and what it was asked. */
let server: { counts: Record<number, number>; refusal: { status: number; body: object } | 'away' | null }
const asked = vi.fn<(method: string, url: string) => void>()
/** What the browser has kept before the page is opened. */
let kept: string | null
/** Holds answers back until the test lets them go. */
let held: Promise<void>

beforeEach(() => {
  server = { counts: {}, refusal: null }
  kept = null
  held = Promise.resolve()
  asked.mockClear()
})
afterEach(() => vi.resetModules())

async function answer(url: string, { method = 'GET' }: RequestInit = {}): Promise<Response> {
  asked(method, decodeURIComponent(url))
  await held
  if (server.refusal === 'away') throw new TypeError('Failed to fetch')
  if (server.refusal) return Response.json(server.refusal.body, { status: server.refusal.status })
  if (method === 'POST') {
    const contentId = Number(/\d+/.exec(url)?.[0])
    server.counts[contentId] = (server.counts[contentId] ?? 0) + 1
    return Response.json({ contentId, likeCount: server.counts[contentId] })
  }
  const counts = Object.entries(server.counts).map(([id, likeCount]) => ({ contentId: Number(id), likeCount }))
  return Response.json({ counts })
}

function markup(buttons: readonly Shown[], language: (typeof languages)[number] = 'fi'): string {
  const ledger = new IslandLedger()
  return buttons
    .map(({ likeCount = 0, ...rest }) =>
      renderToStaticMarkup(
        <IslandLedgerProvider value={ledger}>
          <LikeButton {...rest} likeCount={likeCount} language={language} />
        </IslandLedgerProvider>,
      ),
    )
    .join('')
}

/** A page with like buttons that have come to life. */
async function openWith(...buttons: Shown[]): Promise<void> {
  const { comeIntoView } = openPage(markup(buttons))
  vi.stubGlobal('localStorage', window.localStorage)
  if (kept !== null) localStorage.setItem('likedcontent', kept)
  vi.stubGlobal('fetch', answer)
  const onError = vi.fn()
  onTestFinished(() => expect(onError).not.toHaveBeenCalled())
  startIslands({ './likes/like-button.island.tsx': () => import('./like-button.island.tsx') }, { onError })
  comeIntoView()
  // Fifty of them take long on a busy machine.
  await expect.poll(() => document.querySelectorAll('kaski-island[live]').length).toBe(buttons.length)
}

const button = (at = 0) => document.querySelectorAll<HTMLButtonElement>('.like-button')[at] as HTMLButtonElement
const counts = () =>
  [...document.querySelectorAll('.like-count')].map(({ lastChild }) => lastChild?.textContent?.replace('\u00a0', '_'))
const said = (at = 0) => document.querySelectorAll('[role=status]')[at] as HTMLElement
const isLiked = (at = 0) => [button(at).getAttribute('aria-pressed'), button(at).getAttribute('aria-disabled')]
const LIKED = ['true', 'true']
const NOT_LIKED = ['false', 'false']
const posts = () => asked.mock.calls.filter(([method]) => method === 'POST').map(([, url]) => url)
const gets = () => asked.mock.calls.filter(([method]) => method === 'GET').map(([, url]) => url)

it('WI-09 shows a like at once, counts it, and cannot be used again', async () => {
  await openWith({ contentId: 7, likeCount: 1233 })
  server.counts[7] = 1300
  expect(counts()).toEqual(['1_233'])
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  button().click()
  button().click()
  await vi.waitFor(() => expect(counts()).toEqual(['1_234']))
  expect(isLiked()).toEqual(LIKED)
  expect(button().textContent).toBe('Tykätty')
  expect(localStorage.getItem('likedcontent')).toBeNull()
  resolve()
  await vi.waitFor(() => expect(counts()).toEqual(['1_301']))
  expect(localStorage.getItem('likedcontent')).toBe('[7]')
  expect(said().textContent).toBe('Kiitos! Tykkäyksiä on nyt 1\u00a0301.')
  button().click()
  await Promise.resolve()
  expect(posts()).toEqual(['/api/contentlikecount/7?language=fi'])
})

it('WI-09 knows what the browser has liked before, and from other tabs what it likes meanwhile', async () => {
  kept = '["x",8]'
  await openWith({ contentId: 7 }, { contentId: 8 }, { contentId: 9 })
  await vi.waitFor(() => expect(isLiked(1)).toEqual(LIKED))
  expect([isLiked(0), isLiked(2)]).toEqual([NOT_LIKED, NOT_LIKED])
  localStorage.setItem('likedcontent', '["x",8,9]')
  window.dispatchEvent(new (window as never as typeof globalThis).StorageEvent('storage', { key: 'likedcontent' }))
  await vi.waitFor(() => expect(isLiked(2)).toEqual(LIKED))
  expect(isLiked(0)).toEqual(NOT_LIKED)
  button(1).click()
  button(2).click()
  expect(posts()).toEqual([])
  expect(localStorage.getItem('likedcontent')).toBe('["x",8,9]')
})

it('WI-09 asks anew for the count of what another tab has liked', async () => {
  server.counts[7] = 3
  await openWith({ contentId: 7, likeCount: 2 })
  await vi.waitFor(() => expect(counts()).toEqual(['3']))
  server.counts[7] = 4
  localStorage.setItem('likedcontent', '[7]')
  window.dispatchEvent(new (window as never as typeof globalThis).StorageEvent('storage', { key: 'likedcontent' }))
  await vi.waitFor(() => expect(counts()).toEqual(['4']))
  expect(isLiked()).toEqual(LIKED)
})

const failures = [
  ['away' as const, 'Tykkäys ei mennyt perille. Ole hyvä ja yritä uudelleen.'],
  [{ status: 500, body: { message: 'x' } }, 'Tykkäys ei mennyt perille. Ole hyvä ja yritä uudelleen.'],
  [{ status: 429, body: { code: 'TOO_MANY_REQUESTS', message: 'Odota hetki.' } }, 'Odota hetki.'],
] as const

it.each(failures)('WI-09 takes a like back that fails (%j), says so, and can be tried again', async (refusal, text) => {
  await openWith({ contentId: 7, likeCount: 5 })
  await vi.waitFor(() => expect(gets()).toHaveLength(1))
  server.refusal = refusal
  button().click()
  await vi.waitFor(() => expect(said().textContent).toBe(text))
  expect(said().className).toBe('like-failed')
  expect([counts(), isLiked(), localStorage.getItem('likedcontent')]).toEqual([['5'], NOT_LIKED, null])
  server.refusal = null
  server.counts[7] = 5
  button().click()
  await vi.waitFor(() => expect(said().textContent).toContain('Kiitos'))
  expect([counts(), isLiked(), said().className]).toEqual([['6'], LIKED, 'visually-hidden'])
})

it('WI-09 keeps all buttons of the same content in step, and tells only where it was pressed', async () => {
  await openWith({ contentId: 7, likeCount: 5 }, { contentId: 8, likeCount: 1 }, { contentId: 7, likeCount: 5 })
  server.counts[7] = 5
  button(0).click()
  await vi.waitFor(() => expect(said(0).textContent).toContain('Kiitos'))
  expect(counts()).toEqual(['6', '1', '6'])
  expect([isLiked(0), isLiked(1), isLiked(2)]).toEqual([LIKED, NOT_LIKED, LIKED])
  expect(said(2).textContent).toBe('')
})

it('WI-09 keeps what the storage holds, and adds ids one after another', async () => {
  await openWith({ contentId: 7 }, { contentId: 8 })
  localStorage.setItem('likedcontent', '["x",3]')
  button(0).click()
  button(1).click()
  await vi.waitFor(() => expect(localStorage.getItem('likedcontent')).toBe('["x",3,7,8]'))
})

it('WI-09 sends the second like only after the first has brought the cookie', async () => {
  await openWith({ contentId: 7 }, { contentId: 8 })
  await vi.waitFor(() => expect(gets()).toHaveLength(1))
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  button(0).click()
  button(1).click()
  await vi.waitFor(() => expect(isLiked(1)).toEqual(LIKED))
  expect(posts()).toHaveLength(1)
  resolve()
  await vi.waitFor(() => expect(posts()).toHaveLength(2))
})

it('WI-09 likes once for as long as the page is open where the browser keeps nothing', async () => {
  await openWith({ contentId: 7, likeCount: 5 })
  const forbidden = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden })
  button().click()
  await vi.waitFor(() => expect(said().textContent).toContain('Kiitos'))
  expect(isLiked()).toEqual(LIKED)
  window.dispatchEvent(new (window as never as typeof globalThis).StorageEvent('storage', { key: null }))
  await Promise.resolve()
  expect(isLiked()).toEqual(LIKED)
  button().click()
  expect(posts()).toHaveLength(1)
})

it('WI-09 asks once for the newer counts of all buttons on the page, 50 at a time, and never for examples', async () => {
  const many = Array.from({ length: 52 }, (_, at) => ({ contentId: at }))
  server.counts = { 1: 12_345, 51: 9 }
  await openWith(...many, { contentId: 1 })
  await vi.waitFor(() => expect(counts()[51]).toBe('9'))
  expect(counts()[1]).toBe('12_345')
  expect(gets()).toHaveLength(2)
  const [first, second] = gets().map((url) => [...url.matchAll(/contentIds\[(\d+)\]=(\d+)/g)])
  expect([first?.length, second?.length]).toEqual([50, 1])
  const contentIds = first?.map(([, , id]) => id) ?? []
  expect(getLikeCounts.query.safeParse({ contentIds }).success).toBe(true)
  expect(getLikeCounts.query.safeParse({ contentIds: [...contentIds, '99'] }).success).toBe(false)
  expect(first?.map(([, at]) => Number(at))).toEqual(Array.from({ length: 50 }, (_, at) => at))
  expect([...(first ?? []), ...(second ?? [])].map(([, , id]) => Number(id))).not.toContain(0)
})

it('WI-09 shows what the page was rendered with when newer counts do not come', async () => {
  server.refusal = 'away'
  await openWith({ contentId: 7, likeCount: 5 })
  // The call is made once more before it is given up.
  await vi.waitFor(() => expect(gets()).toHaveLength(2), { timeout: 10_000 })
  await new Promise((resolve) => setTimeout(resolve))
  expect([counts(), said().textContent]).toEqual([['5'], ''])
})

it('WI-09 does not let counts that were asked for earlier hide a like', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  await openWith({ contentId: 7, likeCount: 5 })
  await vi.waitFor(() => expect(gets()).toHaveLength(1))
  held = Promise.resolve()
  server.counts[7] = 9
  button().click()
  await vi.waitFor(() => expect(counts()).toEqual(['10']))
  server.counts[7] = 5
  resolve()
  await new Promise((done) => setTimeout(done, 5))
  expect(counts()).toEqual(['10'])
})

it.each(languages)('WI-09 names what is liked in %s, for those who hear the page', (language) => {
  openPage(markup([{ contentId: 7, likeCount: 5, title: 'Kaalilaatikko' }, { contentId: 8 }], language))
  expect(button(0).textContent).toMatch(/.+: Kaalilaatikko$/)
  expect(button(1).textContent).not.toMatch(/[:{]/)
  const described = document.getElementById(button(0).getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toMatch(/.+: 5$/)
})
