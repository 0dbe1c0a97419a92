/** Runs the work for one item at a time, in order of arrival. A failure does not stop the items after it. */
export function serially<Item>(work: (item: Item) => Promise<void>): (item: Item) => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return (item) => {
    last = last.catch(() => {}).then(() => work(item))
    return last
  }
}
