/**
 * Runs in the frame of a preview. A press on a block tells the office which, links and forms lead nowhere, and parts that the office sends
 * replace those that differ, so that nothing jumps.
 */
export const previewScript = `(() => {
  const main = document.getElementById('main')
  const marks = () => [...main.childNodes].filter((node) => node.nodeType === 8 && node.data.startsWith('part:'))
  const rest = (mark) => {
    const nodes = []
    for (let node = mark.nextSibling; node && !(node.nodeType === 8 && node.data === '/part'); node = node.nextSibling) nodes.push(node)
    return nodes
  }
  const endOf = (mark) => {
    let node = mark
    while (node && !(node.nodeType === 8 && node.data === '/part')) node = node.nextSibling
    return node
  }
  const idOf = (mark) => mark.data.slice(5).split(' ')[0]
  const partOf = (target) => marks().find((mark) => rest(mark).some((node) => node.contains(target)))
  addEventListener('click', (event) => {
    if (event.target.closest('a')) event.preventDefault()
    const mark = partOf(event.target)
    if (mark) parent.postMessage({ kind: 'preview.block', block: idOf(mark) }, location.origin)
  }, true)
  addEventListener('submit', (event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }, true)
  const show = (parts) => {
    const known = new Map(marks().map((mark) => [idOf(mark), mark]))
    for (const [id, mark] of known) {
      if (parts.some((part) => part.id === id)) continue
      const end = endOf(mark)
      for (const node of [...rest(mark), mark, end]) node.remove()
    }
    let place = null
    for (const { id, html, hash } of parts) {
      let mark = known.get(id)
      if (!mark) {
        mark = document.createComment('part:' + id)
        const end = document.createComment('/part')
        place ? place.after(mark, end) : main.prepend(mark, end)
      } else if (place && marks().indexOf(mark) !== marks().findIndex((other) => endOf(other) === place) + 1) {
        place.after(mark, ...rest(mark), endOf(mark))
      } else if (!place && marks()[0] !== mark) {
        main.prepend(mark, ...rest(mark), endOf(mark))
      }
      const end = endOf(mark)
      if (!mark.data.endsWith(' ' + hash)) {
        for (const node of rest(mark)) node.remove()
        mark.after(document.createRange().createContextualFragment(html))
        mark.data = 'part:' + id + ' ' + hash
      }
      place = end
    }
  }
  let sheet
  addEventListener('message', (event) => {
    if (event.source !== parent || event.origin !== location.origin) return
    const { kind, parts, css, block } = event.data ?? {}
    if (kind === 'preview.parts') {
      if (css) {
        sheet ??= new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets = [sheet]
      }
      show(parts)
    }
    if (kind === 'preview.show') marks().find((mark) => idOf(mark) === block)?.nextElementSibling?.scrollIntoView({ block: 'nearest' })
  })
  parent.postMessage({ kind: 'preview.ready' }, location.origin)
})()`
