import { solve, type WorkParameters } from './proof-of-work.ts'

// A thread of its own, so that typing stays smooth while it works.
self.onmessage = async ({ data }: MessageEvent<WorkParameters>) => self.postMessage(await solve(data))
