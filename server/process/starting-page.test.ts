import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { whileStarting } from './starting-page.ts'

async function asked(path: string, headers: Record<string, string>) {
  const server = createServer(whileStarting).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((listening) => server.once('listening', listening))
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers })
  return { answer, text: await answer.text() }
}

it.each([
  ['sv-FI,sv;q=0.9,en;q=0.5', 'sv', 'Webbplatsen startar'],
  ['de', 'de', 'Die Website startet'],
  ['en;q=0.2, fi', 'fi', 'Sivusto käynnistyy'],
  ['ja', 'fi', 'Sivusto käynnistyy'],
  ['', 'fi', 'Sivusto käynnistyy'],
])(
  'who opens a page while the program starts (%s) reads so in their language, and it opens by itself',
  async (wanted, language, title) => {
    const { answer, text } = await asked('/tuotteet', { accept: 'text/html,*/*', 'accept-language': wanted })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(text).toContain(`<html lang="${language}">`)
    expect(text).toContain(`<h1>${title}</h1>`)
    expect(text).toContain('<meta http-equiv="refresh" content="2">')
  },
)

it('calls, pictures and probes get no page while the program starts', async () => {
  expect((await asked('/api/carts', { accept: 'application/json' })).text).toBe('')
  const { answer, text } = await asked('/readyz', { accept: 'text/html' })
  expect(answer.status).toBe(503)
  expect(text).toContain('not ready')
})
