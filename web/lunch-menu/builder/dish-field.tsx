import { useId, useState } from 'react'
import type { MenuDish } from '#contract/lunch-menus/lunch-menu.ts'
import { MAX_DISH_LENGTH } from '#contract/lunch-menus/lunch-menu-limits.ts'
import type { Language } from '#contract/site.ts'
import type { MenuTexts } from '#web/messages/kitchen/lunch-menu.texts.ts'
import { useCombobox } from '#web/ui/use-combobox.ts'
import { filled } from '../filled.ts'
import { MenuIcon } from '../menu-icon.tsx'
import { matchingRecipes, recipeCalled } from '../rules/matching-recipes.ts'
import { menuRecipes, type Recipes } from './menu-recipes.ts'

type Props = { label: string; language: Language; texts: MenuTexts; onAdd: (dish: MenuDish) => void }

/** A text field with recipes by name, and at the end what was typed as a text of one's own. */
export function DishField({ label, language, texts, onAdd }: Props) {
  const id = useId()
  const [recipes, setRecipes] = useState<Recipes | 'failed'>()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const known = recipes === undefined || recipes === 'failed' ? {} : recipes
  const matching = matchingRecipes(Object.keys(known), text)
  const typed = text.trim()
  const options = typed ? [...matching, filled(texts.menuOwnText, { text: typed })] : []
  const isShown = isOpen && options.length > 0

  const load = async () => {
    if (recipes === undefined || recipes === 'failed') setRecipes((await menuRecipes(language)) ?? 'failed')
  }
  const add = (name: string | undefined) => {
    const recipe = name === undefined ? undefined : known[name]
    if (name !== undefined && recipe) onAdd({ header: name, ...recipe })
    else if (typed) onAdd({ header: typed, link: '', image: '', marks: [] })
    setText('')
    combobox.close()
  }

  const combobox = useCombobox<HTMLDivElement>({
    id,
    count: options.length,
    isOpen: isShown,
    foundFor: text,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    onEnter: (event) => {
      event.preventDefault()
      add(recipeCalled(Object.keys(known), text))
    },
  })

  return (
    <div className="dish-field" {...combobox.whole}>
      <input
        {...combobox.field}
        aria-label={label}
        placeholder={texts.menuDishHint}
        maxLength={MAX_DISH_LENGTH}
        value={text}
        onFocus={load}
        onChange={({ target }) => {
          setText(target.value)
          setOpen(true)
        }}
      />
      {isShown && (
        <div {...combobox.list} role="listbox" className="dish-options" aria-label={label}>
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys of the list.
            // biome-ignore lint/a11y/noStaticElementInteractions: its role is in the spread properties.
            <div key={option} {...combobox.option(index)} className="dish-option" onClick={() => add(matching[index])}>
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
