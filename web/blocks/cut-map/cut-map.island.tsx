import { useId, useState } from 'react'
import { langAttribute } from '#contract/site.ts'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { type Animal, animals } from './animals.ts'
import { type Cut, cutOfPart } from './chosen-cut.ts'

type Props = { animal: Animal; label: string; pin: string | undefined; cuts: readonly Cut[] }

/** A drawn animal whose parts are chosen by pressing them, or by name in a list. */
export function CutMap({ animal, label, pin, cuts }: Props) {
  const [chosen, setChosen] = useState(0)
  const id = useId()
  return (
    <div className="cut-map">
      <DrawnAnimal animal={animal} pin={pin} cuts={cuts} chosen={chosen} onChoose={setChosen} />
      <div className="cut-map-words">
        <ChoiceChips
          label={label}
          options={cuts.map(({ name }, at) => ({ name, describedBy: `${id}cut-${at}` }))}
          chosen={chosen}
          onChoose={setChosen}
        />
        {cuts.map((cut, at) => (
          <CutPanel key={cut.name} cut={cut} id={`${id}cut-${at}`} isChosen={at === chosen} />
        ))}
      </div>
    </div>
  )
}

type DrawnProps = Omit<Props, 'label'> & { chosen: number; onChoose: (at: number) => void }

/** For the eye and the pointer only: the list of names says and does the same. */
function DrawnAnimal({ animal, pin, cuts, chosen, onChoose }: DrawnProps) {
  const { silhouette, lines, parts } = animals[animal]
  const marked = cuts[chosen]?.parts ?? []
  const pinned = marked.at(0)
  const spot = pinned === undefined ? undefined : parts[pinned]?.at
  const choose = (part: string) => {
    const cut = cutOfPart(cuts, part)
    if (cut >= 0) onChoose(cut)
  }
  return (
    <svg className="cut-map-animal" viewBox="16 6 376 320" aria-hidden="true" focusable="false">
      {silhouette.map((path) => (
        <path key={path} className="cut-map-silhouette" d={path} />
      ))}
      {Object.entries(parts).map(([part, { path }]) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the drawing is hidden from assistive technology, which has the list.
        <path
          key={part}
          className={marked.includes(part) ? 'cut-map-part cut-map-part-chosen' : 'cut-map-part'}
          d={path}
          onClick={() => choose(part)}
        />
      ))}
      {lines.map((path) => (
        <path key={path} className="cut-map-line" d={path} />
      ))}
      {pin && spot && (
        <g className="cut-map-pin" style={{ translate: `${spot[0]}px ${spot[1]}px` }}>
          <path d="M0 0L14 -30" />
          <circle r="4" />
          <rect x="-24" y="-58" width="76" height="29" rx="14" />
          <text x="14" y="-38">
            {pin}
          </text>
        </g>
      )}
    </svg>
  )
}

function CutPanel({ cut, id, isChosen }: { cut: Cut; id: string; isChosen: boolean }) {
  const { name, text, words, facts, line, links } = cut
  return (
    <section className={isChosen ? 'cut-map-panel cut-map-panel-chosen' : 'cut-map-panel'}>
      <h3>{name}</h3>
      {words.length > 0 && (
        <ul className="cut-map-languages">
          {words.map(({ language, word, sound }) => (
            <li key={language}>
              <abbr>{langAttribute[language].slice(0, 2)}</abbr>
              <strong lang={langAttribute[language]}>{word}</strong>
              {sound && <span>{sound}</span>}
            </li>
          ))}
        </ul>
      )}
      <div id={id}>
        <p>{text}</p>
        {facts.length > 0 && (
          <dl className="cut-map-facts">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {line && (
        <figure className="cut-map-card">
          <figcaption>{line.label}</figcaption>
          <blockquote>{line.text}</blockquote>
        </figure>
      )}
      {links.length > 0 && (
        <p className="cut-map-links">
          {links.map(({ label, link }) => (
            <a key={link} href={link}>
              {label}
            </a>
          ))}
        </p>
      )}
    </section>
  )
}
