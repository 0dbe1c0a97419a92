import { expect, it } from 'vitest'
import { isIgnored } from './watch-sources.ts'

const isWatched = (path: string) => !isIgnored('/srv/web/project', '/srv/web/project/server/data', path)

it('watches the sources of the app', () => {
  const watched = ['', '/web', '/web/blocks/hero/hero.css', '/demo/content/a.md', '/server/db/migrations/0001_x.sql']
  expect(watched.filter((path) => !isWatched(`/srv/web/project${path}`))).toEqual([])
})

it('ignores files that the program writes, tests, and temporary files of editors', () => {
  const others = ['.cache/dev-data/postgres/1', 'dist/server/server.js', 'node_modules/vite/x.js', 'vite.config.ts']
  const inFolders = ['server/data/postgres/1', 'web/a.test.tsx', 'server/b.pg.test.ts', 'web/.a.tsx.swp', 'web/a.tsx~']
  const watched = [...others, ...inFolders, 'tools/dev.ts', 'e2e/a.spec.ts', 'demo/drawing', 'demo/film/a.ts'].filter(
    (path) => isWatched(`/srv/web/project/${path}`),
  )
  expect(watched).toEqual([])
})
