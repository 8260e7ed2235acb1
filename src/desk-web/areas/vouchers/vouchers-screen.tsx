import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ListedVoucherRow } from '#contracts/desk/vouchers.ts'
import type { VoucherState } from '#domain/vouchers/voucher-state.ts'
import { DataList } from '../../lists/data-list.tsx'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { readFrom } from '../../platform/api/queries.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { formatMoment } from '../../platform/format/format-time.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { Screen } from '../../ui/screen.tsx'

const T = TEXTS.vouchers

const VOUCHERS_KEY = ['vouchers'] as const

const VOUCHERS_QUERY = queryOptions({
  queryKey: VOUCHERS_KEY,
  queryFn: readFrom<ListedVoucherRow[]>('/desk/api/vouchers'),
})

function describeValue({ rateBp, valueInCents, maxValueInCents, currency }: ListedVoucherRow): string {
  if (rateBp === null) return formatMoney(valueInCents ?? 0, currency)
  const share = `${rateBp / 100} %`
  return maxValueInCents === null ? share : T.upTo(share, formatMoney(maxValueInCents, currency))
}

const describeLimits = ({
  minTotalInCents,
  currency,
  categories,
  modes,
  variants,
}: ListedVoucherRow): string =>
  [
    ...(minTotalInCents > 0 ? [T.fromTotal(formatMoney(minTotalInCents, currency))] : []),
    ...categories.map((category) => T.categoryNames[category]),
    ...modes.map((mode) => T.modeNames[mode]),
    ...variants.map((market) => market.toUpperCase()),
  ].join(', ')

const writeMoment = (iso: string | null): string => (iso === null ? '' : formatMoment(iso))

const COLUMNS: readonly ListColumn<ListedVoucherRow>[] = [
  { id: 'code', title: T.columns.code, value: ({ code }) => code },
  { id: 'value', title: T.columns.value, value: describeValue },
  {
    id: 'state',
    title: T.columns.state,
    value: ({ state }) => state,
    text: ({ state }) => T.states[state],
    nameChoice: (state) => T.states[state as VoucherState] ?? state,
  },
  { id: 'uses', title: T.columns.uses, value: ({ uses }) => uses, isNumber: true },
  {
    id: 'cost',
    title: T.columns.cost,
    value: ({ costInCents }) => costInCents,
    text: ({ costInCents, currency }) => formatMoney(costInCents, currency),
    isNumber: true,
  },
  { id: 'limits', title: T.columns.limits, value: describeLimits },
  {
    id: 'from',
    title: T.columns.from,
    value: ({ validFrom }) => validFrom,
    text: ({ validFrom }) => formatMoment(validFrom),
  },
  {
    id: 'to',
    title: T.columns.to,
    value: ({ validTo }) => validTo,
    text: ({ validTo }) => writeMoment(validTo),
  },
  {
    id: 'perCustomer',
    title: T.columns.perCustomer,
    value: ({ perCustomer }) => perCustomer,
    isNumber: true,
  },
  {
    id: 'lastUsed',
    title: T.columns.lastUsed,
    value: ({ lastUsedAt }) => lastUsedAt,
    text: ({ lastUsedAt }) => writeMoment(lastUsedAt),
    isExtra: true,
  },
]

const getCode = ({ code }: ListedVoucherRow): string => code

/** A voucher has no page of its own: its row says everything. */
const buildHref = ({ code }: ListedVoucherRow): string => `/desk/vouchers?q=${encodeURIComponent(code)}`

function EndButton({ voucher: { code, state } }: { readonly voucher: ListedVoucherRow }) {
  const end = useAction(VOUCHERS_KEY)
  if (state === 'ended' || state === 'expired') return null
  return (
    <ConfirmButton
      button={T.end}
      label={T.endNamed(code)}
      title={T.endTitle(code)}
      text={T.endText}
      action={T.endNamed(code)}
      isDisabled={end.isPending}
      onConfirm={() =>
        end.mutate({
          path: `/desk/api/vouchers/${encodeURIComponent(code)}/end`,
          done: () => T.ended(code),
        })
      }
    />
  )
}

const renderActions = (voucher: ListedVoucherRow) => <EndButton voucher={voucher} />

/** All vouchers, with their use and cost. */
export function VouchersScreen() {
  const { data, error, refetch } = useQuery(VOUCHERS_QUERY)
  return (
    <Screen
      title={T.title}
      lead={T.lead}
      actions={
        <DeskLink href="/desk/vouchers/new" className={DESK_BUTTON.primary}>
          {T.newVoucher}
        </DeskLink>
      }
    >
      <DataList
        id="vouchers"
        label={T.title}
        rows={data}
        columns={COLUMNS}
        getRowId={getCode}
        getHref={buildHref}
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{T.empty}</p>}
        renderActions={renderActions}
      />
    </Screen>
  )
}
