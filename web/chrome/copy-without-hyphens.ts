const SOFT_HYPHENS = /\u00ad/g

/** Copied text has the words as they are written, without the soft hyphens of the page. */
export function copyWithoutHyphens(): void {
  document.addEventListener('copy', (event) => {
    const selection = getSelection()
    const text = String(selection ?? '')
    const plain = text.replace(SOFT_HYPHENS, '')
    if (!selection || !event.clipboardData || event.defaultPrevented || plain === text) return
    event.clipboardData.setData('text/plain', plain)
    event.clipboardData.setData('text/html', htmlOf(selection).replace(SOFT_HYPHENS, ''))
    event.preventDefault()
  })
}

/** As the browser would copy it: links have whole addresses. */
function htmlOf(selection: Selection): string {
  const box = document.createElement('div')
  for (let at = 0; at < selection.rangeCount; at++) box.append(selection.getRangeAt(at).cloneContents())
  for (const link of box.querySelectorAll('a')) link.setAttribute('href', link.href)
  return box.innerHTML
}
