const LIST = /^Mso(?:List|Liste|Listenabsatz)/

/**
 * Pasted HTML before the schema reads it: lists of Word, which are paragraphs with signs in front, become lists; comments, styles and
 * what only Word knows go. What the format does not have is left out by the schema itself.
 */
export function cleanPaste(html: string): string {
  // A document of this kind runs no scripts and loads nothing.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml, img, o\\:p, head')) {
    if (element.localName === 'o:p') element.replaceWith(...element.childNodes)
    else element.remove()
  }
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const found: Node[] = []
  while (comments.nextNode()) found.push(comments.currentNode)
  for (const comment of found) (comment as Comment).remove()
  gatherLists(body)
  for (const cell of body.querySelectorAll('td, th')) asParagraph(cell)
  return body.innerHTML
}

/** The list of Word that a line is of: 'l0'. */
function listOf(element: Element | null): string | undefined {
  if (!element || !LIST.test(element.className)) return undefined
  return /mso-list:\s*(l\d+)/.exec(element.getAttribute('style') ?? '')?.[1]
}

function gatherLists(body: HTMLElement): void {
  for (const line of body.querySelectorAll('p')) {
    const id = line.isConnected ? listOf(line) : undefined
    if (!id) continue
    const isOrdered = /^(?!o$)[\p{L}\d]{1,4}[.)]?$/u.test(signOf(line))
    const list = document.createElement(isOrdered ? 'ol' : 'ul')
    line.before(list)
    while (list.nextElementSibling && listOf(list.nextElementSibling) === id)
      list.append(itemOf(list.nextElementSibling))
  }
}

function itemOf(line: Element): HTMLElement {
  signOf(line, true)
  const item = document.createElement('li')
  item.append(...line.childNodes)
  line.remove()
  return item
}

/** The bullet or number that Word writes as text. */
function signOf(line: Element, isTaken = false): string {
  const spans = [...line.querySelectorAll('span')]
  const sign = spans.find((span) => /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? ''))
  const text = sign?.textContent?.replace(/[\s\u00a0]+/g, '') ?? ''
  if (isTaken) sign?.remove()
  return text
}

function asParagraph(cell: Element): void {
  if (cell.querySelector('p, ul, ol, h1, h2, h3, h4')) return
  const paragraph = document.createElement('p')
  paragraph.append(...cell.childNodes)
  cell.append(paragraph)
}
