import { expect, it } from 'vitest'
import { type DocumentParts, htmlDocument } from './document.ts'
import { cartCountScript, firstScript } from './first-script.ts'
import { layOutScript } from './lay-out-script.ts'

const assets = { client: '/assets/client.js', islandChunks: () => [], head: '' }

const someParts = (changes: Partial<DocumentParts> = {}): DocumentParts => ({
  head: {
    title: 'Kinkku',
    description: 'Kuvaus',
    siteName: 'Kaskimaa',
    language: 'fi',
    kind: 'article',
    canonical: 'https://www.kaskimaa.example/kinkku',
    alternates: [],
    structured: [],
  },
  icon: '/icon.svg',
  css: 'p{color:red}',
  fonts: ['/assets/font.woff2'],
  consent: '',
  header: '<header></header>',
  opening: '<h1></h1>',
  blocks: ['<i></i>', '<b></b>', '<u></u>'],
  footer: '<footer></footer>',
  islands: new Map(),
  ...changes,
})

/** Scripts that run, as they stand in the page; structured data does not run. */
const scriptsIn = (html: string) =>
  [...html.matchAll(/<script(?! type="application)[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script)

it.each([
  ['without islands', someParts()],
  ['with islands', someParts({ islands: new Map([['cart', 'all']]) })],
])('names each inline script for the security policy, %s', (_what, parts) => {
  const { html, inlineScripts } = htmlDocument(parts, assets)
  expect(new Set(scriptsIn(html))).toEqual(new Set(inlineScripts))
})

it('is laid out in pieces: after the banner, the header and the first three blocks', () => {
  const blocks = ['<i></i>', '<b></b>', '<u></u>', '<q></q>', '<s></s>']
  const { html } = htmlDocument(someParts({ consent: '<aside></aside>', blocks }), assets)
  const layOut = `<script>${layOutScript}</script>`
  expect(html.split(layOut)).toHaveLength(6)
  expect(html).toContain(`<aside></aside>${layOut}<header></header>`)
  expect(html).toContain(
    `</script>${layOut}<main id="main" tabindex="-1"><h1></h1><i></i>${layOut}<b></b>${layOut}<u></u>${layOut}<q></q><s></s></main>`,
  )
})

it('knows who the visitor is before the banner, and the cart before the header is painted', () => {
  const { html } = htmlDocument(someParts({ consent: '<aside></aside>' }), assets)
  expect(html).toContain(`<body><script>${firstScript}</script><aside></aside>`)
  expect(html).toContain(`<header></header><script id="header-end">${cartCountScript}</script>`)
})

it('lets phones preload fonts only where a picture is on its way anyway, by the header of the response', () => {
  const preload = '<link rel="preload" href="/assets/font.woff2" as="font" type="font/woff2" crossorigin'
  const withText = htmlDocument(someParts(), assets)
  expect(withText.html).toContain(`${preload} media="(width >= 768px)">`)
  expect(withText.fonts).toEqual([])
  const withPicture = htmlDocument(someParts({ blocks: ['<img fetchPriority="high">'] }), assets)
  expect(withPicture.html).not.toContain('rel="preload"')
  expect(withPicture.fonts).toEqual(['/assets/font.woff2'])
})
