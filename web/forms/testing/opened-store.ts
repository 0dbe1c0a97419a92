import { vi } from 'vitest'
import type { CallOutcome } from '#contract/calls/call-types.ts'
import type { Form } from '#contract/forms/form.ts'
import { type FormNeeds, FormStore } from '../form/form-store.ts'
import type { Draft } from '../sending/draft.ts'

type Sent = { body: Record<string, unknown>; repeatKey: string; captchaToken: string }
export type Answer = CallOutcome<unknown, string>

export const accepted: Answer = { ok: true, value: { isSuccess: true } }
export const lost: Answer = { ok: false, code: 'OFFLINE' }

export const aFile = {
  key: 'a',
  name: 'kuva.jpg',
  type: 'image/jpeg' as const,
  bytes: 10,
  data: 'data:image/jpeg;base64,AA==',
  preview: null,
}

/** A store that sends nothing: it gets these answers, and keeps its draft here. */
export function openStore(
  form: Form,
  answers: Answer[] = [accepted],
  { isStarted = true, ...needs }: Partial<FormNeeds> & { isStarted?: boolean } = {},
) {
  const sent: Sent[] = []
  const onSent = vi.fn()
  const drafts: { kept: Draft | null } = { kept: null }
  let tokens = 0
  let keys = 0
  const store = new FormStore({
    form,
    ruleTexts: { required: 'pakollinen' },
    send: async (body, { repeatKey, captchaToken }) => {
      sent.push({ body: body as Sent['body'], repeatKey, captchaToken })
      return answers[Math.min(sent.length, answers.length) - 1] as Answer
    },
    captchaToken: async () => `token-${++tokens}`,
    newRepeatKey: () => `key-${++keys}`,
    drafts: {
      read: () => drafts.kept,
      write: (draft) => {
        drafts.kept = draft
      },
      erase: () => {
        drafts.kept = null
      },
    },
    onSent,
    ...needs,
  })
  if (isStarted) store.start({})
  return { store, sent, onSent, drafts }
}
