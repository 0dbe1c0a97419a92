import { expect, it } from 'vitest'
import { runningApp } from '#server/testing/running-app.ts'

it('CH-35 issues a token that is not cached, with a cookie that scripts and other sites do not get', async () => {
  const app = await runningApp()
  const answer = await app.get('lihakauppa', '/api/antiforgery/token')
  expect(await answer.json()).toEqual({ token: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/) })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('set-cookie')).toMatch(
    /^__RequestVerificationToken=[\w-]{22}; Path=\/; HttpOnly; SameSite=Strict$/,
  )
})

it('CH-35 refuses every other post from another origin', async () => {
  const app = await runningApp()
  const post = (origin: string) =>
    app.get('kuluttaja', '/api/reports', {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: '{"csp-report":{}}',
    })
  expect((await post('http://evil.example')).status).toBe(403)
  expect((await post(`http://lihakauppa.localhost:${app.port}`)).status).toBe(403)
  expect((await post(`http://kuluttaja.localhost:${app.port}`)).status).toBe(204)
})
