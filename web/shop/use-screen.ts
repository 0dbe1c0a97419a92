import { useEffect, useState } from 'react'

/**
 * The screen of a page with several, by the hash of the address. Without a hash it becomes the first one, without an entry in the
 * history; a hash that belongs to no screen changes nothing. Null until the address can be read.
 */
export function useScreen<Screen extends string>(screens: readonly [Screen, ...Screen[]]): Screen | null {
  const [screen, setScreen] = useState<Screen | null>(null)
  useEffect(() => {
    const [first] = screens
    const inAddress = () => screens.find((each) => location.hash === `#${each}`)
    const follow = () => {
      if (location.hash === '') history.replaceState(history.state, '', `#${first}`)
      setScreen((shown) => inAddress() ?? shown ?? first)
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [screens])
  return screen
}
