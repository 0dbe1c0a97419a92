import { startIslands } from './islands/runtime.ts'

startIslands(import.meta.glob('./**/*.island.tsx'), {
  onError: (error, island) => console.error(`Island ${island}:`, error),
})
