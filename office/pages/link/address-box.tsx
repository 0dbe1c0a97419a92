import { useState } from 'react'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { FieldHelp, FieldLabel, type FieldProps } from '#office/ui/fields.tsx'
import { addressIn, pageAt } from './link-target.ts'
import { usePageSearch } from './page-search.ts'

type Props = FieldProps & {
  site: string
  /** Pages of which language are found; of all without. */
  language: string | undefined
  /** Of the site, if the value is a public address: it has the language in it. Otherwise it is a path. */
  languages?: readonly string[]
  value: string
  onChange: (path: string) => void
}

/** The address of a page: found by a part of its title, or written. */
export function AddressBox({
  site,
  language,
  languages,
  value,
  onChange,
  label,
  error,
  help,
  isRequired,
  isDisabled = false,
}: Props) {
  const [asked, setAsked] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [bare = '', rest = ''] = value.split(/(?=[?#])/, 2)
  const pages = usePageSearch(site, language, asked, isOpen || asked !== '')
  const known = languages ? pageAt(languages, bare) : { language, path: bare }
  const exact = usePageSearch(site, known.language, known.path, known.path.length > 1 && asked === '')
  const title = exact.find(({ path }) => path === known.path)?.title
  const addressOf = (page: (typeof pages)[number]) =>
    languages ? addressIn(languages, page.language, page.path) : page.path
  const choose = (path: string) => {
    setAsked('')
    onChange(path)
  }
  return (
    <AriaComboBox
      className="field"
      allowsCustomValue
      inputValue={asked || value}
      onInputChange={(text) => {
        if (text === value) return
        setAsked(text)
        if (text === '' || text.startsWith('/')) onChange(text.trim())
      }}
      onSelectionChange={(path) => path !== null && choose(String(path))}
      onOpenChange={setOpen}
      onBlur={() => setAsked('')}
      items={pages}
      defaultFilter={() => true}
      isInvalid={Boolean(error)}
      isDisabled={isDisabled}
      menuTrigger="focus"
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <Group className="input input-group">
        <Input placeholder="Hae sivun nimellä tai kirjoita osoite" />
      </Group>
      <FieldHelp help={title ? `${title}${rest}` : help} error={error} />
      <Popover className="popover">
        <ListBox className="options" renderEmptyState={() => <div className="option muted">Ei sivuja</div>}>
          {pages.map((page) => (
            <ListBoxItem key={page.id} id={addressOf(page)} textValue={addressOf(page)} className="option">
              {page.title}
              <span className="option-hint">{addressOf(page)}</span>
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}
