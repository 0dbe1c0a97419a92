import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { officeQuery } from '#office/frame/queries.ts'

/** Pages of a site by a part of their title or address, for a field. */
export function usePageSearch(site: string, language: string | undefined, text: string, isOn: boolean) {
  const asked = useDeferredValue(text.trim())
  const query = { site, language: language as 'fi', ...(asked ? { text: asked } : {}) }
  const { data } = useQuery({ ...officeQuery('GET /api/office/pages', { query }), enabled: isOn && site !== '' })
  return data?.rows ?? []
}
