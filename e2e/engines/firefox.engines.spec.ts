import { paths } from './main-paths.ts'
import { onEngine } from './on-engine.ts'

onEngine('Firefox', paths)
