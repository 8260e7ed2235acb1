import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { DataList } from '../../lists/data-list.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { useNow } from '../../platform/format/use-now.ts'
import { Screen } from '../../ui/screen.tsx'
import { buildHeldColumns } from './payout-columns.tsx'
import { HELD_QUERY } from './queries.ts'

const texts = TEXTS.payouts.held

/** Every payout that waits for a person, or for time. */
export function HeldScreen() {
  const nowMs = useNow()
  const { data, error, refetch } = useQuery(HELD_QUERY)
  const columns = useMemo(() => buildHeldColumns(nowMs), [nowMs])
  return (
    <Screen title={texts.title} lead={texts.lead}>
      <DataList
        id="held-payouts"
        canDownload={false}
        label={texts.title}
        rows={data}
        columns={columns}
        getRowId={({ id }) => String(id)}
        getHref={({ id }) => `/desk/held-payouts/${id}`}
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{texts.nothing}</p>}
      />
    </Screen>
  )
}
