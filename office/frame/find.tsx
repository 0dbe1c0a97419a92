import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Header } from 'react-aria-components/Header'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { SearchField } from 'react-aria-components/SearchField'
import { Notice } from '#office/ui/notice.tsx'
import { roomsFor, type Target, targetOf } from './found-target.ts'
import { useMe } from './me.ts'
import { officeQuery } from './queries.ts'
import { addRecent, recentOf } from './recent.ts'
import { areas } from './rooms.ts'
import './find.css'

/** A moment after somebody has stopped writing. */
const PAUSE_MS = 150

/** Finds anything that the person may see: with the arrow keys and Enter, without the mouse. */
export function Find({ onChosen }: { onChosen: () => void }) {
  const me = useMe()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const question = text.trim()
  const { found, isFetching, error } = useFound(question)
  const own = areas.filter(({ roles }) => roles.some((role) => me.roles.includes(role)))
  const recent = recentOf(me.id).map((target) => ({ ...target, group: 'Viimeksi' }))
  const targets = question ? [...roomsFor(own, question), ...found] : [...recent, ...roomsFor(own, '')]
  const choose = (target: Target) => {
    addRecent(me.id, target)
    onChosen()
    if (/^https?:/.test(target.to)) open(target.to, '_blank', 'noopener')
    else navigate({ href: target.to })
  }
  return (
    <Autocomplete inputValue={text} onInputChange={setText}>
      <SearchField autoFocus className="find-field">
        <Label className="visually-hidden">Etsi</Label>
        <Input className="input" placeholder="Tilaus, asiakas, tuote, sivu tai asetus" />
      </SearchField>
      {error && <Notice kind="danger">{error.message}</Notice>}
      <Menu
        className="find-results"
        aria-label="Löydetyt"
        renderEmptyState={() => (
          <p className="muted">{isFetching ? 'Etsitään…' : 'Mitään tällaista ei löydy, tai et saa nähdä sitä.'}</p>
        )}
      >
        {groupsOf(targets).map(([group, members]) => (
          <MenuSection key={group} aria-label={group}>
            <Header className="find-group">{group}</Header>
            {members.map((target) => (
              <MenuItem
                key={`${group} ${target.key}`}
                id={`${group} ${target.key}`}
                textValue={target.label}
                className="menu-item find-item"
                onAction={() => choose(target)}
              >
                {target.label}
                {target.hint && <span className="find-hint">{target.hint}</span>}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </Menu>
    </Autocomplete>
  )
}

function useFound(question: string) {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(question), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [question])
  const query = useQuery({
    ...officeQuery('GET /api/office/find', { query: { q: asked } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const found = question && asked ? (query.data?.found ?? []).map(targetOf) : []
  return { found, error: query.error, isFetching: query.isFetching || asked !== question }
}

function groupsOf(targets: readonly Target[]): [string, Target[]][] {
  return [...Map.groupBy(targets, ({ group }) => group)]
}
