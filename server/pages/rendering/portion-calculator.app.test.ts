import { expect, it } from 'vitest'
import { savePage } from '#server/capabilities/content/content.ts'
import { aRecipe } from '#server/testing/a-page.ts'
import { runningApp } from '#server/testing/running-app.ts'

const recipe = { portionSize: 250, portionUnit: 'g', totalYieldKg: 1 }

it('PR-05: the page of a recipe is the same whatever portions its address asks for, so the cache does not grow', async () => {
  const app = await runningApp()
  await savePage(app.content, aRecipe('pata', { site: 'ammattilaiset' }, recipe))
  const ask = async (query: string) => {
    const answer = await app.get('ammattilaiset', `/reseptit/pata${query}`)
    return { etag: answer.headers.get('etag'), html: await answer.text() }
  }
  const plain = await ask('')
  expect(plain.html).toContain('name="portion-calculator"')
  expect(plain.html).toContain('400,000\u00a0g')
  expect(await ask('?portions=250&portionSize=300')).toEqual(plain)
  expect(await ask('?portions=7')).toEqual(plain)
})

it('PR-05, PR-06: three decimals on the Finnish professional site, one on the Swedish, and no calculator elsewhere', async () => {
  const app = await runningApp()
  const pageOf = async (site: string, language: 'fi' | 'se') => {
    await savePage(app.content, aRecipe('pata', { site, language }, recipe))
    return (await app.get(site, '/reseptit/pata')).text()
  }
  expect(await pageOf('ammattilaiset', 'fi')).toContain('1,500\u00a0dl')
  expect(await pageOf('foodservice-se', 'se')).toContain('1,5\u00a0dl')
  const consumer = await pageOf('kuluttaja', 'fi')
  expect(consumer).not.toContain('portion-calculator')
  expect(consumer).toContain('1,5\u00a0dl')
})
