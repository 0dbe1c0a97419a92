import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { getLikeCounts } from '#contract/content/likes.ts'
import { languages } from '#contract/site.ts'
import { IslandLedger, IslandLedgerProvider } from '#web/islands/island.tsx'
import { startIslands } from '#web/islands/runtime.ts'
import { openPage } from '#web/islands/testing.tsx'
import { LikeButton } from './like-button.tsx'

type ButtonProps = { contentId: number; likeCount?: number; title?: string }

/** A fake like API: its counts, and the refusal that it returns; `away` is a lost connection. */
let server: { counts: Record<number, number>; refusal: { status: number; body: object } | 'away' | null }
const requests = vi.fn<(method: string, url: string) => void>()
/** The stored likes before the page is opened. */
let storedLikes: string | null
/** Delays responses until the test resolves it. */
let delay: Promise<void>

beforeEach(() => {
  server = { counts: {}, refusal: null }
  storedLikes = null
  delay = Promise.resolve()
  requests.mockClear()
})
afterEach(() => vi.resetModules())

async function respond(url: string, { method = 'GET' }: RequestInit = {}): Promise<Response> {
  requests(method, decodeURIComponent(url))
  await delay
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

function markup(buttons: readonly ButtonProps[], language: (typeof languages)[number] = 'fi'): string {
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

/** A page with hydrated like buttons. */
async function openWith(...buttons: ButtonProps[]): Promise<void> {
  const { comeIntoView } = openPage(markup(buttons))
  vi.stubGlobal('localStorage', window.localStorage)
  if (storedLikes !== null) localStorage.setItem('likedcontent', storedLikes)
  vi.stubGlobal('fetch', respond)
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
const status = (at = 0) => document.querySelectorAll('[role=status]')[at] as HTMLElement
const isLiked = (at = 0) => [button(at).getAttribute('aria-pressed'), button(at).getAttribute('aria-disabled')]
const LIKED = ['true', 'true']
const NOT_LIKED = ['false', 'false']
const posts = () => requests.mock.calls.filter(([method]) => method === 'POST').map(([, url]) => url)
const gets = () => requests.mock.calls.filter(([method]) => method === 'GET').map(([, url]) => url)

it('WI-09 shows a like at once, sends it, and cannot be pressed again', async () => {
  await openWith({ contentId: 7, likeCount: 1233 })
  server.counts[7] = 1300
  expect(counts()).toEqual(['1_233'])
  const { promise, resolve } = Promise.withResolvers<void>()
  delay = promise
  button().click()
  button().click()
  await expect.poll(counts).toEqual(['1_234'])
  expect(isLiked()).toEqual(LIKED)
  expect(button().textContent).toBe('Tykätty')
  expect(localStorage.getItem('likedcontent')).toBeNull()
  resolve()
  await expect.poll(counts).toEqual(['1_301'])
  expect(localStorage.getItem('likedcontent')).toBe('[7]')
  expect(status().textContent).toBe('Kiitos! Tykkäyksiä on nyt 1\u00a0301.')
  button().click()
  await Promise.resolve()
  expect(posts()).toEqual(['/api/contentlikecount/7?language=fi'])
})

it('shows no number until somebody has liked the page, and has a name', async () => {
  await openWith({ contentId: 7, likeCount: 0 })
  expect(document.querySelector('.like-count')?.textContent).toBe('')
  expect(button().textContent).toBe('Tykkää')
  button().click()
  await expect.poll(() => status().textContent).toContain('Kiitos!')
  expect(counts()).toEqual(['1'])
})

it('WI-09 shows earlier likes of this browser, and likes from other tabs', async () => {
  storedLikes = '["x",8]'
  await openWith({ contentId: 7 }, { contentId: 8 }, { contentId: 9 })
  await expect.poll(() => isLiked(1)).toEqual(LIKED)
  expect([isLiked(0), isLiked(2)]).toEqual([NOT_LIKED, NOT_LIKED])
  localStorage.setItem('likedcontent', '["x",8,9]')
  window.dispatchEvent(new (window as never as typeof globalThis).StorageEvent('storage', { key: 'likedcontent' }))
  await expect.poll(() => isLiked(2)).toEqual(LIKED)
  expect(isLiked(0)).toEqual(NOT_LIKED)
  button(1).click()
  button(2).click()
  expect(posts()).toEqual([])
  expect(localStorage.getItem('likedcontent')).toBe('["x",8,9]')
})

it('WI-09 refetches the count when another tab has liked the page', async () => {
  server.counts[7] = 3
  await openWith({ contentId: 7, likeCount: 2 })
  await expect.poll(counts).toEqual(['3'])
  server.counts[7] = 4
  localStorage.setItem('likedcontent', '[7]')
  window.dispatchEvent(new (window as never as typeof globalThis).StorageEvent('storage', { key: 'likedcontent' }))
  await expect.poll(counts).toEqual(['4'])
  expect(isLiked()).toEqual(LIKED)
})

const failures = [
  ['away' as const, 'Tykkäys ei mennyt perille. Ole hyvä ja yritä uudelleen.'],
  [{ status: 500, body: { message: 'x' } }, 'Tykkäys ei mennyt perille. Ole hyvä ja yritä uudelleen.'],
  [{ status: 429, body: { code: 'TOO_MANY_REQUESTS', message: 'Odota hetki.' } }, 'Odota hetki.'],
] as const

it.each(failures)('WI-09 reverts a like that fails (%j), says so, and can be tried again', async (refusal, text) => {
  await openWith({ contentId: 7, likeCount: 5 })
  await expect.poll(gets).toHaveLength(1)
  server.refusal = refusal
  button().click()
  await expect.poll(() => status().textContent).toBe(text)
  expect(status().className).toBe('like-failed')
  expect([counts(), isLiked(), localStorage.getItem('likedcontent')]).toEqual([['5'], NOT_LIKED, null])
  server.refusal = null
  server.counts[7] = 5
  button().click()
  await expect.poll(() => status().textContent).toContain('Kiitos')
  expect([counts(), isLiked(), status().className]).toEqual([['6'], LIKED, 'visually-hidden'])
})

it('WI-09 keeps all buttons of the same content in sync, and announces the like only at the pressed one', async () => {
  await openWith({ contentId: 7, likeCount: 5 }, { contentId: 8, likeCount: 1 }, { contentId: 7, likeCount: 5 })
  server.counts[7] = 5
  button(0).click()
  await expect.poll(() => status(0).textContent).toContain('Kiitos')
  expect(counts()).toEqual(['6', '1', '6'])
  expect([isLiked(0), isLiked(1), isLiked(2)]).toEqual([LIKED, NOT_LIKED, LIKED])
  expect(status(2).textContent).toBe('')
})

it('WI-09 keeps the other entries of the storage, and adds ids one by one', async () => {
  await openWith({ contentId: 7 }, { contentId: 8 })
  localStorage.setItem('likedcontent', '["x",3]')
  button(0).click()
  button(1).click()
  await expect.poll(() => localStorage.getItem('likedcontent')).toBe('["x",3,7,8]')
})

it('WI-09 sends the second like only after the first response has set the cookie', async () => {
  await openWith({ contentId: 7 }, { contentId: 8 })
  await expect.poll(gets).toHaveLength(1)
  const { promise, resolve } = Promise.withResolvers<void>()
  delay = promise
  button(0).click()
  button(1).click()
  await expect.poll(() => isLiked(1)).toEqual(LIKED)
  expect(posts()).toHaveLength(1)
  resolve()
  await expect.poll(posts).toHaveLength(2)
})

it('WI-09 likes only once while the page is open, even if local storage is unavailable', async () => {
  await openWith({ contentId: 7, likeCount: 5 })
  const forbidden = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden })
  button().click()
  await expect.poll(() => status().textContent).toContain('Kiitos')
  expect(isLiked()).toEqual(LIKED)
  window.dispatchEvent(new (window as never as typeof globalThis).StorageEvent('storage', { key: null }))
  await Promise.resolve()
  expect(isLiked()).toEqual(LIKED)
  button().click()
  expect(posts()).toHaveLength(1)
})

it('WI-09 fetches the current counts of all buttons on the page, 50 at a time, and never those of examples', async () => {
  const many = Array.from({ length: 52 }, (_, at) => ({ contentId: at }))
  server.counts = { 1: 12_345, 51: 9 }
  await openWith(...many, { contentId: 1 })
  await expect.poll(() => counts()[51]).toBe('9')
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

it('WI-09 shows the rendered counts when fetching newer ones fails', async () => {
  server.refusal = 'away'
  await openWith({ contentId: 7, likeCount: 5 })
  // The call is retried once.
  await expect.poll(gets).toHaveLength(2)
  await new Promise((resolve) => setTimeout(resolve))
  expect([counts(), status().textContent]).toEqual([['5'], ''])
})

it('WI-09 does not overwrite a like with counts requested before it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  delay = promise
  await openWith({ contentId: 7, likeCount: 5 })
  await expect.poll(gets).toHaveLength(1)
  delay = Promise.resolve()
  server.counts[7] = 9
  button().click()
  await expect.poll(counts).toEqual(['10'])
  server.counts[7] = 5
  resolve()
  await new Promise((done) => setTimeout(done, 5))
  expect(counts()).toEqual(['10'])
})

it.each(languages)('WI-09 has an accessible name with the title of the content in %s', (language) => {
  openPage(markup([{ contentId: 7, likeCount: 5, title: 'Kaalilaatikko' }, { contentId: 8 }], language))
  expect(button(0).textContent).toMatch(/.+: Kaalilaatikko$/)
  expect(button(1).textContent).not.toMatch(/[:{]/)
  const described = document.getElementById(button(0).getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toMatch(/.+: 5$/)
})
