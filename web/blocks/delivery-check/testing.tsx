import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest'
import { startIslands } from '#web/islands/runtime.ts'
import { islandMarkup, openPage } from '#web/islands/testing.tsx'
import { deliveryBarTexts, deliveryCheckTexts, deliveryChoiceTexts } from '#web/messages/shop/delivery.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { DeliveryCheck } from './delivery-check.island.tsx'

export type Answer = { status?: number; body: object } | 'away'

/** What the shop answers to a call about a postal code, and what it was asked. */
export const shop: { answers: Record<string, Answer>; asked: string[] } = { answers: {}, asked: [] }

/** To be called once in a file of tests. */
export function openDeliveryForTests(): void {
  beforeEach(() => {
    shop.answers = {}
    shop.asked = []
  })
  afterEach(() => vi.resetModules())
}

async function answer(url: string): Promise<Response> {
  shop.asked.push(url)
  const found = shop.answers[url.replace(/.*\/(\w+)\?.*postalCode=(\w*).*/, '$1 $2')] ?? 'away'
  if (found === 'away') throw new TypeError('Failed to fetch')
  return Response.json(found.body, { status: found.status ?? 200 })
}

/** What the answers changed is rendered: React must not find the page gone. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
}

export const available = (isAvailable: boolean): Answer => ({ body: { data: { isAvailable } } })
export const options = (data: object): Answer => ({ body: { status: 200, data } })
export const unknown: Answer = { status: 404, body: { code: 'POSTAL_CODE_UNKNOWN', message: 'Ei ole.' } }

/** The delivery check, with what the test is about. */
export async function openCheck({
  bar = false,
  times = false,
  focused = false,
  stored = {} as Record<string, string>,
} = {}) {
  const texts = {
    check: textsOf('fi', deliveryCheckTexts),
    bar: bar ? textsOf('fi', deliveryBarTexts) : null,
    choice: times ? textsOf('fi', deliveryChoiceTexts) : null,
  }
  const props = { language: 'fi' as const, texts }
  const page = openPage(islandMarkup({ name: 'delivery-check', component: DeliveryCheck, when: 'load', each: [props] }))
  for (const name of ['location', 'sessionStorage', 'CustomEvent'] as const) vi.stubGlobal(name, window[name])
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
  if (focused) field().focus()
  vi.stubGlobal('fetch', answer)
  onTestFinished(rest)
  const onError = vi.fn()
  onTestFinished(() => expect(onError).not.toHaveBeenCalled())
  startIslands(
    { './blocks/delivery-check/delivery-check.island.tsx': () => import('./delivery-check.island.tsx') },
    { onError },
  )
  await expect.poll(() => document.querySelectorAll('kaski-island[live]').length).toBe(1)
  return page
}

export const field = () => document.querySelector<HTMLInputElement>('[data-postal-code]') as HTMLInputElement
export const button = () =>
  document.querySelector<HTMLButtonElement>('.delivery-check [type=submit]') as HTMLButtonElement
export const result = () => document.querySelector('.delivery-check-result')?.textContent

export function type(text: string): void {
  field().value = text
  field().dispatchEvent(new window.Event('input', { bubbles: true }))
}

export async function check(text: string): Promise<void> {
  type(text)
  await expect.poll(() => button().disabled).toBe(false)
  button().click()
}
