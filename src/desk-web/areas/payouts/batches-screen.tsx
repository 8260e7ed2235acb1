import { useQuery } from '@tanstack/react-query'
import type { ListedBatch } from '#contracts/desk/payouts.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Screen } from '../../ui/screen.tsx'
import { type Column, DataTable } from './data-table.tsx'
import { Loaded } from './loaded.tsx'
import { describeMethod, TABLE_LINK } from './parts.tsx'
import { BATCHES_QUERY } from './queries.ts'

const texts = TEXTS.payouts.batches
const { columns, batchMarks } = TEXTS.payouts

const COLUMNS: readonly Column<ListedBatch>[] = [
  {
    title: columns.batch,
    render: ({ messageId }) => (
      <DeskLink href={`/desk/payout-batches/${messageId}`} className={TABLE_LINK}>
        {messageId}
      </DeskLink>
    ),
  },
  {
    title: columns.state,
    render: ({ state }) => (
      <Badge tone={state === 'prepared' ? 'accent' : 'plain'}>{batchMarks[state]}</Badge>
    ),
  },
  { title: columns.method, hides: 'phone', render: ({ paymentTypeId }) => describeMethod(paymentTypeId) },
  {
    title: columns.total,
    isNumber: true,
    render: ({ totalInCents, currency }) => formatMoney(totalInCents, currency),
  },
  { title: columns.payouts, isNumber: true, hides: 'phone', render: ({ payoutCount }) => payoutCount },
  {
    title: columns.open,
    isNumber: true,
    hides: 'phone',
    render: ({ openCount }) => (openCount === 0 ? '' : openCount),
  },
  {
    title: columns.returned,
    isNumber: true,
    hides: 'phone',
    render: ({ rejectedCount }) => (rejectedCount === 0 ? '' : rejectedCount),
  },
  { title: columns.created, hides: 'tablet', render: ({ createdAt }) => <Moment iso={createdAt} /> },
  { title: columns.createdBy, hides: 'phone', render: ({ operator }) => operator },
  { title: columns.approvedBy, hides: 'phone', render: ({ approvedBy }) => approvedBy ?? '' },
]

/** The batches so far, the newest first. */
export function BatchesScreen() {
  const query = useQuery(BATCHES_QUERY)
  return (
    <Screen title={texts.title} lead={texts.lead}>
      <Loaded query={query}>
        {(batches) => (
          <div className="mt-5">
            {batches.length === 0 ? (
              <p>{texts.nothing}</p>
            ) : (
              <DataTable
                caption={texts.title}
                columns={COLUMNS}
                rows={batches}
                keyOf={({ messageId }) => messageId}
              />
            )}
          </div>
        )}
      </Loaded>
    </Screen>
  )
}
