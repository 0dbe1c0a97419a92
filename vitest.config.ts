import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const everywhere = { exclude: ['node_modules', 'dist'], css: true }

export default defineConfig({
  plugins: [react()],
  test: {
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
        test: { ...everywhere, name: 'store', include: ['**/*.pg.test.ts'], testTimeout: 30_000, hookTimeout: 30_000 },
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
          fileParallelism: false,
        },
      },
    ],
  },
})
