import type { FailedPayout } from '#contracts/desk/failed-payouts.ts'
import type { HeldPayout } from '#contracts/desk/held-payouts.ts'
import type { BatchTransfer, DuePayout, ListedBatch } from '#contracts/desk/payouts.ts'
import type { PaymentTypeId } from '#domain/markets/payment-type.ts'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { formatMoment } from '../../platform/format/format-time.ts'
import { Age } from '../../ui/age.tsx'
import { Badge } from '../../ui/badge.tsx'
import { describeMethod, SaleLink } from './parts.tsx'

const { columns: TITLES, holdTitles, batchMarks, transferStatuses, due, held, failed, batch } = TEXTS.payouts

/** Values that are their own names. */
const nameChoice = (value: string): string => value

const HOLDER = {
  id: 'holder',
  title: TITLES.holder,
  value: ({ accountHolder }: { readonly accountHolder: string }) => accountHolder,
} as const

const ACCOUNT = {
  id: 'account',
  title: TITLES.account,
  value: ({ maskedAccount }: { readonly maskedAccount: string }) => maskedAccount,
} as const

const METHOD = {
  id: 'method',
  title: TITLES.method,
  value: ({ paymentTypeId }: { readonly paymentTypeId: PaymentTypeId }) => describeMethod(paymentTypeId),
  nameChoice,
} as const

interface Money {
  readonly amountInCents: number
  readonly currency: string
}

const AMOUNT = {
  id: 'amount',
  title: TITLES.amount,
  value: ({ amountInCents }: Money) => amountInCents,
  text: ({ amountInCents, currency }: Money) => formatMoney(amountInCents, currency),
  isNumber: true,
} as const

const buildMomentColumn = <Row,>(
  id: string,
  title: string,
  read: (row: Row) => string | null,
): ListColumn<Row> => ({
  id,
  title,
  value: (row) => {
    const iso = read(row)
    return iso === null ? null : Date.parse(iso)
  },
  text: (row) => {
    const iso = read(row)
    return iso === null ? '' : formatMoment(iso)
  },
  isNumber: true,
})

/** How long something has waited. */
const buildAgeColumn = <Row,>(read: (row: Row) => string, nowMs: number): ListColumn<Row> => ({
  id: 'since',
  title: TITLES.since,
  value: (row) => -Date.parse(read(row)),
  text: (row) => formatMoment(read(row)),
  cell: (row) => <Age iso={read(row)} nowMs={nowMs} />,
  isNumber: true,
})

const buildCountColumn = <Row,>(id: string, title: string, read: (row: Row) => number): ListColumn<Row> => ({
  id,
  title,
  value: read,
  text: (row) => (read(row) === 0 ? '' : String(read(row))),
  isNumber: true,
})

export const buildDueColumns = (nowMs: number): readonly ListColumn<DuePayout>[] => [
  {
    id: 'reference',
    title: TITLES.reference,
    value: ({ reference }) => reference,
    cell: ({ reference, attempt }) => (
      <>
        {reference} {attempt > 1 && <Badge>{due.secondAttempt(attempt)}</Badge>}
      </>
    ),
  },
  HOLDER,
  {
    ...ACCOUNT,
    text: ({ hasAccount, maskedAccount }) => (hasAccount ? maskedAccount : due.noAccount),
    cell: ({ hasAccount, maskedAccount }) =>
      hasAccount ? (
        <span className="figures">{maskedAccount}</span>
      ) : (
        <Badge tone="late">{due.noAccount}</Badge>
      ),
  },
  METHOD,
  AMOUNT,
  {
    id: 'bonus',
    title: TITLES.bonus,
    value: ({ bonusInCents }) => bonusInCents,
    text: ({ bonusInCents, currency }) => (bonusInCents > 0 ? formatMoney(bonusInCents, currency) : ''),
    isNumber: true,
  },
  buildAgeColumn(({ dueSince }) => dueSince, nowMs),
]

