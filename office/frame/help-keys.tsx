import './help-keys.css'

const keys = [
  ['Ctrl K', 'Etsi mitä tahansa (Macissa ⌘ K)'],
  ['/', 'Hae luettelosta'],
  ['↓', 'Hausta ensimmäiselle riville'],
  ['j', 'Seuraava rivi'],
  ['k', 'Edellinen rivi'],
  ['Enter', 'Avaa rivi'],
  ['u', 'Siirry uusimpaan ilmoitukseen, esimerkiksi kumoamaan'],
  ['Esc', 'Sulje ikkuna tai valikko'],
  ['?', 'Tämä ohje'],
] as const

export function HelpKeys() {
  return (
    <dl className="help-keys">
      {keys.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}
