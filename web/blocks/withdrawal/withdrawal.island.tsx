import {
  type Dispatch,
  type FormEvent,
  type RefCallback,
  type SetStateAction,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Language } from '#contract/site.ts'
import { call } from '#web/calls/call.ts'
import { euros } from '#web/format/euros.ts'
import { moment } from '#web/format/moment.ts'
import { withCaptcha } from '#web/forms/captcha/with-captcha.ts'
import { CheckboxGroupField } from '#web/forms/fields/choice-fields.tsx'
import { TextField } from '#web/forms/fields/text-field.tsx'
import type { WithdrawalTexts } from '#web/messages/shop/withdrawal.texts.ts'

type Props = { language: Language; texts: WithdrawalTexts }

type Line = { code: string; name: string; quantity: number; linePrice: string }
type Piece = { id: string; name: string; price: string; ending: string | null }
type Claim = { orderNumber: string; email: string; name: string }
type Step =
  | { kind: 'claim'; isAgain: boolean }
  | { kind: 'confirm'; pieces: readonly Piece[] }
  | { kind: 'done'; receivedAt: string; lines: readonly Line[] }

/** The withdrawal function: which order, then a confirmation, then a receipt by mail with the link that carries it out. Needs no login. */
export function Withdrawal({ language, texts }: Props) {
  const [claim, setClaim] = useState<Claim>({ orderNumber: '', email: '', name: '' })
  const [step, setStep] = useState<Step>({ kind: 'claim', isAgain: false })
  const shared = { language, texts, claim }
  if (step.kind === 'claim') {
    return (
      <ClaimStep
        {...shared}
        // A page that was just opened keeps its focus.
        heading={step.isAgain ? takeFocus : undefined}
        onChange={setClaim}
        onFound={(pieces) => setStep({ kind: 'confirm', pieces })}
      />
    )
  }
  if (step.kind === 'confirm') {
    return (
      <ConfirmStep
        {...shared}
        pieces={step.pieces}
        onBack={() => setStep({ kind: 'claim', isAgain: true })}
        onDone={(receipt) => setStep({ kind: 'done', ...receipt })}
      />
    )
  }
  const text = texts.doneText
    .replace('{time}', moment(step.receivedAt, language))
    .replace('{email}', claim.email.trim())
  return (
    <div className="form-card withdrawal" role="status">
      <h2 ref={takeFocus} tabIndex={-1}>
        {texts.done}
      </h2>
      <p>{text}</p>
      <Lines lines={step.lines} texts={texts} />
    </div>
  )
}

/** Focuses the heading of a new step, so that screen readers announce it. */
const takeFocus: RefCallback<HTMLHeadingElement> = (heading) => heading?.focus()

type StepProps = Props & { claim: Claim }

type ClaimProps = StepProps & {
  heading: RefCallback<HTMLHeadingElement> | undefined
  onChange: Dispatch<SetStateAction<Claim>>
  onFound: (pieces: readonly Piece[]) => void
}

const claimFields = ['orderNumber', 'email', 'name'] as const

function claimIn({ elements }: HTMLFormElement): Claim {
  const value = (name: keyof Claim) => (elements.namedItem(name) as HTMLInputElement).value
  return { orderNumber: value('orderNumber'), email: value('email'), name: value('name') }
}

