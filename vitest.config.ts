import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// All processors: by itself Vitest leaves one alone, which is half of a small machine.
const everywhere = { exclude: ['node_modules', 'dist'], css: true, maxWorkers: '100%' }

// The same tests on both engines; those about one engine stand in its folder of server/db.
const store = { include: ['**/*.pg.test.ts'], testTimeout: 30_000, hookTimeout: 30_000 }

export default defineConfig({
  plugins: [react()],
  test: {
    // What a test waits for is there in a moment; a busy machine may need longer.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          ...everywhere,
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...everywhere.exclude, '**/*.pg.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...everywhere,
          ...store,
          name: 'store',
          exclude: [...everywhere.exclude, 'server/db/postgres/**'],
        },
      },
      {
        extends: true,
        test: {
          ...everywhere,
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
