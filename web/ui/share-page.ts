export type Shared = 'shared' | 'copied' | 'failed'

/** Hands the page to whatever the device shares with, or copies its address. */
export async function sharePage(title: string): Promise<Shared> {
  const url = location.href
  try {
    if (navigator.share) {
      await navigator.share({ title, url })
      return 'shared'
    }
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch (error) {
    // A visitor who closes the device's own dialog has changed their mind.
    return (error as Error).name === 'AbortError' ? 'shared' : 'failed'
  }
}
