import { useEffect, useState } from 'react'
import type { Language } from '#contract/site.ts'
import type { ProductTexts } from '#web/messages/forms/form-fields.texts.ts'
import { useCombobox } from '#web/ui/use-combobox.ts'
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

/** A text field with the products that the form offers. */
export function ProductField({ value, onChange, language, form, texts, ...field }: Props) {
  const [products, setProducts] = useState<Loaded>('loading')
  const [open, setOpen] = useState(false)
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
  const combobox = useCombobox<HTMLDivElement>({
    id: field.id,
    count: shown.length,
    isOpen: open,
    foundFor: value.title,
    onOpen: show,
    onClose: () => setOpen(false),
    onEnter: (event) => {
      if (open) event.preventDefault()
    },
  })
  const { close, input } = combobox
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

  return (
    <Field {...field}>
      <div className="form-product" {...combobox.whole}>
        <input
          className="form-control"
          {...controlAttributes(field)}
          {...combobox.field}
          spellCheck={false}
          maxLength={200}
          value={value.title}
          onChange={({ target }) => {
            onChange({ productId: 0, title: target.value })
            show()
          }}
          onFocus={load}
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
          <div {...combobox.list} role="listbox" className="form-product-list" aria-label={field.label}>
            {shown.map((product, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys of the list.
              // biome-ignore lint/a11y/noStaticElementInteractions: its role is in the spread properties.
              <div
                key={product.productId}
                {...combobox.option(index)}
                className="form-product-option"
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
