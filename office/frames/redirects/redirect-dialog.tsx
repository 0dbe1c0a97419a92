import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useMe } from '#office/frame/me.ts'
import { officeQuery, useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import type { Forms } from '#office/pages/form/editing.ts'
import { AddressBox } from '#office/pages/link/address-box.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { FormDialog } from '#office/ui/form-dialog.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { RadioGroup } from '#office/ui/radio-group.tsx'
import { Select } from '#office/ui/select.tsx'
import type { Redirect } from './redirect.ts'

type Props = { forms: Forms; site: string | undefined; row?: Redirect; onClose: () => void }

const changes = ['/api/office/redirects']

/** A new redirect, or another target for one; what it would do is said while it is written. */
export function RedirectDialog({ forms, site: first, row, onClose }: Props) {
  const me = useMe()
  const own = forms.sites.filter(({ id }) => me.sites.length === 0 || me.sites.includes(id))
  const [site, setSite] = useState((own.find(({ id }) => id === first) ?? own[0])?.id ?? '')
  const [from, setFrom] = useState(row?.from ?? '')
  const [to, setTo] = useState(row?.to ?? '')
  const [kind, setKind] = useState<'page' | 'other'>(row && !row.to.startsWith('/') ? 'other' : 'page')
  const asked = { site, from: useDeferredValue(from.trim()), to: useDeferredValue(to.trim()) }
  const isWhole = asked.from !== '' && asked.to !== ''
  const { data, error, isPlaceholderData } = useQuery({
    ...officeQuery('GET /api/office/redirects/check', { query: asked }),
    enabled: isWhole,
    staleTime: 0,
  })
  const check = isWhole && !isPlaceholderData ? data : undefined
  const { send, isSending, refusal } = useSend('POST /api/office/redirects', {
    changes,
    onDone: (_done, { body }) => {
      const { was } = body
      showToast(`Ohjataan: ${body.from} → ${body.to}`, () =>
        was === null
          ? undoBy('POST /api/office/redirects/remove', { body: { site, from: body.from, was: body.to } }, changes)
          : undoBy('POST /api/office/redirects', { body: { ...body, to: was, was: body.to } }, changes),
      )
      onClose()
    },
  })
  // Its pages have no language in their addresses.
  const language = forms.sites.find(({ id }) => id === site)?.languages[0]
  const isSame = row !== undefined && asked.to === row.to
  const isTaken = check !== undefined && check.now !== null && check.now !== (row?.to ?? null)
  return (
    <FormDialog
      title={row ? 'Muuta kohdetta' : 'Uusi ohjaus'}
      onClose={onClose}
      action={isTaken ? 'Korvaa ohjaus' : 'Ohjaa'}
      isReady={check?.problems.length === 0 && !isSame}
      isSending={isSending}
      onAction={() => check && void send({ body: { ...asked, was: check.now } })}
      refusal={refusal ?? error}
    >
      {row ? (
        <p>
          Vanha osoite: <strong className="redirect-address">{row.from}</strong>
        </p>
      ) : (
        <>
          <Select
            label="Sivusto"
            options={own.map(({ id, name }) => ({ id, label: name }))}
            value={site}
            onChange={setSite}
          />
          <TextField
            label="Vanha osoite"
            help="Alkaa vinoviivalla, esimerkiksi /vanha/sivu."
            isRequired
            autoFocus
            value={from}
            onChange={setFrom}
          />
        </>
      )}
      <RadioGroup
        label="Minne"
        options={[
          { id: 'page', label: 'Tämän sivuston sivu' },
          { id: 'other', label: 'Muu osoite' },
        ]}
        value={kind}
        onChange={(next) => {
          setKind(next as 'page' | 'other')
          setTo('')
        }}
      />
      {kind === 'page' ? (
        <AddressBox label="Sivu" site={site} language={language} isRequired value={to} onChange={setTo} />
      ) : (
        <TextField
          label="Osoite"
          help="https://… tai site:lihakauppa/tuotteet"
          isRequired
          value={to}
          onChange={setTo}
        />
      )}
      <div className="stack" aria-live="polite">
        {check && <Told check={check} isTaken={isTaken} />}
      </div>
    </FormDialog>
  )
}

type Check = { problems: string[]; isPage: boolean; isLost: boolean; now: string | null; shortened: string[] }

function Told({ check, isTaken }: { check: Check; isTaken: boolean }) {
  const { problems, isPage, isLost, now, shortened } = check
  if (problems.length > 0)
    return (
      <Notice kind="danger">
        <ul className="plan-list">
          {problems.map((problem) => (
            <li key={problem}>{problem.charAt(0).toUpperCase() + problem.slice(1)}.</li>
          ))}
        </ul>
      </Notice>
    )
  return (
    <>
      {isPage && (
        <Notice kind="warning">
          Vanhassa osoitteessa on sivu. Kävijät näkevät sen, kunnes se poistetaan näkyvistä.
        </Notice>
      )}
      {isLost && <Notice kind="warning">Kohteessa ei ole sivua.</Notice>}
      {isTaken && <Notice kind="warning">Osoite ohjataan nyt: {now}</Notice>}
      {shortened.length > 0 && <Notice>Suoraan uuteen kohteeseen johtavat myös: {shortened.join(', ')}</Notice>}
    </>
  )
}
