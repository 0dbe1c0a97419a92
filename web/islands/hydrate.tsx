import { type ComponentType, type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { noteEarlyChoices } from './early-choices.ts'
import { hideSoftHyphens } from './soft-hyphens.ts'

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

/**
 * Lets React take over the markup of an island, or render what the server has left to the browser. As a transition it does so in
 * slices of a few milliseconds, between which the browser answers the visitor.
 */
export function hydrate({ place, component: Component, props, prefix, onReady, onError }: Hydration): void {
  const options = { identifierPrefix: prefix, onRecoverableError: onError, onUncaughtError: onError }
  const showHyphens = hideSoftHyphens(place)
  const chooseAgain = noteEarlyChoices(place)
  const ready = () => {
    if (!chooseAgain) return onReady()
    // In a task of its own React renders after each choice, so that the next one knows of it.
    setTimeout(() => {
      chooseAgain()
      onReady()
    })
  }
  const root = (
    <Hydrated onCommit={showHyphens} onReady={ready}>
      <Component {...props} />
    </Hydrated>
  )
  startTransition(() => {
    if (place.firstChild) hydrateRoot(place, root, options)
    else createRoot(place, options).render(root)
  })
}

type HydratedProps = { onCommit: () => void; onReady: () => void; children?: ReactNode }

function Hydrated({ onCommit, onReady, children }: HydratedProps) {
  useLayoutEffect(() => onCommit(), [onCommit])
  useEffect(() => onReady(), [onReady])
  return children
}
