import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Language } from '#contract/site.ts'
import type { ProductTexts } from '#web/messages/form-fields.texts.ts'
import { optionAfter } from '#web/ui/option-after.ts'
import { controlAttributes, Field, type FieldProps } from '../field.tsx'
import { allProducts } from './all-products.ts'
import { matchingProducts, type Product } from './matching-products.ts'
import type { ProductValue } from './product-value.ts'

type Props = FieldProps & {
  value: ProductValue
  onChange: (value: ProductValue) => void
  language: Language
  /** The name of the form, which decides the products. */
  form: string
  texts: ProductTexts
}

type Loaded = readonly Product[] | 'loading' | 'failed'

/** A combobox with the products that the form offers, after the ARIA Authoring Practices: focus stays in the field. */
export function ProductField({ value, onChange, language, form, texts, ...field }: Props) {
  const whole = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [products, setProducts] = useState<Loaded>('loading')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const listId = `${field.id}-list`
  const optionId = (index: number) => `${field.id}-option-${index}`
  // A chosen product is shown in full; its title is not a search for itself.
  const search = value.productId === 0 ? value.title : ''
  const shown = typeof products === 'string' ? [] : matchingProducts(products, search)
  const status = products === 'loading' ? texts.loading : products === 'failed' ? texts.failed : texts.nothing

  const load = async () => {
    if (typeof products !== 'string') return
    setProducts('loading')
    setProducts((await allProducts(language, form)) ?? 'failed')
  }
  const show = () => {
    setOpen(true)
    load()
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = ({ productId, title }: Product) => {
    onChange({ productId, title })
    close()
    input.current?.focus()
  }
  const clear = () => {
    onChange({ productId: 0, title: '' })
    close()
    input.current?.focus()
  }

  // Somebody is searching already, since before the form came to life.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the beginning.
  useEffect(() => {
    if (input.current?.value && document.activeElement === input.current) show()
  }, [])

  useEffect(() => {
    if (!open) return
    const closeOutside = ({ target }: Event) => {
      if (whole.current?.contains(target as Node)) return
      setOpen(false)
      setActive(-1)
    }
    const events = ['pointerdown', 'focusin']
    for (const event of events) document.addEventListener(event, closeOutside)
    return () => {
      for (const event of events) document.removeEventListener(event, closeOutside)
    }
  }, [open])

  useEffect(() => {
    if (active >= 0) document.getElementById(`${field.id}-option-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, field.id])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      // Close only the list: a dialog around the form listens for Escape too.
      event.stopPropagation()
      return close()
    }
    const chosen = shown[active]
    if (event.key === 'Enter' && open) {
      event.preventDefault()
      return chosen ? choose(chosen) : undefined
    }
    if (event.key === 'ArrowDown' && !open) {
      event.preventDefault()
      return show()
    }
    const next = open ? optionAfter(event.key, active, shown.length) : undefined
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
  }

  return (
    <Field {...field}>
      <div className="form-product" ref={whole}>
        <input
          ref={input}
          className="form-control"
          {...controlAttributes(field)}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          aria-autocomplete="list"
          aria-expanded={open && shown.length > 0}
          aria-controls={open && shown.length > 0 ? listId : undefined}
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          value={value.title}
          onChange={({ target }) => {
            onChange({ productId: 0, title: target.value })
            setActive(-1)
            show()
          }}
          onFocus={load}
          onKeyDown={onKeyDown}
        />
        {value.title !== '' && (
          <button type="button" className="form-product-button" aria-label={texts.clear} onClick={clear}>
            ×
          </button>
        )}
        {/* The keyboard opens the list by ArrowDown, so this button is no stop of its own. */}
        <button
          type="button"
          className="form-product-button form-product-toggle"
          tabIndex={-1}
          aria-label={texts.open}
          aria-expanded={open}
          onClick={() => {
            if (open) close()
            else show()
            input.current?.focus()
          }}
        >
          <span aria-hidden="true" className="form-arrow" />
        </button>
        {open && shown.length > 0 && (
          <div id={listId} className="form-product-list" role="listbox" aria-label={field.label}>
            {shown.map((product, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which names the active option.
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys of the list.
              <div
                key={product.productId}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                className="form-product-option"
                // A press would take the focus from the field, and the list would close before the click.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(product)}
              >
                {product.title}
                {product.brand && <small className="form-product-brand"> {product.brand}</small>}
              </div>
            ))}
          </div>
        )}
        <p role="status" className={open && shown.length === 0 ? 'form-product-status' : 'visually-hidden'}>
          {open && shown.length === 0 ? status : ''}
        </p>
      </div>
    </Field>
  )
}
