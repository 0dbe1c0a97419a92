import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

type SmallDisk = {
  folder: string
  /** Mounts it again with other options. */
  remount(options: string): void
}

/** A disk of the test's own, unmounted after it; a sentence that says why, where the test may not mount one. */
export function smallDisk(options: string): SmallDisk | { missing: string } {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    return { missing: 'Only root on Linux may mount a small disk.' }
  }
  const folder = mkdtempSync(join(tmpdir(), 'kaskimaa-disk-'))
  try {
    mount(options, folder)
  } catch {
    rmdirSync(folder)
    return { missing: 'This machine does not let root mount a small disk.' }
  }
  onTestFinished(() => {
    execFileSync('umount', ['-l', folder])
    rmdirSync(folder)
  })
  return { folder, remount: (changed) => mount(`remount,${changed}`, folder) }
}

function mount(options: string, folder: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'pipe' })
}
