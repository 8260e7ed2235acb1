import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ListedDocument } from '#contracts/desk/content.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { DataList } from '../../lists/data-list.tsx'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoment } from '../../platform/format/format-time.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { useOpenPath } from '../../platform/navigation/use-open-path.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { ChoiceField, CONTROL } from '../../ui/fields.tsx'
import { Modal } from '../../ui/modal.tsx'
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

const nameChange = (change: ListedDocument['draft']): string =>
  change ? `${formatMoment(change.at)}, ${change.by}` : ''

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
  {
    id: 'draft',
    title: T.columns.draft,
    value: ({ draft }) => draft?.at ?? null,
    text: ({ draft }) => nameChange(draft),
  },
  {
    id: 'published',
    title: T.columns.published,
    value: ({ published }) => published?.at ?? null,
    text: ({ published }) => nameChange(published),
  },
  {
    id: 'banner',
    title: T.columns.banner,
    value: ({ nextBannerAt }) => nextBannerAt,
    text: ({ nextBannerAt }) => (nextBannerAt ? formatMoment(nextBannerAt) : ''),
  },
]

const getId = ({ market, kind, name }: ListedDocument): string => `${market}/${kind}/${name}`

function NewPageDialog({ onClose }: { readonly onClose: () => void }) {
  const [market, setMarket] = useState('de')
  const openPath = useOpenPath()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '')
    openPath(`/desk/content/${market}/page/${name}`)
  }
  return (
    <Modal
      label={T.newPageTitle}
      onClose={onClose}
      className="fixed inset-0 m-auto h-fit w-[min(28rem,94vw)] rounded-card"
    >
      <form onSubmit={submit} className="grid gap-3 p-5">
        <h2 className="text-screen">{T.newPageTitle}</h2>
        <ChoiceField
          label={T.market}
          value={market}
          onChange={setMarket}
          choices={MARKET_IDS.map((id) => ({ value: id, name: id.toUpperCase() }))}
        />
        <label className="grid gap-1">
          <span className="text-ink-soft">{T.pageId}</span>
          <input
            name="name"
            required
            autoComplete="off"
            maxLength={60}
            pattern="[a-z0-9](?:[a-z0-9\-]{0,58}[a-z0-9])?"
            className={`${CONTROL} border-edge`}
          />
        </label>
        <div className="mt-1 flex flex-wrap justify-end gap-2">
          <button type="button" className={DESK_BUTTON.secondary} onClick={onClose}>
            {TEXTS.cancel}
          </button>
          <button type="submit" className={DESK_BUTTON.primary}>
            {T.start}
          </button>
        </div>
      </form>
    </Modal>
  )
}

/** All pages and home documents, and the way to a new one. */
export function ContentScreen() {
  const { data, error, refetch } = useQuery(CONTENT_QUERY)
  const [isAsking, setIsAsking] = useState(false)
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
      {isAsking && <NewPageDialog onClose={() => setIsAsking(false)} />}
    </Screen>
  )
}
