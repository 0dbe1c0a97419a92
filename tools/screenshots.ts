import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { sites } from '#sites/all.ts'
import { launchBrowser } from './browser.ts'

// Takes screenshots of every site's home page, or of the given paths, from a running server. Usage:
// npm run screenshots -- --widths 375,1440
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '3000' },
    widths: { type: 'string', default: '375,768,1024,1440' },
    sites: { type: 'string', default: sites.map(({ id }) => id).join(',') },
    out: { type: 'string', default: '.cache/screenshots' },
  },
})

/** What a visitor sees only after scrolling: pictures that load late, and sections that are laid out late. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('main > *'))
      section.style.contentVisibility = 'visible'
    for (const image of document.images) image.loading = 'eager'
    return Promise.all([...document.images].map((image) => image.decode()))
  })
}

await mkdir(values.out, { recursive: true })
const browser = await launchBrowser()
for (const site of values.sites.split(',')) {
  for (const path of positionals.length > 0 ? positionals : ['/']) {
    for (const width of values.widths.split(',').map(Number)) {
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
      await page.goto(`http://${site}.localhost:${values.port}${path}`, { waitUntil: 'networkidle' })
      await showAll(page)
      const file = `${values.out}/${site}${path === '/' ? '' : path.replaceAll('/', '_')}-${width}.png`
      await page.screenshot({ path: file, fullPage: true })
      await page.close()
      process.stdout.write(`${file}\n`)
    }
  }
}
await browser.close()
