import { toggleMark } from 'prosemirror-commands'
import type { Command, EditorState } from 'prosemirror-state'
import { Button } from 'react-aria-components/Button'
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar'
import { schema } from './schema.ts'
import { around, toggleHeading, toggleList, toggleQuote } from './structure.ts'

const { nodes, marks } = schema

type Tool = {
  /** With the sign where that is a word: people who speak to the computer say what they see. */
  name: string
  sign: string
  keys: string
  look?: string
  run: Command
  isOn: (state: EditorState) => boolean
}

function hasMark(name: 'strong' | 'emphasis' | 'code' | 'link') {
  return ({ selection: { from, to, empty, $from }, doc, storedMarks }: EditorState) =>
    empty ? marks[name].isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, marks[name])
}

const isHeading = (level: number) => (state: EditorState) => around(state, [nodes.heading])?.node.attrs.level === level

const tools: readonly Tool[] = [
  { name: 'O2 väliotsikko', sign: 'O2', keys: 'Ctrl+Alt+2', run: toggleHeading(2), isOn: isHeading(2) },
  { name: 'O3 pieni väliotsikko', sign: 'O3', keys: 'Ctrl+Alt+3', run: toggleHeading(3), isOn: isHeading(3) },
  {
    name: 'Lihavointi',
    sign: 'L',
    look: 'bold',
    keys: 'Ctrl+B',
    run: toggleMark(marks.strong),
    isOn: hasMark('strong'),
  },
  {
    name: 'Kursiivi',
    sign: 'K',
    look: 'italic',
    keys: 'Ctrl+I',
    run: toggleMark(marks.emphasis),
    isOn: hasMark('emphasis'),
  },
  { name: 'Koodi', sign: '<>', keys: 'Ctrl+E', run: toggleMark(marks.code), isOn: hasMark('code') },
  {
    name: 'Luettelo',
    sign: '•',
    keys: 'Ctrl+Vaihto+8',
    run: toggleList(nodes.bulletList),
    isOn: (state) => Boolean(around(state, [nodes.bulletList])),
  },
  {
    name: '1. numeroitu luettelo',
    sign: '1.',
    keys: 'Ctrl+Vaihto+7',
    run: toggleList(nodes.orderedList),
    isOn: (state) => Boolean(around(state, [nodes.orderedList])),
  },
  {
    name: 'Lainaus',
    sign: '”',
    keys: 'Ctrl+Vaihto+9',
    run: toggleQuote,
    isOn: (state) => Boolean(around(state, [nodes.quote])),
  },
]

type Props = { state: EditorState; isDisabled: boolean; onRun: (command: Command) => void; onLink: () => void }

/** What the format has. Arrow keys move between the buttons. */
export function Toolbar({ state, isDisabled, onRun, onLink }: Props) {
  return (
    <AriaToolbar className="text-tools" aria-label="Muotoilu">
      {tools.map(({ name, sign, keys, look, run, isOn }) => (
        <Button
          key={name}
          className={isOn(state) ? 'text-tool on' : 'text-tool'}
          aria-label={`${name} (${keys})`}
          aria-pressed={isOn(state)}
          isDisabled={isDisabled || !run(state)}
          preventFocusOnPress
          onPress={() => onRun(run)}
        >
          <span className={look} aria-hidden="true">
            {sign}
          </span>
        </Button>
      ))}
      <Button
        className={hasMark('link')(state) ? 'text-tool on' : 'text-tool'}
        aria-label="Linkki (Ctrl+K)"
        isDisabled={isDisabled || (state.selection.empty && !hasMark('link')(state))}
        onPress={onLink}
      >
        <span aria-hidden="true">🔗</span>
      </Button>
    </AriaToolbar>
  )
}
