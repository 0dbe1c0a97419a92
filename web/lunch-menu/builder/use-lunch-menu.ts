import { useCallback, useEffect, useRef, useState } from 'react'
import { MAX_MENU_BYTES } from '#contract/lunch-menus/lunch-menu-limits.ts'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { begin, change, type History, keepOver, preview, redo, settle, undo } from '../rules/history.ts'
import { dishCount, type Menu, menuOf, sentWeeks } from '../rules/menu.ts'
import { leaveSavedSign } from './saved-sign.ts'
import { menuIdIn, useDraft } from './use-draft.ts'

type Loading = 'loading' | 'ready' | 'unknown' | 'failed'
export type SaveProblem = { reason: 'empty' | 'too-large' | 'failed'; message?: string | undefined }

/** The saved menu of the address, what was changed since, and how it is saved. */
export function useLunchMenu(language: Language) {
  const [loading, setLoading] = useState<Loading>('loading')
  const [refusal, setRefusal] = useState<string>()
  const [saved, setSaved] = useState<Menu>([])
  const [history, setHistory] = useState<History<Menu>>(() => begin<Menu>([]))
  const [isRestored, setRestored] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const isLeaving = useRef(false)
  const { present } = history
  const isReady = loading === 'ready'
  const isChanged = isReady && present !== saved
  const draft = useDraft(present, { isReady, isChanged })
  const { other } = draft

  // biome-ignore lint/correctness/useExhaustiveDependencies: what reads the draft is the same in every render.
  const load = useCallback(async () => {
    setLoading('loading')
    const menuId = menuIdIn(location.search)
    // The whole query of the page is passed on; its language is that of the page.
    const { language: _, ...query } = Object.fromEntries(new URLSearchParams(location.search))
    const outcome = menuId ? await call('GET /api/fs/menu', { query, language }) : { ok: true as const, value: [] }
    if (!outcome.ok) {
      setRefusal(outcome.message)
      return setLoading(outcome.code === 'MENU_UNKNOWN' ? 'unknown' : 'failed')
    }
    const found = menuOf(outcome.value)
    const restored = draft.read()
    setSaved(found)
    setHistory(restored ? change(begin(found), restored) : begin(found))
    setRestored(restored !== null)
    setLoading('ready')
  }, [language])

  useEffect(() => {
    load()
  }, [load])

  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isChanged])

  useEffect(() => {
    // Back from the saved menu, by the browser's cache: the page is as it was left.
    const comeBack = () => {
      isLeaving.current = false
      setSaving(false)
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  /** Saves the menu and loads the page again with its id; returns the reason if it could not be saved. */
  const save = async (): Promise<SaveProblem | undefined> => {
    if (!present.some((week) => dishCount(week) > 0)) return { reason: 'empty' }
    const body = sentWeeks(present)
    if (new Blob([JSON.stringify(body)]).size > MAX_MENU_BYTES) return { reason: 'too-large' }
    setSaving(true)
    const outcome = await call('POST /api/fs/menu', { body, language })
    if (!outcome.ok) {
      setSaving(false)
      return { reason: 'failed', message: outcome.message }
    }
    isLeaving.current = true
    leaveSavedSign()
    draft.forget()
    const address = new URL(location.href)
    address.searchParams.set('menuId', outcome.value.menuId)
    address.hash = ''
    location.assign(address)
    return undefined
  }

  /** Ends the question which of two tabs to go on with; undoing brings the other menu back. */
  const choose = (next: 'other' | 'mine') => {
    if (!other) return
    setHistory((current) => (next === 'other' ? change(current, other) : keepOver(current, other)))
    draft.accept()
  }

  return {
    other,
    choose,
    loading,
    refusal,
    load,
    saved,
    menu: present,
    isChanged,
    isRestored,
    isSaving,
    save,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: (next: Menu) => setHistory((current) => change(current, next)),
    preview: (next: Menu) => setHistory((current) => preview(current, next)),
    settle: (before: Menu) => setHistory((current) => settle(current, before)),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
  }
}
export type LunchMenuState = ReturnType<typeof useLunchMenu>
