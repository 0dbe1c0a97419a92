import { expect, it, vi } from 'vitest'
import { tags } from '#contract/content/tags.ts'
import { LanguageCache } from './language-cache.ts'

it('loads once per site and language, and again only after a change of that one', async () => {
  const find = vi.fn(async () => null)
  const cache = new LanguageCache(tags.navigation, find)
  await Promise.all([cache.find('deli', 'fi'), cache.find('deli', 'fi'), cache.find('yritys', 'se')])
  expect(find).toHaveBeenCalledTimes(2)
  cache.drop([tags.navigation('deli', 'fi'), tags.page('deli', 'fi', '/')])
  await cache.find('deli', 'fi')
  await cache.find('yritys', 'se')
  expect(find).toHaveBeenCalledTimes(3)
})

it('does not cache a failure', async () => {
  const find = vi.fn(async () => null).mockRejectedValueOnce(new Error('The database is down.'))
  const cache = new LanguageCache(tags.navigation, find)
  await expect(cache.find('deli', 'fi')).rejects.toThrow('down')
  await expect(cache.find('deli', 'fi')).resolves.toBeNull()
})
