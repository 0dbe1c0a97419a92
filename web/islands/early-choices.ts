/**
 * Notes what was chosen in an island before React took it over: its component knows nothing of it, and would show what the server sent at
 * the next change. The function that is returned, if there is any, chooses it again, for the component to hear of it.
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
      // React hears of a click only if it changes what React has seen last.
      box.checked = !checked
      box.click()
    }
    for (const [list, value] of picked) {
      list.value = value
      list.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
}
