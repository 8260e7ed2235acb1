import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FailedPayout } from '#contracts/desk/failed-payouts.ts'
import { useConfirmed } from '../../frame/use-confirmed.ts'
import { DataList } from '../../lists/data-list.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { useNow } from '../../platform/format/use-now.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Screen } from '../../ui/screen.tsx'
import { buildFailedColumns } from './payout-columns.tsx'
import { FAILED_QUERY } from './queries.ts'
import { useChange } from './use-change.ts'

const texts = TEXTS.payouts.failed

function AskButton({ tradeNumber }: FailedPayout) {
  const ask = useChange(() => texts.askedNow(tradeNumber))
  return (
    <button
      type="button"
      className={DESK_BUTTON.secondary}
      aria-label={`${texts.ask}: ${tradeNumber}`}
      disabled={ask.isPending}
      onClick={() => ask.mutate({ path: `/desk/api/failed-payouts/${tradeNumber}/request` })}
    >
      {texts.ask}
    </button>
  )
}

/** A voucher of a sale whose devices are paid can only go to the same account. */
function PayAgainButton({ references }: FailedPayout) {
  const [reference = ''] = references
  const isConfirmed = useConfirmed()
  const pay = useChange(() => texts.dueAgain(reference))
  return (
    <button
      type="button"
      className={DESK_BUTTON.secondary}
      disabled={pay.isPending}
      onClick={() => isConfirmed() && pay.mutate({ path: `/desk/api/voucher-payouts/${reference}/again` })}
    >
      {texts.payAgain}
    </button>
  )
}

/** Money that came back. */
export function FailedScreen() {
  const nowMs = useNow()
  const { data, error, refetch } = useQuery(FAILED_QUERY)
  const columns = useMemo(() => buildFailedColumns(nowMs), [nowMs])
  return (
    <Screen title={texts.title} lead={texts.lead}>
      <DataList
        id="failed-payouts"
        canDownload={false}
        label={texts.title}
        rows={data}
        columns={columns}
        getRowId={({ tradeNumber }) => tradeNumber}
        getHref={({ tradeNumber }) => `/desk/sales/${tradeNumber}`}
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{texts.nothing}</p>}
        renderActions={(payout) =>
          payout.canBeAsked ? <AskButton {...payout} /> : <PayAgainButton {...payout} />
        }
      />
    </Screen>
  )
}
