// Icons from Lucide 1.62 (https://lucide.dev), ISC licence, copyright the Lucide contributors.
const paths = {
  grip: 'M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01',
  up: 'm5 12 7-7 7 7M12 19V5',
  down: 'M12 5v14m7-7-7 7-7-7',
  back: 'm12 19-7-7 7-7M19 12H5',
  on: 'M5 12h14m-7-7 7 7-7 7',
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  redo: 'm15 14 5-5-5-5m5 5H9.5a5.5 5.5 0 0 0 0 11H13',
  close: 'M18 6 6 18M6 6l12 12',
} as const

/** A decorative icon of the menu builder: apart from the others, which every page carries. */
export function MenuIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      className="menu-icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'grip' ? 3 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
