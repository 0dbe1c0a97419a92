import { useId } from 'react'
import { layOut } from './board-layout.ts'
import type { BoardPlan } from './board-plan.ts'

/** The board as it is carried to the table. The list beside it says the same. */
export function BoardDrawing({ plan }: { plan: BoardPlan }) {
  const { pieces, bowls, size } = layOut(plan)
  const id = useId()
  return (
    <svg className="board-drawing" viewBox="-330 -206 660 412" aria-hidden="true" focusable="false">
      <defs>
        <g id={`${id}folded`}>
          <path className="board-meat" d="M-20 6C-22-10-8-15 0-6C6-16 22-12 20 4C16 16-14 18-20 6Z" />
          <path className="board-crease" d="M-13 6C-10-3-3-2 0 6C4-3 11-4 14 4" />
        </g>
        <g id={`${id}roast`}>
          <path className="board-roast" d="M-20 6C-22-10-8-15 0-6C6-16 22-12 20 4C16 16-14 18-20 6Z" />
          <path className="board-crease" d="M-13 6C-10-3-3-2 0 6C4-3 11-4 14 4" />
        </g>
        <g id={`${id}round`}>
          <circle className="board-salami" r="14" />
          <path className="board-fat" d="M-6-5h4M3-7h3M5 3h4M-4 5h5M-9 1h2M1-1h3" />
        </g>
        <g id={`${id}stick`}>
          <rect className="board-salami" x="-24" y="-5" width="48" height="10" rx="5" />
        </g>
        <g id={`${id}crisp`}>
          <path className="board-meat" d="M-15-4L-4-14L4-7L15-9L10 5L13 13L-2 8L-12 12Z" />
          <path className="board-crease" d="M-8-3L1 1L8-2" />
        </g>
        <g id={`${id}cube`}>
          <path className="board-cheese" d="M-15 8L10-13L17 10Z" />
          <path className="board-crease" d="M2 2h.1M8 4h.1M-4 5h.1" />
        </g>
        <g id={`${id}slab`}>
          <rect className="board-pate" x="-20" y="-12" width="40" height="24" rx="5" />
          <path className="board-fat" d="M-11-4h4M-1 3h5M8-5h3M-8 6h3" />
        </g>
        <g id={`${id}berry`}>
          <circle className="board-grape" cx="-7" cy="-4" r="8" />
          <circle className="board-grape" cx="7" cy="-5" r="8" />
          <circle className="board-grape" cx="0" cy="7" r="8" />
        </g>
        <g id={`${id}olive`}>
          <circle className="board-olive" cx="-6" r="7" />
          <circle className="board-olive" cx="8" cy="3" r="7" />
        </g>
        <g id={`${id}radish`}>
          <circle className="board-radish" cx="-7" r="8" />
          <path className="board-root" d="M-7 8V13" />
          <circle className="board-radish" cx="9" cy="3" r="8" />
          <path className="board-root" d="M9 11V16" />
        </g>
        <g id={`${id}bread`}>
          <path className="board-bread" d="M-20 12V-4C-22-16 22-16 20-4V12Z" />
          <path className="board-crease" d="M-10-2l4 4M2-5l4 4M8 4l3 3" />
        </g>
        <g id={`${id}bowl`}>
          <circle className="board-bowl" r="46" />
          <circle className="board-dip" r="36" />
          <path className="board-swirl" d="M-16 2C-14-16 16-16 16 2C16 14-4 14-4 4C-4-2 6-2 6 3" />
        </g>
      </defs>
      <path
        className="board-wood"
        d="M-300-190H250C285-190 306-172 306-140V-34H322V34H306V140C306 172 285 190 250 190H-300C-316 190-322 180-322 166V-166C-322-180-316-190-300-190Z"
      />
      <path
        className="board-grain"
        d="M-310-110C-120-124 110-96 296-116M-310 96C-100 78 120 112 296 94M-310 0C-160-10 60 12 296-4"
      />
      {pieces.map(({ look, x, y, turn }) => (
        <use
          key={`${x} ${y}`}
          className="board-piece"
          href={`#${id}${look}`}
          transform={`translate(${x} ${y}) rotate(${turn - 45}) scale(${size.toFixed(2)})`}
        />
      ))}
      {bowls.map(({ x, y }) => (
        <use key={x} href={`#${id}bowl`} transform={`translate(${x} ${y})`} />
      ))}
    </svg>
  )
}
