import type { ReactNode } from 'react'
import type { MenuTexts } from '#web/messages/kitchen/lunch-menu.texts.ts'
import type { Way } from '../sheet/sheet-frame.tsx'
import { WayChoice } from '../sheet/way-choice.tsx'

type ViewProps = {
  isEmpty: boolean
  /** Address of the poster of the week that is shown. */
  poster: string | undefined
  texts: MenuTexts
  onEdit: () => void
  onPrintView: (() => void) | undefined
}

/** What can be done with a menu that is looked at. */
export function ViewBar({ isEmpty, poster, texts, onEdit, onPrintView }: ViewProps) {
  return (
    <div className="menu-bar">
      <button type="button" className="button menu-edit" onClick={onEdit}>
        {isEmpty ? texts.menuBegin : texts.menuEdit}
      </button>
      {onPrintView && (
        <button type="button" className="menu-button menu-print-view" onClick={onPrintView}>
          {texts.menuPrintView}
        </button>
      )}
      {poster && (
        <a className="menu-button" href={poster}>
          {texts.menuPoster}
        </a>
      )}
    </div>
  )
}

type PrintProps = { way: Way; texts: MenuTexts; children: ReactNode; onWay: (way: Way) => void; onBack: () => void }

/** What can be done in the print view. */
export function PrintBar({ way, texts, children, onWay, onBack }: PrintProps) {
  return (
    <div className="menu-bar">
      <button type="button" className="button menu-print" onClick={() => window.print()}>
        {texts.print}
      </button>
      <WayChoice way={way} onChoose={onWay} texts={texts} />
      {children}
      <button type="button" className="menu-button" onClick={onBack}>
        {texts.menuBack}
      </button>
    </div>
  )
}
