/**
 * Records what was chosen in an island before React took it over: its component does not know of it, and would show the server's value at
 * the next change. The returned function, if there is one, chooses it again, so that the component hears of it.
 */
export function noteEarlyChoices(root: Element): (() => void) | undefined {
  const boxes = [...root.querySelectorAll('input')].filter((box) => box.checked !== box.defaultChecked)
  const ticked = boxes.filter((box) => box.checked || box.type === 'checkbox').map((box) => [box, box.checked] as const)
  const lists = [...root.querySelectorAll('select')].filter(({ options, selectedIndex }) => {
    const sent = [...options].findIndex(({ defaultSelected }) => defaultSelected)
    return selectedIndex !== Math.max(sent, 0)
  })
  const picked = lists.map((list) => [list, list.value] as const)
  if (ticked.length + picked.length === 0) return undefined
  return () => {
    for (const [box, checked] of ticked) {
      // React ignores a click that does not change the value that it saw last.
      box.checked = !checked
      box.click()
    }
    for (const [list, value] of picked) {
      list.value = value
      list.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
}
