/** What is read a part at a time, in one list. */
export async function allOf<Read>(read: AsyncIterable<Read>): Promise<Read[]> {
  const list: Read[] = []
  for await (const each of read) list.push(each)
  return list
}
