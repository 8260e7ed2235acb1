import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedDocument } from '#contracts/desk/content.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { buildChangeColumn } from '../../lists/change-column.ts'
import { DataList } from '../../lists/data-list.tsx'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoment } from '../../platform/format/format-time.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { useOpenPath } from '../../platform/navigation/use-open-path.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { NewRecordDialog } from '../../ui/new-record-dialog.tsx'
import { Screen } from '../../ui/screen.tsx'
import { buildDocumentHref, CONTENT_QUERY } from './content-queries.ts'

const T = TEXTS.content

type State = keyof typeof T.states

function findState({ version, isPublished, draft, nextBannerAt }: ListedDocument): State {
  if (!isPublished) return 'new'
  if (draft) return 'draft'
  if (nextBannerAt) return 'scheduled'
  return version > 0 ? 'published' : 'delivered'
}

const COLUMNS: readonly ListColumn<ListedDocument>[] = [
  {
    id: 'title',
    title: T.columns.title,
    value: ({ kind, title, name }) => (kind === 'home' ? T.homeTitle : title || name),
  },
  {
    id: 'market',
    title: T.columns.market,
    value: ({ market }) => market.toUpperCase(),
    nameChoice: (market) => market,
  },
  {
    id: 'kind',
    title: T.columns.kind,
    value: ({ kind }) => T.kinds[kind],
    nameChoice: (kind) => kind,
  },
  {
    id: 'state',
    title: T.columns.state,
    value: (row) => T.states[findState(row)],
    nameChoice: (state) => state,
  },
  { id: 'version', title: T.columns.version, value: ({ version }) => version, isNumber: true },
  buildChangeColumn('draft', T.columns.draft, ({ draft }) => draft),
  buildChangeColumn('published', T.columns.published, ({ published }) => published),
  {
    id: 'banner',
    title: T.columns.banner,
    value: ({ nextBannerAt }) => nextBannerAt,
    text: ({ nextBannerAt }) => (nextBannerAt ? formatMoment(nextBannerAt) : ''),
  },
]

const getId = ({ market, kind, name }: ListedDocument): string => `${market}/${kind}/${name}`

/** All pages and home documents, and the way to a new one. */
export function ContentScreen() {
  const { data, error, refetch } = useQuery(CONTENT_QUERY)
  const [isAsking, setIsAsking] = useState(false)
  const openPath = useOpenPath()
  return (
    <Screen
      title={T.title}
      lead={data?.isElsewhere ? T.elsewhere : T.lead}
      actions={
        <>
          <DeskLink href="/desk/partners" className={DESK_BUTTON.secondary}>
            {T.partners}
          </DeskLink>
          {!data?.isElsewhere && (
            <button type="button" className={DESK_BUTTON.primary} onClick={() => setIsAsking(true)}>
              {T.newPage}
            </button>
          )}
        </>
      }
    >
      <DataList
        id="content"
        label={T.title}
        rows={data?.documents}
        columns={COLUMNS}
        getRowId={getId}
        getHref={buildDocumentHref}
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{T.empty}</p>}
      />
      {isAsking && (
        <NewRecordDialog
          title={T.newPageTitle}
          button={T.start}
          group={{
            label: T.market,
            choices: MARKET_IDS.map((id) => ({ value: id, name: id.toUpperCase() })),
            first: 'de',
          }}
          id={{ label: T.pageId, maxLength: 60, pattern: '[a-z0-9](?:[a-z0-9\\-]{0,58}[a-z0-9])?' }}
          onStart={(market, name) => openPath(`/desk/content/${market}/page/${name}`)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Screen>
  )
}
