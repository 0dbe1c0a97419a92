import { setFlagsFromString } from 'node:v8'

/**
 * Lets V8 translate WebAssembly of this process with its simple compiler alone. The optimizing one needs 600 MB for a single function of
 * PGlite, the grammar of SQL, a moment after every start; statements of ours are as fast without it. Call it before the first engine
 * starts. The flags after the first are implied by it only on a command line.
 */
export function compileSimply(): void {
  for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
}
