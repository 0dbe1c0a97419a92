import { useEffect, useState } from 'react'

/** The screens of the cart page, by hash. */
const screens = ['tuotteet', 'kirjaudu'] as const
type Screen = (typeof screens)[number]

const inAddress = () => screens.find((screen) => location.hash === `#${screen}`)

/**
 * The screen of the address. Without a hash it becomes the first one, without an entry in the history; a hash that belongs to no screen
 * changes nothing. Null until the address can be read.
 */
export function useScreen(): Screen | null {
  const [screen, setScreen] = useState<Screen | null>(null)
  useEffect(() => {
    if (location.hash === '') history.replaceState(history.state, '', '#tuotteet')
    setScreen(inAddress() ?? 'tuotteet')
    const follow = () => {
      if (location.hash === '') history.replaceState(history.state, '', '#tuotteet')
      setScreen((shown) => inAddress() ?? shown)
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return screen
}
