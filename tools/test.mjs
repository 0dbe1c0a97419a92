import { spawnSync } from 'node:child_process'
import { ensureInstalled, projectNode, root } from './prepare.mjs'

ensureInstalled('everything')
const args = ['--disable-warning=ExperimentalWarning', 'tools/run-tests.ts', ...process.argv.slice(2)]
process.exitCode = spawnSync(projectNode, args, { cwd: root, stdio: 'inherit' }).status ?? 1
