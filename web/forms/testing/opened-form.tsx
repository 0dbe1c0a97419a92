import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, onTestFinished, vi } from 'vitest'
import { islandMarkup, openPage } from '#web/islands/testing.tsx'
import { FormIsland } from '../form/form.island.tsx'
import type { FormView } from '../form/form-view.ts'

type Sent = { path: string; headers: Headers; body: Record<string, unknown> }

const GLOBALS = [
  ...['HTMLInputElement', 'HTMLTextAreaElement', 'HTMLSelectElement', 'HTMLElement'],
  ...['localStorage', 'sessionStorage', 'location', 'Event'],
] as const

type Options = {
  /** Answers a request; default: it worked, whatever the form calls that. */
  respond?: (sent: Sent) => Response | Promise<Response>
  /** Done to the page before it comes to life. */
  before?: () => void
  /** What an earlier visit left in the browser. */
  stored?: Readonly<Record<string, string>>
}

/** A form in a page of jsdom, as a visitor has it: rendered by the server, then hydrated. */
export const openForm = (view: FormView, options: Options = {}) =>
  openIsland({ name: 'form', component: FormIsland, each: [view] }, <FormIsland {...view} />, options)

/** Something with a form, in the same way. */
export async function openIsland<P extends object>(
  markup: Parameters<typeof islandMarkup<P>>[0],
  element: ReactNode,
  { respond = worked, before, stored = {} }: Options = {},
) {
  const sent: Sent[] = []
  openPage(islandMarkup(markup))
  const page = window as unknown as Record<string, unknown>
  for (const name of GLOBALS) vi.stubGlobal(name, page[name])
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  window.HTMLElement.prototype.scrollIntoView = () => {}
  vi.stubGlobal('fetch', async (address: string, { headers, body }: RequestInit = {}) => {
    const path = address.split('?')[0] ?? ''
    if (path === '/api/captcha/challenge') return Response.json({ kind: 'none' }, { status: 500 })
    const request = { path, headers: new Headers(headers), body: JSON.parse(String(body ?? '{}')) }
    sent.push(request)
    return respond(request)
  })
  before?.()
  const island = document.querySelector('kaski-island')
  const options = { identifierPrefix: island?.getAttribute('prefix') ?? '' }
  const root = hydrateRoot(island?.lastElementChild as Element, element, options)
  onTestFinished(async () => {
    root.unmount()
    // React may still have work to drop, for which it needs the window.
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  const isLive = () => Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps$'))
  await expect.poll(isLive).toBe(true)
  return { sent, ...hands }
}

function worked({ path }: Sent): Response {
  return Response.json({ isSuccess: true, success: true, data: { isSuccess: true }, path })
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const textOf = (element: Element | null | undefined) => element?.textContent ?? ''

/** The control with this label. */
function control(label: string): HTMLInputElement {
  const found = all('label').find((each) => textOf(each).replace(/ \*$/, '') === label)
  const inside = found?.querySelector('input, textarea, select')
  const control = inside ?? document.getElementById(found?.getAttribute('for') ?? '')
  if (!control) throw new Error(`There is no control called '${label}'.`)
  return control as HTMLInputElement
}

/** What a visitor does and sees. */
const hands = {
  control,
  type(label: string, text: string) {
    const input = control(label)
    input.value = text
    // React was imported without a window and believes that there are no input events: its handler is called by hand.
    const key = Object.keys(input).find((name) => name.startsWith('__reactProps$')) as keyof typeof input
    const { onChange } = input[key] as unknown as { onChange: (event: object) => void }
    onChange({ target: input, currentTarget: input })
  },
  tick: (label: string) => control(label).click(),
  press(name: string) {
    const button = all('button').find((each) => textOf(each) === name || each.getAttribute('aria-label') === name)
    if (!button) throw new Error(`There is no button '${name}'.`)
    button.click()
  },
  buttons: () => all('button').map(textOf),
  labels: () => all('label, legend').map(textOf),
  /** The errors of fields, in their order, each with the name of its field. */
  errors: () =>
    all('.form-field-invalid').map((field) => {
      const label = textOf(field.querySelector('label, legend')).replace(/ \*$/, '')
      return [label, textOf(field.querySelector('.form-error:not([role])'))]
    }),
  summary: () => ({
    heading: textOf(document.querySelector('.form-summary :is(h2, h3)')),
    items: all('.form-summary a').map(textOf),
  }),
  failure: () => textOf(document.querySelector('.form-failed')),
  thanks: () => textOf(document.querySelector('.form-thanks')),
}
