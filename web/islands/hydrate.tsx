import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { takeOutSoftHyphens } from './soft-hyphens.ts'

type Hydration = {
  /** The element with the markup from the server; empty if the server sent none. */
  place: Element
  component: ComponentType<object>
  props: object
  /** As on the server, for `useId`. */
  prefix: string
  onReady: () => void
  onError: (error: unknown) => void
}

/** Lets React take over the markup of an island, or render what the server has left to the browser. */
export function hydrate({ place, component: Component, props, prefix, onReady, onError }: Hydration): void {
  const root = (
    <Hydrated element={place} onReady={onReady}>
      <Component {...props} />
    </Hydrated>
  )
  const options = { identifierPrefix: prefix, onRecoverableError: onError, onUncaughtError: onError }
  if (place.firstChild) hydrateRoot(place, root, options)
  else createRoot(place, options).render(root)
}

type HydratedProps = { element: Element; onReady: () => void; children?: ReactNode }

// React renders this first and its layout effect last, all in one task: nobody sees the text without its hyphens.
function Hydrated({ element, onReady, children }: HydratedProps) {
  const [putBackHyphens] = useState(() => takeOutSoftHyphens(element))
  useLayoutEffect(() => putBackHyphens(), [putBackHyphens])
  useEffect(() => onReady(), [onReady])
  return children
}
