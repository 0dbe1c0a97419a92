import { type KeyboardEvent, useId, useState } from 'react'
import type { MenuDish } from '#contract/lunch-menu.ts'
import { MAX_DISH_LENGTH } from '#contract/lunch-menu-limits.ts'
import type { Language } from '#contract/site.ts'
import type { MenuTexts } from '#web/messages/lunch-menu.texts.ts'
import { optionAfter } from '#web/ui/option-after.ts'
import { filled } from '../filled.ts'
import { MenuIcon } from '../menu-icon.tsx'
import { matchingRecipes, recipeCalled } from '../rules/matching-recipes.ts'
import { menuRecipes, type Recipes } from './menu-recipes.ts'

type Props = { label: string; language: Language; texts: MenuTexts; onAdd: (dish: MenuDish) => void }

/** A combobox after the ARIA Authoring Practices: recipes by name, and at the end what was typed as a text of one's own. */
export function DishField({ label, language, texts, onAdd }: Props) {
  const id = useId()
  const [recipes, setRecipes] = useState<Recipes | 'failed'>()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const known = recipes === undefined || recipes === 'failed' ? {} : recipes
  const matching = matchingRecipes(Object.keys(known), text)
  const typed = text.trim()
  const options = typed ? [...matching, filled(texts.menuOwnText, { text: typed })] : []
  const isShown = isOpen && options.length > 0

  const load = async () => {
    if (recipes === undefined || recipes === 'failed') setRecipes((await menuRecipes(language)) ?? 'failed')
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const add = (name: string | undefined) => {
    const recipe = name === undefined ? undefined : known[name]
    if (name !== undefined && recipe) onAdd({ header: name, ...recipe })
    else if (typed) onAdd({ header: typed, link: '', image: '', marks: [] })
    setText('')
    close()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      return close()
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      return add(active >= 0 ? matching[active] : recipeCalled(Object.keys(known), text))
    }
    if (event.key === 'ArrowDown' && !isOpen) setOpen(true)
    const next = optionAfter(event.key, active, options.length)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only sees that the focus has left.
    <div
      className="dish-field"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close()
      }}
    >
      <input
        type="text"
        role="combobox"
        aria-label={label}
        placeholder={texts.menuDishHint}
        autoComplete="off"
        maxLength={MAX_DISH_LENGTH}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? `${id}-list` : undefined}
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        value={text}
        onFocus={load}
        onChange={({ target }) => {
          setText(target.value)
          setActive(-1)
          setOpen(true)
        }}
        onKeyDown={onKeyDown}
      />
      {isShown && (
        <div id={`${id}-list`} className="dish-options" role="listbox" aria-label={label}>
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which names the active option.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys of the list.
            <div
              key={option}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              className="dish-option"
              // A press would take the focus from the field, and the list would close before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => add(matching[index])}
            >
              <Thumbnail of={known[option]?.image} />
              {option}
            </div>
          ))}
        </div>
      )}
      {recipes === 'failed' && <p role="status">{texts.menuRecipesFailed}</p>}
    </div>
  )
}

function Thumbnail({ of }: { of: string | undefined }) {
  return of ? (
    <img src={of} alt="" width={40} height={40} />
  ) : (
    <span className="dish-own">
      <MenuIcon name="on" />
    </span>
  )
}
