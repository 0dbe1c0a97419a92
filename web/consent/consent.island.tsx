import { type FormEvent, useEffect, useState } from 'react'
import type { ConsentTexts } from '#web/messages/pages/consent.texts.ts'
import { focusMain } from '#web/ui/focus-main.ts'
import { CONSENT_KEY, type Consent, storedConsent, writeConsent } from './consent-choice.ts'
import { applyConsent } from './tags.ts'

type Props = { texts: ConsentTexts; page: string }

/** Asks for consent to optional purposes. Rejecting all takes one press, just like accepting all. */
export function ConsentBanner({ texts, page }: Props) {
  const [choice, setChoice] = useState<Consent>({ statistics: false, marketing: false })
  useEffect(() => setChoice((initial) => storedConsent() ?? initial), [])

  const decide = (consent: Consent) => {
    setChoice(consent)
    try {
      localStorage.setItem(CONSENT_KEY, writeConsent(consent, Date.now()))
    } catch {
      // Local storage is unavailable: the choice applies to this page only.
    }
    document.documentElement.dataset.consent = 'given'
    focusMain()
    applyConsent(consent)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    decide(choice)
  }
  const box = (purpose: keyof Consent) => (
    <label className="consent-choice">
      <input
        type="checkbox"
        checked={choice[purpose]}
        onChange={({ target }) => setChoice({ ...choice, [purpose]: target.checked })}
      />
      {texts[purpose]}
    </label>
  )

  return (
    <section className="consent" aria-labelledby="consent-title" tabIndex={-1}>
      <h2 id="consent-title">{texts.title}</h2>
      <p>
        {texts.text} <a href={page}>{texts.more}</a>
      </p>
      <div className="consent-buttons">
        <button type="button" className="button" onClick={() => decide({ statistics: false, marketing: false })}>
          {texts.refuseAll}
        </button>
        <button type="button" className="button" onClick={() => decide({ statistics: true, marketing: true })}>
          {texts.acceptAll}
        </button>
      </div>
      <details>
        <summary>{texts.choose}</summary>
        <form onSubmit={save}>
          {box('statistics')}
          {box('marketing')}
          <button type="submit" className="button button-quiet">
            {texts.save}
          </button>
        </form>
      </details>
    </section>
  )
}
