import { useBlocker } from '@tanstack/react-router'

/** Asks before a form that was changed and not saved is left. */
export function useUnsaved(isChanged: boolean): void {
  useBlocker({
    shouldBlockFn: () => isChanged && !confirm('Lomakkeella on tallentamattomia muutoksia. Poistutko silti?'),
    enableBeforeUnload: () => isChanged,
    disabled: !isChanged,
  })
}
