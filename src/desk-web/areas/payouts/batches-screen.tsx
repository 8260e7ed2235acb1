import { useQuery } from '@tanstack/react-query'
import { DataList } from '../../lists/data-list.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { Screen } from '../../ui/screen.tsx'
import { BATCH_COLUMNS } from './payout-columns.tsx'
import { BATCHES_QUERY } from './queries.ts'

const texts = TEXTS.payouts.batches

/** The batches so far, the newest first. */
export function BatchesScreen() {
  const { data, error, refetch } = useQuery(BATCHES_QUERY)
  return (
    <Screen title={texts.title} lead={texts.lead}>
      <DataList
        id="payout-batches"
        label={texts.title}
        rows={data}
        columns={BATCH_COLUMNS}
        getRowId={({ messageId }) => messageId}
        getHref={({ messageId }) => `/desk/payout-batches/${messageId}`}
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{texts.nothing}</p>}
      />
    </Screen>
  )
}
