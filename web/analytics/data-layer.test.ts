import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { handOverEvent, pushEvent, receiveEvents } from './data-layer.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('window', {})
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('pushes events whether there is a data layer or not', () => {
  pushEvent({ event: 'kysymys_form_submit' })
  pushEvent({ event: 'contact_request_form_submit', formName: 'export-contact' })
  expect(window.dataLayer).toEqual([
    { event: 'kysymys_form_submit' },
    { event: 'contact_request_form_submit', formName: 'export-contact' },
  ])
})

it('hands events to the next page, which pushes them once', () => {
  handOverEvent({ event: 'reklamaatio_form_submit' })
  handOverEvent({ event: 'palaute_form_submit' })
  expect(window.dataLayer).toBeUndefined()
  receiveEvents()
  receiveEvents()
  expect(window.dataLayer).toEqual([{ event: 'reklamaatio_form_submit' }, { event: 'palaute_form_submit' }])
})

it.each(['no json', '{}', '[null, 7, {"event":1}]'])('ignores %s in the storage', (text) => {
  stored.set('dataLayerEvents', text)
  receiveEvents()
  expect(window.dataLayer).toBeUndefined()
})

it('pushes at once where nothing can be stored', () => {
  vi.stubGlobal('sessionStorage', undefined)
  handOverEvent({ event: 'palaute_form_submit' })
  receiveEvents()
  expect(window.dataLayer).toEqual([{ event: 'palaute_form_submit' }])
})
