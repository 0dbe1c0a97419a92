import { pathsOfChromium } from './main-paths.ts'
import { onEngine } from './on-engine.ts'

onEngine('Chromium', pathsOfChromium)
