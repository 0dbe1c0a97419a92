import { describe, expect, it } from 'vitest'
import { desktopNavigation, mobileNavigation } from '#contract/navigation/navigation-calls.ts'
import { savePage } from '#server/capabilities/content/content.ts'
import { aNavigation } from '#server/testing/a-navigation.ts'
import { aPage } from '#server/testing/a-page.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { saveNavigation } from './navigation.ts'

const picture = { id: '0123456789', name: 'kana.jpg', width: 960, height: 720, alt: 'Kana uunissa' }
const products = { label: 'Tuotteet', link: '/tuotteet' }
const children = [
  { label: 'Kana', link: '/tuotteet/kana' },
  { label: 'Kauppaan', link: 'site:lihakauppa/tuotteet' },
]

const stored = aNavigation({
  desktop: {
    topTabs: [{ label: 'Kauppa', link: 'site:lihakauppa/', icon: 'cart', showBorder: true, children: [] }],
    bottomTabs: [{ ...products, children, teaserImage: picture, showMoreLabel: 'Kaikki tuotteet' }],
  },
  mobile: {
    barLinks: [products],
    navAccordions: [
      { ...products, children, teaserImage: picture, showMoreLabel: 'Kaikki tuotteet', expanded: false },
      { label: 'Tarina', link: '/tarina', children: [], expanded: true },
    ],
    navLinks: [{ label: 'Ota yhteyttä', link: '/ota-yhteytta', icon: 'mail' }],
  },
})

async function anApp(): Promise<RunningApp> {
  const app = await runningApp()
  await saveNavigation(app.navigation, stored)
  return app
}

const read = async (app: RunningApp, path: string, site = 'kuluttaja') => (await app.get(site, path)).json()

describe('GET /api/nav/desktop', () => {
  it('CH-27 returns tabs and languages with every specified field', async () => {
    const app = await anApp()
    const shop = `http://lihakauppa.localhost:${app.port}`
    const shownPicture = {
      src: '/media/0123456789/kana.jpg?preset=third',
      alt: 'Kana uunissa',
      width: 480,
      height: 360,
    }
    const answer = await read(app, '/api/nav/desktop')
    expect(answer).toEqual({
      topTabs: [
        {
          label: 'Kauppa',
          link: `${shop}/`,
          icon: 'cart',
          showBorder: true,
          children: [],
          teaserImage: null,
          showMoreLabel: null,
        },
      ],
      bottomTabs: [
        {
          ...products,
          icon: null,
          showBorder: false,
          children: [children[0], { label: 'Kauppaan', link: `${shop}/tuotteet` }],
          teaserImage: shownPicture,
          showMoreLabel: 'Kaikki tuotteet',
        },
      ],
      languageMenu: [{ label: 'In English', link: '/en/' }],
    })
    expect(desktopNavigation.answer.parse(answer)).toEqual(answer)
  })

  it('CH-27 takes the site from the host, or from subDomainId if given; an unknown one is 400', async () => {
    const app = await anApp()
    expect((await read(app, '/api/nav/desktop?subDomainId=kuluttaja', 'deli')).bottomTabs).toHaveLength(1)
    expect((await read(app, '/api/nav/desktop', 'deli')).bottomTabs).toEqual([])
    const unknown = await app.get('kuluttaja', '/api/nav/desktop?subDomainId=nobody')
    expect([unknown.status, await unknown.json()]).toMatchObject([
      400,
      { code: 'REQUEST_INVALID', fields: { subDomainId: 'Tällaista sivustoa ei ole.' } },
    ])
  })

  it('CH-27 refuses a language that the chosen site does not have, by its name', async () => {
    const app = await anApp()
    const answerTo = async (query: string) => {
      const answer = await app.get('kuluttaja', `/api/nav/mobile?${query}`)
      return [answer.status, Object.keys((await answer.json()).fields ?? {})]
    }
    expect(await answerTo('languageId=xx')).toEqual([400, ['languageId']])
    expect(await answerTo('languageId=de')).toEqual([400, ['languageId']])
    expect(await answerTo('subDomainId=deli&languageId=en')).toEqual([400, ['languageId']])
    expect(await answerTo('subDomainId=delikatess&languageId=de')).toEqual([200, []])
  })

  it('can be cached until it changes', async () => {
    const app = await anApp()
    const first = await app.get('kuluttaja', '/api/nav/desktop')
    const again = { headers: { 'if-none-match': first.headers.get('etag') as string } }
    expect((await app.get('kuluttaja', '/api/nav/desktop', again)).status).toBe(304)
    await saveNavigation(app.navigation, aNavigation())
    expect((await app.get('kuluttaja', '/api/nav/desktop', again)).status).toBe(200)
  })
})

describe('GET /api/nav/mobile', () => {
  it('CH-28 returns bar links, accordions, links and languages with every specified field', async () => {
    const app = await anApp()
    const answer = await read(app, '/api/nav/mobile')
    expect(answer).toMatchObject({
      barLinks: [products],
      navAccordions: [
        { ...products, expanded: false, showMoreLabel: 'Kaikki tuotteet', teaserImage: { width: 480 } },
        { label: 'Tarina', children: [], expanded: true, showMoreLabel: null, teaserImage: null },
      ],
      navLinks: [{ label: 'Ota yhteyttä', link: '/ota-yhteytta', icon: 'mail' }],
      languageMenu: [{ label: 'In English', link: '/en/' }],
    })
    expect(mobileNavigation.answer.parse(answer)).toEqual(answer)
  })

  it('CH-31 CH-09 expands the branch of the page; a single language link leads to the other home page', async () => {
    const app = await anApp()
    await savePage(app.content, aPage({ path: '/tuotteet/kana/filee', key: 'chicken' }))
    await savePage(app.content, aPage({ language: 'en', path: '/products/chicken', key: 'chicken' }))
    const { navAccordions, languageMenu } = await read(app, '/api/nav/mobile?pageId=1')
    expect(navAccordions.map(({ expanded }: { expanded: boolean }) => expanded)).toEqual([true, true])
    expect(languageMenu).toEqual([{ label: 'In English', link: '/en/' }])
    expect((await read(app, '/api/nav/mobile?pageId=999')).navAccordions[0].expanded).toBe(false)
  })

  it('CH-31 names the languages on sites with a drop-down or a list', async () => {
    const app = await anApp()
    expect((await read(app, '/api/nav/mobile?languageId=en', 'yritys')).languageMenu).toEqual([
      { label: 'Suomeksi', link: '/', LanguageId: 'fi', Link: '/' },
      { label: 'In English', link: '/en/', LanguageId: 'en', Link: '/en/' },
      { label: 'På svenska', link: '/se/', LanguageId: 'se', Link: '/se/' },
    ])
    expect((await read(app, '/api/nav/mobile', 'mestari')).languageMenu).toEqual([])
    await savePage(app.content, aPage({ site: 'yritys', path: '/tarina', key: 'story' }))
    await savePage(app.content, aPage({ site: 'yritys', language: 'en', path: '/story', key: 'story' }))
    const { languageMenu } = await read(app, '/api/nav/mobile?pageId=1', 'yritys')
    expect(languageMenu.map(({ link }: { link: string }) => link)).toEqual(['/tarina', '/en/story', '/se/'])
  })
})
