import { wordPieces } from './word-pieces.ts'
import './versions.css'

type Props = { before: string; after: string; labels: readonly [string, string] }

/** Two texts side by side, with what differs marked in each. */
export function WordDifference({ before, after, labels }: Props) {
  const pieces = wordPieces(before, after)
  return (
    <div className="difference">
      {(['gone', 'new'] as const).map((kind, at) => (
        <div key={kind} className="difference-side">
          <p className="muted">{labels[at]}</p>
          <p className="difference-text">
            {pieces
              .filter((piece) => piece.kind === 'same' || piece.kind === kind)
              .map((piece, place) =>
                piece.kind === 'same' ? (
                  piece.text
                ) : kind === 'gone' ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name.
                  <del key={place}>{piece.text}</del>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name.
                  <ins key={place}>{piece.text}</ins>
                ),
              )}
            {(at === 0 ? before : after) === '' && <span className="muted">(tyhjä)</span>}
          </p>
        </div>
      ))}
    </div>
  )
}
