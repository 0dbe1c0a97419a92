/** What a person looks for: something with a role and a name. */
export type Wanted = {
  role: string
  /** The whole name, or with `starts` its beginning. */
  name: string
  starts?: boolean
  /** The name of what is around it, such as a dialog or a group. */
  within?: string
}

export type Found = {
  /** Where a person would press: on the words, within the window. */
  x: number
  y: number
  value: string
  checked: boolean
  disabled: boolean
  /** What lies over the place, if anything does. */
  coveredBy: string | null
  /** Whether the scripts that it needs are there. */
  live: boolean
}

/**
 * Runs in the page, in any browser: finds the first visible element, brings it into the window and marks it with `data-found`. It is sent
 * as text, so everything that it uses is inside.
 */
export function findInPage({ role, name, starts, within }: Wanted): Found | null {
  const implicit: Record<string, string> = {
    link: 'a[href]',
    button: 'button, summary',
    dialog: 'dialog',
    heading: 'h1, h2, h3, h4',
    group: 'fieldset',
    radio: 'input[type=radio]',
    checkbox: 'input[type=checkbox]',
    file: 'input[type=file]',
    combobox: 'select',
    searchbox: 'input[type=search]',
    spinbutton: 'input[type=number]',
    textbox: 'textarea, input:is(:not([type]), [type=text], [type=email], [type=tel], [type=password])',
  }

  function plain(text: string | null | undefined): string {
    return (text ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
  }

  function isShown(element: Element): boolean {
    // What a closed list holds has boxes, too.
    return element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true })
  }

  function textOf(node: Node): string {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    if (node instanceof HTMLImageElement) return ` ${node.alt} `
    const { display } = getComputedStyle(node)
    if (display === 'none') return ''
    const text = [...node.childNodes].map(textOf).join('')
    return display.startsWith('inline') ? text : ` ${text} `
  }

  function nameOf(element: Element): string {
    const named = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id))
    const { labels } = element as HTMLInputElement
    return (
      plain(named.map((part) => part?.textContent ?? '').join(' ')) ||
      plain(element.getAttribute('aria-label')) ||
      plain([...(labels ?? [])].map(textOf).join(' ')) ||
      plain(element.matches('fieldset') ? element.querySelector('legend')?.textContent : textOf(element))
    )
  }

  function isWanted(element: Element): boolean {
    if ((element.getAttribute('role') ?? role) !== role) return false
    if (!isShown(element) && !isShown(labelOf(element))) return false
    const found = nameOf(element)
    return starts ? found.startsWith(name) : found === name
  }

  /** A radio button, a check box or a file field may be invisible behind its label. */
  function labelOf(element: Element): Element {
    const isChoice = element.matches('input:is([type=radio], [type=checkbox], [type=file])')
    return (isChoice && (element as HTMLInputElement).labels?.[0]) || element
  }

  /** The box of the first words that are seen. */
  function wordsOf(element: Element): DOMRect | undefined {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement } = text
      // Words for screen readers are in a box of one pixel.
      const isSeen = parentElement && isShown(parentElement) && parentElement.getBoundingClientRect().width > 2
      // A link in a label leads elsewhere.
      if (!isSeen || !plain(text.textContent) || (parentElement.closest('a') && !element.closest('a'))) continue
      range.selectNodeContents(text)
      return [...range.getClientRects()].find(({ width, height }) => width > 2 && height > 2)
    }
    return undefined
  }

  function placeOf(element: Element) {
    const pressed = labelOf(element)
    const words = pressed.matches('input, textarea, select') ? undefined : wordsOf(pressed)
    const { left, top, width, height } = words ?? pressed.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const over = document.elementFromPoint(x, y)
    const isFree = over !== null && (pressed.contains(over) || over === element)
    return { x, y, coveredBy: isFree ? null : (over?.outerHTML.slice(0, 120) ?? 'the edge of the window') }
  }

  const around = [...document.querySelectorAll('dialog, [role], nav, fieldset, section, form')]
  const places = within === undefined ? [document] : around.filter((each) => isShown(each) && nameOf(each) === within)
  const selector = [`[role=${role}]`, implicit[role]].filter(Boolean).join()
  const element = places.flatMap((place) => [...place.querySelectorAll(selector)]).find(isWanted)
  if (!element) return null
  for (const marked of document.querySelectorAll('[data-found]')) marked.removeAttribute('data-found')
  element.setAttribute('data-found', '')
  // It may be outside the window, or outside a list that scrolls.
  if (placeOf(element).coveredBy) labelOf(element).scrollIntoView({ block: 'center', behavior: 'instant' })
  const { value, checked, disabled } = element as HTMLInputElement
  const island = element.closest('kaski-island')
  return {
    ...placeOf(element),
    value: String(value ?? ''),
    checked: checked === true,
    disabled: disabled === true,
    live: !island || island.hasAttribute('live') || island.getAttribute('when') === 'use',
  }
}