function ClaimStep({ language, texts, claim, heading, onChange, onFound }: ClaimProps) {
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const form = useRef<HTMLFormElement>(null)

  // What was typed before hydration.
  useLayoutEffect(() => {
    if (form.current) onChange(claimIn(form.current))
  }, [onChange])

  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setTried(true)
    setSaid('')
    const typed = claimIn(event.currentTarget)
    onChange(typed)
    const empty = claimFields.find((name) => typed[name].trim() === '')
    if (empty) return form.current?.querySelector<HTMLElement>(`[name="${empty}"]`)?.focus()
    setBusy(true)
    const { orderNumber, email } = typed
    const outcome = await withCaptcha((headers) =>
      call('POST /api/lk/withdrawal/check', {
        language,
        headers,
        body: { language, orderNumber, email },
        expects: (answer) => Array.isArray(answer?.pieces),
      }),
    )
    setBusy(false)
    if (outcome.ok) return outcome.value.pieces.length > 0 ? onFound(outcome.value.pieces) : setSaid(texts.none)
    if (outcome.code === 'ORDER_UNKNOWN' || outcome.code === 'REQUEST_INVALID') return setSaid(texts.unknown)
    setSaid(('message' in outcome && outcome.message) || texts.failed)
  }

  const field = (name: keyof Claim, label: string) => ({
    id: `withdrawal-${name}`,
    name,
    label,
    required: true,
    value: claim[name],
    error: isTried && claim[name].trim() === '' ? texts.required : undefined,
    onChange: (value: string) => onChange((before) => ({ ...before, [name]: value })),
  })
  return (
    <form ref={form} className="form form-card withdrawal" noValidate onSubmit={check}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.find}
      </h2>
      <TextField
        {...field('orderNumber', texts.number)}
        hint={texts.numberHint}
        inputMode={'numeric'}
        maxLength={20}
        autoComplete="off"
      />
      <TextField {...field('email', texts.email)} type={'email'} autoComplete={'email'} maxLength={254} />
      <TextField {...field('name', texts.name)} autoComplete={'name'} maxLength={120} />
      <p role="alert" className="form-failed">
        {said}
      </p>
      <div className="form-actions">
        <button type="submit" className="button" aria-disabled={isBusy || undefined}>
          {isBusy ? texts.sending : texts.next}
        </button>
      </div>
    </form>
  )
}

type ConfirmProps = StepProps & {
  pieces: readonly Piece[]
  onBack: () => void
  onDone: (receipt: { receivedAt: string; lines: readonly Line[] }) => void
}

function ConfirmStep({ language, texts, claim, pieces, onBack, onDone }: ConfirmProps) {
  // A single returnable piece is chosen already.
  const [chosen, setChosen] = useState<string[]>(pieces.length === 1 ? pieces.map(({ id }) => id) : [])
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState('')

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setTried(true)
    setSaid('')
    if (chosen.length === 0) return document.getElementById('withdrawal-pieces')?.focus()
    setBusy(true)
    const outcome = await withCaptcha((headers) =>
      call('POST /api/lk/withdrawal', {
        language,
        headers,
        body: { language, ...claim, pieces: chosen },
        expects: (answer) => typeof answer?.receivedAt === 'string',
      }),
    )
    setBusy(false)
    if (outcome.ok) return onDone(outcome.value)
    if (outcome.code === 'WITHDRAWAL_NOT_POSSIBLE') return setSaid(texts.notPossible)
    setSaid(('message' in outcome && outcome.message) || texts.failed)
  }

  return (
    <form className="form form-card withdrawal" noValidate onSubmit={send}>
      <h2 ref={takeFocus} tabIndex={-1}>
        {texts.confirm}
      </h2>
      <dl className="withdrawal-claim">
        <dt>{texts.number}</dt>
        <dd>{claim.orderNumber}</dd>
        <dt>{texts.email}</dt>
        <dd>{claim.email}</dd>
        <dt>{texts.name}</dt>
        <dd>{claim.name}</dd>
      </dl>
      <CheckboxGroupField
        id={'withdrawal-pieces'}
        name={'pieces'}
        label={texts.which}
        required={true}
        value={chosen}
        error={isTried && chosen.length === 0 ? texts.choose : undefined}
        options={pieces.map((piece) => ({ value: piece.id, label: pieceText(piece, texts) }))}
        onChange={setChosen}
      />
      <p role="alert" className="form-failed">
        {said}
      </p>
      <div className="form-actions">
        <button type="submit" className="button" aria-disabled={isBusy || undefined}>
          {isBusy ? texts.sending : texts.send}
        </button>
        <button type="button" className="form-clear" onClick={onBack}>
          {texts.back}
        </button>
      </div>
    </form>
  )
}

const pieceText = ({ name, price, ending }: Piece, texts: WithdrawalTexts) =>
  [name, euros(price), ...(ending ? [texts.ending.replace('{ending}', `…${ending}`)] : [])].join(', ')

const lineText = ({ name, quantity, linePrice }: Line, { pieces }: WithdrawalTexts) =>
  `${name}, ${pieces.replace('{quantity}', String(quantity))}, ${euros(linePrice)}`

function Lines({ lines, texts }: { lines: readonly Line[]; texts: WithdrawalTexts }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.code}>{lineText(line, texts)}</li>
      ))}
    </ul>
  )
}
