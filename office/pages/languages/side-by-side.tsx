import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { FieldPath } from '#contract/office/pages/edited-page.ts'
import { comparedPage } from '#contract/office/pages/translation.ts'
import { hearLive } from '#office/frame/live-windows.ts'
import { useMe } from '#office/frame/me.ts'
import { officeQuery, refresh } from '#office/frame/queries.ts'
import { Button } from '#office/ui/button.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { PageHead } from '#office/ui/page-head.tsx'
import type { DraftSession } from '../draft/draft-session.ts'
import { usePresence } from '../draft/use-presence.ts'
import { type Head, useSession, useShown } from '../draft/use-session.ts'
import { Questions } from '../editor/questions.tsx'
import { EditingProvider, type Forms } from '../form/editing.ts'
import { FieldView } from '../form/field-view.tsx'
import type { Given, Source } from './given.ts'
import { LanguageLinks } from './language-links.tsx'
import { SideHead } from './side-head.tsx'
import { textStays } from './text-stays.ts'
import { translationActions } from './translation-actions.ts'
import { TranslationRows } from './translation-rows.tsx'

const TRANSLATION = '/api/office/pages/:id/translation'
const PRESENCE = '/api/office/pages/:id/presence'

type Props = { given: Given; source: Source; forms: Forms }

/** A translation beside what it is translated from. It is edited as in the editor: saved, merged and kept alike. */
export function SideBySide({ given, source, forms }: Props) {
  const me = useMe()
  const { opened, tryAgain } = useSession(given.page.id, me.id, () => void refresh([PRESENCE, TRANSLATION]))
  useNewsOf(source.id)
  if (opened.state === 'failed')
    return (
      <div className="stack">
        <PageHead title="Kielet" />
        <Notice kind="danger">{opened.message}</Notice>
        <p className="muted">Mitä kirjoitit, on tallessa tällä koneella ja lähetetään, kun sivu aukeaa.</p>
        <div>
          <Button onPress={tryAgain}>Yritä uudelleen</Button>
        </div>
      </div>
    )
  if (opened.state === 'opening')
    return (
      <div role="status">
        <PageHead title="Avataan kieliä…" />
      </div>
    )
  return <Opened given={given} source={source} forms={forms} session={opened.session} head={opened.head} />
}

/** The source may change while somebody translates it. */
function useNewsOf(source: number): void {
  useEffect(() => {
    const stop = new AbortController()
    hearLive((news) => {
      const about = `/api/office/pages/${source}/`
      if (news.kind === 'return' || news.message.stale.includes(about)) void refresh([TRANSLATION])
    }, stop.signal)
    return () => stop.abort()
  }, [source])
}

function Opened({ given, source, forms, session, head }: Props & { session: DraftSession; head: Head }) {
  const shown = useShown(session)
  const [block, setBlock] = useState<string | null>(null)
  const { id, site, language, template, mayChange } = head
  const choices = useQuery(officeQuery('GET /api/office/editor/choices', { language, query: { site } }))
  const others = usePresence(id, session.window, block)
  const stays = useMemo(() => textStays(forms, template), [forms, template])
  const { content, problems } = shown
  const compared = useMemo(
    () => comparedPage(source.content, content, source.followed, stays),
    [source.content, source.followed, content, stays],
  )
  const actions = translationActions({ page: id, session, source, compared })
  const partOf = (of: string | null) => ({
    change: (path: FieldPath, value: unknown) =>
      session.do(value === undefined ? { kind: 'set', block: of, path } : { kind: 'set', block: of, path, value }),
    problemAt: (path: FieldPath) =>
      problems.find((each) => each.block === of && each.path.join('/') === path.join('/'))?.text,
    View: FieldView,
  })
  const editing = { site, language, forms, choices: choices.data, isReadOnly: !mayChange, blocks: content.blocks }
  return (
    <EditingProvider value={editing}>
      <div className="languages">
        <SideHead
          head={head}
          session={session}
          shown={shown}
          others={others}
          source={source}
          compared={compared}
          actions={actions}
        />
        <LanguageLinks given={given} />
        {!mayChange && <Notice>Tätä sivua voit lukea, et muuttaa.</Notice>}
        <Questions session={session} shown={shown} onOpen={setBlock} />
        <TranslationRows
          given={given}
          source={source}
          compared={compared}
          content={content}
          actions={actions}
          problems={problems}
          others={others}
          partOf={partOf}
          onBlock={setBlock}
        />
      </div>
    </EditingProvider>
  )
}