export const buildHeldColumns = (nowMs: number): readonly ListColumn<HeldPayout>[] => [
  { id: 'reason', title: TITLES.reason, value: ({ reason }) => holdTitles[reason], nameChoice },
  {
    id: 'sale',
    title: TITLES.sale,
    value: ({ tradeNumber }) => tradeNumber,
    // Above the link of the row, which leads to the hold.
    cell: ({ tradeNumber }) => (
      <span className="relative z-10">
        <SaleLink number={tradeNumber} />
      </span>
    ),
  },
  {
    id: 'due',
    title: TITLES.due,
    value: ({ dueInCents }) => dueInCents,
    text: ({ dueInCents, currency }) =>
      dueInCents === 0 ? held.nothingDue : formatMoney(dueInCents, currency),
    isNumber: true,
  },
  HOLDER,
  { ...ACCOUNT, isExtra: true },
  { id: 'facts', title: TITLES.facts, value: ({ facts }) => facts.join(' ') },
  buildAgeColumn(({ since }) => since, nowMs),
  {
    ...buildMomentColumn<HeldPayout>('ends', TITLES.ends, ({ until }) => until),
    text: ({ until }) => (until === null ? held.whenReleased : formatMoment(until)),
  },
]

export const buildFailedColumns = (nowMs: number): readonly ListColumn<FailedPayout>[] => [
  { id: 'sale', title: TITLES.sale, value: ({ tradeNumber }) => tradeNumber },
  AMOUNT,
  { id: 'reason', title: TITLES.reason, value: ({ reason }) => reason },
  HOLDER,
  ACCOUNT,
  buildAgeColumn(({ failedAt }) => failedAt, nowMs),
  {
    ...buildMomentColumn<FailedPayout>('asked', failed.asked, ({ askedAt }) => askedAt),
    text: ({ askedAt }) => (askedAt === null ? failed.never : formatMoment(askedAt)),
  },
]

export const BATCH_COLUMNS: readonly ListColumn<ListedBatch>[] = [
  { id: 'batch', title: TITLES.batch, value: ({ messageId }) => messageId },
  {
    id: 'state',
    title: TITLES.state,
    value: ({ state }) => batchMarks[state],
    cell: ({ state }) => <Badge tone={state === 'prepared' ? 'accent' : 'plain'}>{batchMarks[state]}</Badge>,
    nameChoice,
  },
  METHOD,
  {
    id: 'total',
    title: TITLES.total,
    value: ({ totalInCents }) => totalInCents,
    text: ({ totalInCents, currency }) => formatMoney(totalInCents, currency),
    isNumber: true,
  },
  buildCountColumn('payouts', TITLES.payouts, ({ payoutCount }) => payoutCount),
  buildCountColumn('open', TITLES.open, ({ openCount }) => openCount),
  buildCountColumn('returned', TITLES.returned, ({ rejectedCount }) => rejectedCount),
  // The name of a batch has its day.
  {
    ...buildMomentColumn<ListedBatch>('created', TITLES.created, ({ createdAt }) => createdAt),
    isExtra: true,
  },
  { id: 'created-by', title: TITLES.createdBy, value: ({ operator }) => operator, nameChoice },
  { id: 'approved-by', title: TITLES.approvedBy, value: ({ approvedBy }) => approvedBy, nameChoice },
]

const TRANSFER_TONES = { rejected: 'late', confirmed: 'accent', prepared: 'plain', ordered: 'plain' } as const

export const buildTransferColumns = (currency: string): readonly ListColumn<BatchTransfer>[] => [
  { id: 'transfer', title: TITLES.transfer, value: ({ endToEndId }) => endToEndId },
  { id: 'for', title: TITLES.for, value: ({ references }) => references.join(' ') },
  {
    ...ACCOUNT,
    value: ({ maskedAccount }) => maskedAccount || batch.erased,
    cell: ({ maskedAccount }) => <span className="figures">{maskedAccount || batch.erased}</span>,
  },
  {
    id: 'amount',
    title: TITLES.amount,
    value: ({ amountInCents }) => amountInCents,
    text: ({ amountInCents }) => formatMoney(amountInCents, currency),
    isNumber: true,
  },
  {
    id: 'state',
    title: TITLES.state,
    value: ({ status }) => transferStatuses[status],
    text: ({ status, rejectedReason }) =>
      [transferStatuses[status], rejectedReason].filter(Boolean).join(' '),
    cell: ({ status, rejectedReason }) => (
      <>
        <Badge tone={TRANSFER_TONES[status]}>{transferStatuses[status]}</Badge> {rejectedReason}
      </>
    ),
    nameChoice,
  },
]
