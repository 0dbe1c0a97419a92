import { expect, it, vi } from 'vitest'
import { tags } from '#contract/tags.ts'
import { LanguageMemory } from './language-memory.ts'

it('asks once for each site and language, and again after a change of just that one', async () => {
  const find = vi.fn(async () => null)
  const memory = new LanguageMemory(tags.navigation, find)
  await Promise.all([memory.find('deli', 'fi'), memory.find('deli', 'fi'), memory.find('yritys', 'se')])
  expect(find).toHaveBeenCalledTimes(2)
  memory.forget([tags.navigation('deli', 'fi'), tags.page('deli', 'fi', '/')])
  await memory.find('deli', 'fi')
  await memory.find('yritys', 'se')
  expect(find).toHaveBeenCalledTimes(3)
})

it('does not remember a failure', async () => {
  const find = vi.fn(async () => null).mockRejectedValueOnce(new Error('The database is away.'))
  const memory = new LanguageMemory(tags.navigation, find)
  await expect(memory.find('deli', 'fi')).rejects.toThrow('away')
  await expect(memory.find('deli', 'fi')).resolves.toBeNull()
})
