export type { DemoFilling } from '#demo/filling/fill-demo.ts'

/** Loads what fills an empty database with the demo. The program imports nothing else of `demo/`: `tools/check-imports.ts` checks it. */
export const loadDemo = () => import('#demo/filling/fill-demo.ts')
