import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { packFiles } from './demo/packing/pack-files.ts'
import { packPictures } from './demo/packing/pack-pictures.ts'
import { compressAssets } from './tools/compress-assets.ts'
import { finnishOnly } from './tools/finnish-only.ts'
import { keepBuilds } from './tools/keep-builds.ts'
import { packContent } from './tools/pack-content.ts'
import { plainImports } from './tools/plain-imports.ts'

// What every island needs: React, and a few lines that many islands share, which would weigh twice as much as files of their own.
const neededByIslands = [
  /\/node_modules\/(?:react|react-dom|scheduler)\//,
  /\/web\/islands\/(?:hydrate|soft-hyphens|early-choices)\.tsx?$/,
  /\/web\/.*\/(?:icon|option-after|use-combobox|one-open|grid-elements|plural|grouped-count|use-fresh-navigation|current-page)\.tsx?$/,
  /\/contract\/site\.ts$/,
]
// What the client needs at once.
const calls = /\/web\/(?:calls\/call|shop\/cart-key)\.ts$/
// What is needed where there is a cart.
const cart = /\/web\/shop\/cart-(?:copy|token|turn)\.ts$/
const carousel = /\/web\/ui\/carousel\/(?:use-carousel|buttons|carousel|parts|positions|swipe|arrow-keys)\.tsx?$/
// After the postal code, delivery days are offered.
const delivery = /\/web\/shop\/delivery-(?:check|choice)\.tsx$/
// The cart and the checkout know what was chosen, without the steps.
const chosenDelivery = /\/web\/shop\/delivery-details\.ts$/

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [
    react(),
    plainImports(),
    finnishOnly(),
    keepBuilds(),
    compressAssets(),
    packContent(),
    packPictures(),
    packFiles(),
  ],
  // The server names what the islands of a page import; a list of all islands' imports would be in the script of every page.
  build: { modulePreload: false, assetsInlineLimit: 0, cssMinify: 'lightningcss', target: 'baseline-widely-available' },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'web/client.ts',
          output: {
            // Short, because the script of every page lists the files of all islands.
            chunkFileNames: ({ name }) => `assets/${name.endsWith('.island') ? 'island' : name}-[hash].js`,
            codeSplitting: {
              groups: [
                // First: what the client needs must not be in a file with React.
                { name: 'calls', test: calls, priority: 1 },
                { name: 'cart-copy', test: cart, priority: 1 },
                { name: 'delivery-details', test: chosenDelivery, priority: 1 },
                { name: 'hydrate', test: (id) => neededByIslands.some((files) => files.test(id)) },
                { name: 'carousel', test: carousel },
                { name: 'delivery', test: delivery },
              ],
            },
          },
        },
      },
    },
    // A build of its own: what it shares with the pages would otherwise be cut out of their files into further ones.
    office: {
      consumer: 'client',
      build: {
        outDir: 'dist/office',
        manifest: true,
        // One style sheet, which the document names.
        cssCodeSplit: false,
        rolldownOptions: { input: 'office/main.tsx' },
      },
    },
    ssr: {
      // React is bundled so that its production build is used, whatever NODE_ENV is at run time. Drizzle is bundled because Node
      // would otherwise read its 179 KB package.json for each of its many files at every start.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      resolve: { noExternal: command === 'build' ? ['react', 'react-dom', 'drizzle-orm'] : [] },
      build: {
        outDir: 'dist/server',
        ssr: true,
        emitAssets: true,
        minify: false,
        rolldownOptions: {
          // Reading the demo content takes a second, as it should.
          checks: { bundlerTimings: false },
          input: {
            server: 'server/server.ts',
            'pglite-worker': 'server/db/pglite/pglite-worker.ts',
            'payment-sandbox': 'sandbox/main.ts',
            'search-worker': 'search/thread/search-worker.ts',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
        },
      },
    },
  },
  builder: {},
}))
