import type { Language } from '#contract/site.ts'
import { isSettingName, type SettingName } from './shop-settings.ts'

// A text of the content states a setting of the shop as `{shop:deliveryPrice}`.
const STATED = /\{shop:(\w+)\}/g

/** What a stored text contains if it states a setting. */
export const STATED_MARK = '{shop:'

/** Puts the settings of the shop into content that states them. */
export type StateSettings = <Content>(content: Content, language: Language) => Content

/** The content with the text of each setting that it states. Content that states none stays the same object. */
export function stateSettings<Content>(content: Content, textOf: (name: SettingName) => string): Content {
  return states(content) ? (stated(content, textOf) as Content) : content
}

/** What content states of settings that do not exist. */
export function unknownSettings(content: unknown): string[] {
  if (typeof content === 'string') {
    return [...content.matchAll(STATED)]
      .filter(([, name = '']) => !isSettingName(name))
      .map(([mark, name]) => `${mark}: the shop has no setting '${name}'`)
  }
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(unknownSettings) : []
}

function states(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(STATED_MARK)
  return typeof value === 'object' && value !== null && Object.values(value).some(states)
}

function stated(value: unknown, textOf: (name: SettingName) => string): unknown {
  if (typeof value === 'string') {
    return value.replace(STATED, (mark, name: string) => (isSettingName(name) ? textOf(name) : mark))
  }
  if (Array.isArray(value)) return value.map((item) => stated(item, textOf))
  // What is no plain object, such as a date, has no texts.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, stated(item, textOf)]))
}
