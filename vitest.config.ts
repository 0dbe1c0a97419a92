import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const everywhere = { exclude: ['node_modules', 'dist'], css: true }

// All processors: by itself Vitest leaves one alone, which is half of a small machine. Files share what they import, so none
// leaves anything behind that another would stumble over.
const many = { ...everywhere, maxWorkers: '100%', isolate: false }

// The same tests on both engines; those about one engine stand in its folder of server/db.
const store = { ...many, include: ['**/*.pg.test.ts'], testTimeout: 30_000, hookTimeout: 30_000 }

export default defineConfig({
  plugins: [react()],
  test: {
    // What a test waits for is there in a moment; a busy machine may need longer.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          ...many,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...everywhere.exclude, '**/*.pg.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...store,
          name: 'store',
          exclude: [...everywhere.exclude, 'server/db/postgres/**'],
        },
      },
      {
        extends: true,
        test: {
          ...store,
          name: 'store-postgres',
          exclude: [...everywhere.exclude, 'server/db/pglite/**'],
          globalSetup: 'server/testing/provide-postgres.ts',
          setupFiles: 'server/testing/skip-without-postgres.ts',
        },
      },
      {
        extends: true,
        test: {
          ...everywhere,
          name: 'browser',
          include: ['e2e/**/*.spec.ts'],
          globalSetup: 'e2e/serve-built-program.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // One Chromium at a time: two starve each other on a two-core machine.
          maxWorkers: 1,
        },
      },
    ],
  },
})
