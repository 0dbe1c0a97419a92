import { shapeOf, type shapes } from './sort-shapes.ts'

/** For the eye only: the name stands beside it. */
export function SortDrawing({ shape }: { shape: keyof typeof shapes }) {
  const { body, lines, tint } = shapeOf(shape)
  return (
    <svg className="sort-game-drawing" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {body && <path d={body} fill={tint} />}
      {lines && <path d={lines} fill="none" />}
    </svg>
  )
}
