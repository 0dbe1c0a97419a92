import { type Command, EditorState, TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useId, useRef, useState } from 'react'
import type { RichText } from '#contract/content/content.ts'
import { isSame } from '#contract/office/pages/field-path.ts'
import type { FieldProps } from '#office/ui/fields.tsx'
import { cleanPaste } from './clean-paste.ts'
import { docOf, richTextOf } from './convert.ts'
import { plugins } from './keys.ts'
import { LinkDialog } from './link-dialog.tsx'
import { markedRange } from './marked-range.ts'
import { schema } from './schema.ts'
import { Toolbar } from './toolbar.tsx'
import './rich-text-field.css'

type Props = FieldProps & { value: unknown; onChange: (value: RichText | undefined) => void }

const newState = (content: RichText, askForLink: () => void) =>
  EditorState.create({ doc: docOf(content), plugins: plugins(askForLink) })

/** Formatted text, written as it will look. */
export function RichTextField({ label, help, error, isRequired, isDisabled = false, value, onChange }: Props) {
  const content = (Array.isArray(value) ? value : []) as RichText
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const latest = useRef({ content, onChange, isRequired, isDisabled })
  latest.current = { content, onChange, isRequired, isDisabled }
  const written = useRef(content)
  const [isLinking, setLinking] = useState(false)
  const [state, setState] = useState(() => newState(content, () => setLinking(true)))
  const id = useId()
  const first = useRef(state)

  useEffect(() => {
    const made = new EditorView(place.current, {
      state: first.current,
      editable: () => !latest.current.isDisabled,
      transformPastedHTML: cleanPaste,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-help`,
        class: 'text-content',
      },
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction)
        made.updateState(next)
        setState(next)
        if (!transaction.docChanged) return
        const text = richTextOf(next.doc)
        if (isSame(text, written.current)) return
        written.current = text
        latest.current.onChange(text.length === 0 && !latest.current.isRequired ? undefined : text)
      },
    })
    view.current = made
    return () => {
      view.current = undefined
      made.destroy()
    }
  }, [id])

  // What somebody else wrote, or an undo of the page.
  useEffect(() => {
    if (isSame(content, written.current) || !view.current) return
    written.current = content
    const next = newState(content, () => setLinking(true))
    view.current.updateState(next)
    setState(next)
  }, [content])

  const run = (command: Command) => {
    const { current } = view
    if (!current) return
    command(current.state, current.dispatch, current)
    current.focus()
  }
  const setLink = (target: string | null) => {
    setLinking(false)
    run((now, dispatch) => {
      const { from, to } = markedRange(now)
      const cleared = now.tr.removeMark(from, to, schema.marks.link)
      const marked = target === null ? cleared : cleared.addMark(from, to, schema.marks.link.create({ href: target }))
      dispatch?.(marked.setSelection(TextSelection.create(marked.doc, to)))
      return true
    })
  }
  return (
    <div className="field text-field" data-invalid={error ? true : undefined}>
      <span className="field-label" id={`${id}-label`}>
        {label}
        {isRequired && <span className="muted"> (pakollinen)</span>}
      </span>
      <div className="input text-frame">
        <Toolbar state={state} isDisabled={isDisabled} onRun={run} onLink={() => setLinking(true)} />
        <div ref={place} />
      </div>
      <span id={`${id}-help`} className={error ? 'field-error' : 'field-help'}>
        {error ?? help}
      </span>
      {isLinking && <LinkDialog target={markedRange(state).target} onClose={() => setLinking(false)} onSet={setLink} />}
    </div>
  )
}
