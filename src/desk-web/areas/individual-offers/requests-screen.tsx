import { useQuery } from '@tanstack/react-query'
import type { RequestRow, RequestState } from '#contracts/desk/individual-offers.ts'
import { DataList } from '../../lists/data-list.tsx'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { formatMoment } from '../../platform/format/format-time.ts'
import { Badge } from '../../ui/badge.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Screen } from '../../ui/screen.tsx'
import { REQUESTS_QUERY } from './offer-queries.ts'

const T = TEXTS.individualOffers

type Column = ListColumn<RequestRow>

const getRowId = ({ requestId }: RequestRow): string => String(requestId)
const getHref = ({ requestId }: RequestRow): string => `/desk/individual-offers/${requestId}`

const buildMoment = (id: string, title: string, pick: (row: RequestRow) => string | null): Column => ({
  id,
  title,
  value: (row) => {
    const iso = pick(row)
    return iso === null ? null : Date.parse(iso)
  },
  text: (row) => {
    const iso = pick(row)
    return iso === null ? '' : formatMoment(iso)
  },
  cell: (row) => {
    const iso = pick(row)
    return iso === null ? '' : <Moment iso={iso} />
  },
  isNumber: true,
})

const buildAmount = (id: string, title: string, pick: (row: RequestRow) => number | null): Column => ({
  id,
  title,
  value: pick,
  text: (row) => {
    const amount = pick(row)
    return amount === null ? '' : formatMoney(amount, row.currency)
  },
  isNumber: true,
})

const COLUMNS: readonly Column[] = [
  { id: 'request', title: T.request, value: ({ requestId }) => requestId, text: getRowId },
  {
    id: 'state',
    title: T.state,
    value: ({ state }) => state,
    text: ({ state }) => T.states[state],
    cell: ({ state }) => <Badge tone={state === 'NEW' ? 'accent' : 'plain'}>{T.states[state]}</Badge>,
    nameChoice: (state) => T.states[state as RequestState] ?? state,
  },
  buildMoment('received', T.received, ({ createdAt }) => createdAt),
  buildMoment('due', T.due, ({ dueAt }) => dueAt),
  { id: 'devices', title: T.devices, value: ({ devices }) => devices, isNumber: true },
  { id: 'lines', title: T.lines, value: ({ lines }) => lines, isNumber: true },
  buildAmount('asked', T.asked, ({ totalInCents }) => totalInCents),
  buildAmount('offered', T.offered, ({ offeredInCents }) => offeredInCents),
  buildMoment('ends', T.ends, ({ expiresAt }) => expiresAt),
  {
    id: 'market',
    title: T.market,
    value: ({ market }) => market.toUpperCase(),
    nameChoice: (market) => market,
    isExtra: true,
  },
]

/** Every request for an individual offer, and what became of it. */
export function RequestsScreen() {
  const { data, error, refetch } = useQuery(REQUESTS_QUERY)
  return (
    <Screen title={T.title} lead={T.lead}>
      <DataList
        id="individual-offers"
        label={T.title}
        rows={data?.rows}
        columns={COLUMNS}
        getRowId={getRowId}
        getHref={getHref}
        error={error}
        onRetry={() => void refetch()}
        isTruncated={data?.isTruncated ?? false}
        empty={<p>{T.empty}</p>}
      />
    </Screen>
  )
}
