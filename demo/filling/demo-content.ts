import { readDemoFolder } from './read-demo-folder.ts'

/** The demo content of every site and language. The build puts the content itself in place of this: see `tools/pack-content.ts`. */
export const demoContent = readDemoFolder
