import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Package = { resolved?: string; integrity?: string; optionalDependencies?: Record<string, string> }

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> }

/** The packages that npm would find from a folder, nearest first: its own, then those of each folder above. */
function placesOf(name: string, folder: string): string[] {
  const place = `${folder && `${folder}/`}node_modules/${name}`
  const above = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))
  return folder === '' ? [place] : [place, ...placesOf(name, above)]
}

it('lists the builds for every system, without which npm ci refuses the lockfile elsewhere', () => {
  const named = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ name, folder })),
  )
  const missing = named.filter(({ name, folder }) => !placesOf(name, folder).some((place) => place in packages))
  expect(named.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

it('names no registry, and the checksum of every package', () => {
  const installed = Object.entries(packages).filter(([folder]) => folder !== '')
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  expect(installed.filter(([, { integrity }]) => integrity === undefined)).toEqual([])
})
