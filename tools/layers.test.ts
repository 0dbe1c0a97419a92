import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const forbidden = [
  ['contract/planted.ts', '#server/config.ts'],
  ['contract/planted.ts', 'react'],
  ['sites/planted.ts', '#web/ui/picture.tsx'],
  ['demo/shop/planted.ts', '#server/app.ts'],
  ['demo/shop/planted.ts', '#sites/all.ts'],
  ['demo/pictures/planted.ts', '../drawing/drawings.ts'],
  ['contract/planted.ts', '#demo/shop/products.ts'],
  ['sites/planted.ts', '#demo/facts/facts.ts'],
  ['server/pages/planted.ts', '#demo/filling/demo-content.ts'],
  ['server/capabilities/planted/planted.ts', '#demo/filling/fill-demo.ts'],
  ['sandbox/planted.ts', '#server/adapters/payment/svea/hash.ts'],
  ['sandbox/planted.ts', '../contract/values/money.ts'],
  ['server/adapters/payment/planted.ts', '../../../sandbox/messages.ts'],
  ['web/planted.ts', '#server/app.ts'],
  ['web/planted.ts', '../server/app.ts'],
  ['web/document/planted.ts', '#sites/all.ts'],
  ['web/ui/planted.tsx', '#web/blocks/registry.ts'],
  ['web/messages/planted.ts', '#web/chrome/logo.tsx'],
  ['web/format/planted.ts', '#web/cards/card.tsx'],
  ['web/calls/planted.ts', '#web/shop/cart/cart-copy.ts'],
  ['web/shop/planted.tsx', '#web/chrome/logo.tsx'],
  ['web/shop/planted.tsx', '#web/cards/card.tsx'],
  ['web/forms/planted.tsx', '#web/blocks/registry.ts'],
  ['web/overlays/planted.tsx', '#web/chrome/logo.tsx'],
  ['web/analytics/planted.ts', '#web/templates/openings.tsx'],
  ['web/islands/planted.ts', '#web/blocks/registry.ts'],
  ['web/chrome/planted.tsx', '#web/blocks/registry.ts'],
  ['web/templates/planted.tsx', '#web/blocks/registry.ts'],
  ['web/cards/planted.tsx', '#web/blocks/registry.ts'],
  ['web/cards/planted.tsx', '#web/blocks/hero/hero.block.tsx'],
  ['web/blocks/planted/planted.block.tsx', '../hero/hero.block.tsx'],
  ['web/blocks/planted/planted.block.tsx', '#web/chrome/logo.tsx'],
  ['web/blocks/planted/planted.block.tsx', '#demo/pictures/pictures.ts'],
  ['web/blocks/planted/planted.examples.ts', '#demo/pictures/pictures.ts'],
  ['web/blocks/planted/planted.island.tsx', 'react-dom/server'],
  ['web/blocks/planted/planted.island.tsx', './planted.load.ts'],
  ['web/blocks/planted/planted.island.tsx', './planted.schema.ts'],
  ['server/db/planted.ts', '#server/capabilities/content/content.ts'],
  ['server/db/planted.ts', 'fastify'],
  ['server/adapters/files/planted.ts', '#server/capabilities/media/media.ts'],
  ['server/adapters/files/planted.ts', '#server/responses/headers.ts'],
  ['server/adapters/files/planted.ts', '#server/db/database.ts'],
  ['server/content-files/planted.ts', 'drizzle-orm'],
  ['server/content-files/planted.ts', '#server/pages/pages.ts'],
  ['server/content-files/planted.ts', '#sites/all.ts'],
  ['server/edited-pages/planted.ts', 'drizzle-orm'],
  ['server/edited-pages/planted.ts', '#server/http/calls/served.ts'],
  ['server/http/planted.ts', '#server/capabilities/content/content.ts'],
  ['server/mail/planted.ts', '#server/shop/orders/orders.ts'],
  ['server/mail/planted.ts', 'drizzle-orm'],
  ['server/mail/planted.store.ts', '#server/capabilities/forms/submission.ts'],
  ['server/pages/planted.ts', 'drizzle-orm'],
  ['server/pages/cache/planted.ts', '#server/http/front/front.ts'],
  ['server/pdf/planted.ts', '#server/pages/pages.ts'],
  ['server/responses/planted.ts', '#server/pages/pages.ts'],
  ['server/responses/planted.ts', '#server/http/front/front.ts'],
  ['server/responses/planted.ts', '#server/db/database.ts'],
  ['search/index/planted.ts', '#server/pages/pages.ts'],
  ['search/index/planted.ts', '#server/capabilities/content/content.ts'],
  ['server/pages/planted.ts', '#server/db/database.ts'],
  ['server/capabilities/planted/planted.ts', 'drizzle-orm'],
  ['server/capabilities/planted/planted.ts', 'fastify'],
  ['server/capabilities/planted/planted.ts', '../content/content.ts'],
  ['server/capabilities/planted/planted.ts', '#server/capabilities/content/content.ts'],
  ['server/capabilities/planted/planted.ts', '#web/blocks/registry.ts'],
  ['server/capabilities/planted/planted.store.ts', 'fastify'],
  ['server/capabilities/planted/planted.store.ts', '../content/content.store.ts'],
  ['server/capabilities/planted/planted.capability.ts', 'drizzle-orm'],
  ['server/capabilities/planted/planted.capability.ts', '../content/content.capability.ts'],
  ['server/capabilities/planted/planted.http.ts', 'drizzle-orm'],
  ['server/capabilities/planted/planted.http.ts', '#server/db/database.ts'],
  ['server/capabilities/planted/planted.ts', '#server/shop/orders/orders.ts'],
  ['server/shop/planted/planted.ts', '../codes/codes.ts'],
  ['server/shop/planted/planted.store.ts', '../orders/orders.store.ts'],
  ['server/office/planted/planted.ts', '#server/shop/orders/orders.ts'],
  ['server/office/planted/planted.store.ts', 'fastify'],
  ['server/office/planted/planted.http.ts', 'drizzle-orm'],
  ['server/office/planted/planted.capability.ts', 'drizzle-orm'],
  ['server/shop/planted/planted.http.ts', 'drizzle-orm'],
  ['office/frame/planted.tsx', '#server/app.ts'],
  ['office/frame/planted.tsx', '#web/chrome/logo.tsx'],
  ['office/orders/planted.tsx', '#web/messages/message.ts'],
  ['office/orders/planted.tsx', '#sites/all.ts'],
  ['office/ui/planted.tsx', '#office/frame/queries.ts'],
  ['office/ui/planted.tsx', '#web/calls/call.ts'],
  ['web/ui/planted.tsx', '#office/ui/button.tsx'],
  ['contract/planted.ts', '#office/ui/button.tsx'],
  ['server/shop/orders/planted.ts', '#server/capabilities/content/content.ts'],
  ['server/shop/orders/planted.ts', 'drizzle-orm'],
  ['server/shop/orders/planted.ts', '../packing/ticks.ts'],
  ['server/shop/packing/planted.ts', 'drizzle-orm'],
] as const

