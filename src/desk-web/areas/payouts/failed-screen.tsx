import { useQuery } from '@tanstack/react-query'
import type { FailedPayout } from '#contracts/desk/failed-payouts.ts'
import { useConfirmed } from '../../frame/use-confirmed.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { useNow } from '../../platform/format/use-now.ts'
import { Age } from '../../ui/age.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Moment } from '../../ui/moment.tsx'
import { Screen } from '../../ui/screen.tsx'
import { type Column, DataTable } from './data-table.tsx'
import { Loaded } from './loaded.tsx'
import { SaleLink } from './parts.tsx'
import { FAILED_QUERY } from './queries.ts'
import { useChange } from './use-change.ts'

const texts = TEXTS.payouts.failed
const { columns } = TEXTS.payouts

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

function FailedTable({ failed }: { readonly failed: readonly FailedPayout[] }) {
  const nowMs = useNow()
  const all: readonly Column<FailedPayout>[] = [
    { title: columns.sale, render: ({ tradeNumber }) => <SaleLink number={tradeNumber} /> },
    {
      title: columns.amount,
      isNumber: true,
      render: ({ amountInCents, currency }) => formatMoney(amountInCents, currency),
    },
    { title: columns.reason, hides: 'phone', render: ({ reason }) => reason ?? '' },
    { title: columns.holder, hides: 'phone', render: ({ accountHolder }) => accountHolder },
    { title: columns.account, hides: 'tablet', render: ({ maskedAccount }) => maskedAccount },
    {
      title: columns.since,
      isNumber: true,
      hides: 'phone',
      render: ({ failedAt }) => <Age iso={failedAt} nowMs={nowMs} />,
    },
    {
      title: texts.asked,
      hides: 'phone',
      render: ({ askedAt }) => (askedAt === null ? texts.never : <Moment iso={askedAt} />),
    },
    {
      title: columns.actions,
      render: (payout) => (payout.canBeAsked ? <AskButton {...payout} /> : <PayAgainButton {...payout} />),
    },
  ]
  return (
    <DataTable caption={texts.title} columns={all} rows={failed} keyOf={({ tradeNumber }) => tradeNumber} />
  )
}

/** Money that came back. */
export function FailedScreen() {
  const query = useQuery(FAILED_QUERY)
  return (
    <Screen title={texts.title} lead={texts.lead}>
      <Loaded query={query}>
        {(failed) => (
          <div className="mt-5">
            {failed.length === 0 ? <p>{texts.nothing}</p> : <FailedTable failed={failed} />}
          </div>
        )}
      </Loaded>
    </Screen>
  )
}
