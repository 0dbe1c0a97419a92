import { expect, it } from 'vitest'
import { assetsOf } from './built-assets.ts'

const manifest = {
  'web/client.ts': { file: 'assets/client-1.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-2.js' },
  '_hydrate.js': { file: 'assets/hydrate-5.js', name: 'hydrate', imports: ['_shared.js'] },
  '_carousel.js': { file: 'assets/carousel-3.js', imports: ['_shared.js'] },
  'web/blocks/hero-carousel/slides.island.tsx': {
    file: 'assets/slides-4.js',
    imports: ['_hydrate.js', '_carousel.js'],
  },
}

it('loads the client, and preloads its imports and React', () => {
  const { client, islandChunks } = assetsOf(manifest)
  expect(client).toBe('/assets/client-1.js')
  expect(islandChunks('unknown')).toEqual(['/assets/shared-2.js', '/assets/hydrate-5.js'])
})

it('preloads an island’s own chunks, without those of the client', () => {
  const chunks = assetsOf(manifest).islandChunks('slides')
  expect(chunks).toEqual([
    '/assets/shared-2.js',
    '/assets/hydrate-5.js',
    '/assets/slides-4.js',
    '/assets/carousel-3.js',
  ])
})

it('says what to do when there is no build', () => {
  expect(() => assetsOf({})).toThrow('run npm run build')
})