const allowed = [
  ['web/cards/planted.ts', '#web/block-kit/define-block.ts'],
  ['web/blocks/planted/planted.block.tsx', '#web/block-kit/define-block.ts'],
  ['web/blocks/planted/planted.examples.ts', '#web/block-kit/example-media.ts'],
  ['server/capabilities/planted/planted.ts', '#server/adapters/files/file-store.ts'],
  ['server/capabilities/planted/planted.store.ts', 'drizzle-orm'],
  ['server/capabilities/planted/planted.ts', '#server/mail/outgoing-mails.store.ts'],
  ['server/mail/planted.store.ts', 'drizzle-orm'],
  ['server/capabilities/planted/planted.capability.ts', '#server/db/database.ts'],
  ['server/capabilities/planted/planted.http.ts', '#server/http/calls/served.ts'],
  ['server/shop/orders/planted.ts', '../codes/codes.ts'],
  ['server/shop/packing/planted.ts', '../orders/refund.ts'],
  ['server/shop/orders/planted.store.ts', '../codes/codes.store.ts'],
  ['server/content-files/planted.ts', '#server/capabilities/content/content.ts'],
  ['server/edited-pages/planted.store.ts', 'drizzle-orm'],
  ['office/orders/planted.tsx', '#office/ui/list.tsx'],
  ['office/orders/planted.tsx', '#contract/office/list.ts'],
  ['office/orders/planted.tsx', '#web/format/euros.ts'],
  ['office/frame/planted.tsx', '#web/calls/call.ts'],
  ['office/ui/planted.tsx', '#web/ui/icon.tsx'],
  ['server/planted.ts', './capabilities/content/content.ts'],
] as const

const packed = 'web/likes/planted-packing.ts'

const fetchingFiles = {
  forbidden: 'web/likes/planted-fetch.ts',
  inOffice: 'office/orders/planted-fetch.ts',
  allowed: 'web/calls/planted-fetch.ts',
}

/** An empty project with our lint rules, in which every import gets a file of its own. */
const project = mkdtempSync(join(tmpdir(), 'kaskimaa-layers-'))
afterAll(() => rmSync(project, { recursive: true }))

const planted = (file: string, imported: string) =>
  file.replace('planted', `planted-${imported.replaceAll(/[^a-z]/g, '-')}`)

function reportedFiles(): Set<string> {
  copyFileSync('biome.json', join(project, 'biome.json'))
  cpSync('tools/lint', join(project, 'tools/lint'), { recursive: true })
  for (const [file, imported] of [...forbidden, ...allowed]) {
    const path = join(project, planted(file, imported))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `import { thing } from '${imported}'\n\nexport const used = thing\n`)
  }
  for (const file of Object.values(fetchingFiles)) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), `export const used = () => fetch('/api/nav/desktop')\n`)
  }
  writeFileSync(join(project, packed), 'export const used = (a: number) => ({ ...{ a } })\n')
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=500']
  const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), args, { cwd: project, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; location: { path: string | { file: string } } }[]
  }
  const ours = diagnostics.filter(({ category }) => /^(?:lint\/style\/noRestricted|plugin)/.test(category))
  return new Set(ours.map(({ location: { path } }) => (typeof path === 'string' ? path : path.file)))
}

const reported = reportedFiles()

it.each(forbidden)('%s may not import %s', (file, imported) => {
  expect(reported).toContain(planted(file, imported))
})

it.each(allowed)('%s may import %s', (file, imported) => {
  expect(reported).not.toContain(planted(file, imported))
})

it('only web/calls may fetch in the browser', () => {
  expect(reported).toContain(fetchingFiles.forbidden)
  expect(reported).toContain(fetchingFiles.inOffice)
  expect(reported).not.toContain(fetchingFiles.allowed)
})

it('nobody spreads a literal to keep lines together', () => {
  expect(reported).toContain(packed)
})
