import { useState } from 'react'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { FieldHelp, FieldLabel, type FieldProps } from '#office/ui/fields.tsx'
import { usePageSearch } from './page-search.ts'

type Props = FieldProps & {
  site: string
  language: string | undefined
  /** A path of the site. */
  value: string
  onChange: (path: string) => void
}

/** The address of a page: found by a part of its title, or written. */
export function AddressBox({
  site,
  language,
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
  const exact = usePageSearch(site, language, bare, bare.length > 1 && asked === '')
  const title = exact.find(({ path }) => path === bare)?.title
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
          {pages.map(({ path, title: name }) => (
            <ListBoxItem key={path} id={path} textValue={path} className="option">
              {name}
              <span className="option-hint">{path}</span>
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}
