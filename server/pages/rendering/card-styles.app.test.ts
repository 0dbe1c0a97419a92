import { expect, it } from 'vitest'
import { savePage } from '#server/capabilities/content/content.ts'
import { aPage, aProduct, aRecipe } from '#server/testing/a-page.ts'
import { runningApp } from '#server/testing/running-app.ts'

const pages = (path: string) => ({ cards: [{ kind: 'page', path }] })

it('includes the styles of the cards on a page, each once, and no others', async () => {
  const app = await runningApp()
  const blocks = [
    { type: 'card-grid', props: pages('/tuotteet/kinkku') },
    { type: 'card-carousel', props: pages('/reseptit/keitto') },
    { type: 'card-grid', props: pages('/tuotteet/kinkku') },
  ]
  for (const page of [aProduct('kinkku'), aRecipe('keitto'), aPage({ blocks })]) {
    expect(await savePage(app.content, page)).toMatchObject({ ok: true })
  }
  const html = await (await app.get('kuluttaja', '/')).text()
  const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
  const timesOf = (selector: string) => css.split(selector).length - 1
  expect(['.card-link::after {', '.card-codes {', '.card-catalogue .', '.carousel-dots {'].map(timesOf)).toEqual([
    1, 1, 1, 1,
  ])
  expect(['.card-prices', '.card-profile', '.card-framed', '.card-release'].map(timesOf)).toEqual([0, 0, 0, 0])
})
