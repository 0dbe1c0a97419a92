import { expect, it, vi } from 'vitest'
import { openIsland } from '#web/forms/testing/opened-form.tsx'
import { loginCodeTexts } from '#web/messages/customers/login-code.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { CodeSteps } from './code-steps.tsx'
import { askForCodeView, newPasswordView } from './customer-views.ts'

const EMAIL = 'maija@example.fi'
const views = { ask: askForCodeView('fi'), enter: newPasswordView('fi'), texts: textsOf('fi', loginCodeTexts) }

/** The server: gives each request for a code a number of its own, and knows one code. */
function aServer() {
  let requests = 0
  return ({ path, body }: { path: string; body: Record<string, unknown> }) => {
    if (path.endsWith('/token')) return Response.json({ token: 'x' })
    if (path.endsWith('/code')) return Response.json({ isSuccess: true, request: `request ${++requests}` })
    if (body.code === '123 456') return Response.json({ isSuccess: true })
    const fields = { code: 'Koodi ei täsmää.' }
    return Response.json({ code: 'REQUEST_INVALID', message: 'x', fields }, { status: 400 })
  }
}

async function open(stored: Record<string, string> = {}) {
  const onEntered = vi.fn()
  const props = { ...views, onEntered: undefined as never }
  const form = await openIsland(
    { name: 'customer-form', component: CodeSteps, each: [props] },
    <CodeSteps {...views} onEntered={onEntered} />,
    {
      respond: aServer(),
      before: () => {
        vi.stubGlobal('setInterval', window.setInterval.bind(window))
        for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
      },
    },
  )
  const sentTo = (name: string) => form.sent.filter(({ path }) => path.endsWith(name)).map(({ body }) => body)
  return { ...form, onEntered, sentTo }
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)
const described = (element: Element | null) =>
  (element?.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
const button = (name: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === name)

it('SH-21: asks for the code where the address was typed, says where it was sent, and what is wrong with it', async () => {
  const { type, press, onEntered, sentTo } = await open()
  type('Sähköposti', ` ${EMAIL}`)
  press('Lähetä koodi')
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('code')
  expect([field('code')?.inputMode, field('code')?.autocomplete]).toEqual(['numeric', 'one-time-code'])
  expect(described(field('code'))[0]).toContain(EMAIL)
  type('Koodi sähköpostista', '12 34')
  type('Uusi salasana', 'Makkara ja sinappi')
  press('Tallenna salasana ja kirjaudu')
  await expect.poll(() => described(field('code'))).toContain('Kirjoita koodin kuusi numeroa.')
  type('Koodi sähköpostista', '654321')
  press('Tallenna salasana ja kirjaudu')
  await expect.poll(() => described(field('code'))).toContain('Koodi ei täsmää.')
  expect(field('password')?.value).toBe('Makkara ja sinappi')
  type('Koodi sähköpostista', '123 456')
  press('Tallenna salasana ja kirjaudu')
  await expect.poll(() => onEntered.mock.calls.length).toBe(1)
  expect(sentTo('/password').at(-1)).toMatchObject({ request: 'request 1', code: '123 456' })
  expect(sessionStorage.getItem('login-code')).toBeNull()
})

it('sends another code after a pause that is counted down, and keeps what was typed', async () => {
  const at = Date.now() - 27_000
  const { type, press, sentTo } = await open({
    'login-code': JSON.stringify({ request: 'request 0', email: EMAIL, at }),
  })
  // A page that is loaded again goes on with the code.
  await expect.poll(() => field('code') !== null).toBe(true)
  type('Uusi salasana', 'Makkara ja sinappi')
  const resend = () => button('Lähetä uusi koodi')
  expect(described(resend() ?? null)[0]).toMatch(/^Voit pyytää uuden koodin [123] sekunnin kuluttua\.$/)
  expect(resend()?.getAttribute('aria-disabled')).toBe('true')
  press('Lähetä uusi koodi')
  await expect.poll(() => resend()?.getAttribute('aria-disabled'), { timeout: 10_000 }).toBe('false')
  expect(sentTo('/code')).toEqual([])
  press('Lähetä uusi koodi')
  await expect
    .poll(() => document.querySelector('.code-resend [role=status]')?.textContent)
    .toContain('Uusi koodi on lähetetty.')
  expect(sentTo('/code')).toMatchObject([{ email: EMAIL }])
  expect([resend()?.getAttribute('aria-disabled'), field('password')?.value]).toEqual(['true', 'Makkara ja sinappi'])
  type('Koodi sähköpostista', '123 456')
  press('Tallenna salasana ja kirjaudu')
  await expect.poll(() => sentTo('/password')).toMatchObject([{ request: 'request 1' }])
})

it('goes back to the address, which is still there, and on to the code again', async () => {
  const { press } = await open({
    'login-code': JSON.stringify({ request: 'request 0', email: EMAIL, at: Date.now() }),
  })
  await expect.poll(() => field('code') !== null).toBe(true)
  press('Vaihda sähköpostiosoite')
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('email')
  expect([field('email')?.value, field('code')]).toEqual([EMAIL, null])
  press('Minulla on jo koodi')
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('code')
})
