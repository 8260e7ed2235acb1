import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Due, DuePayout, MadeBatches } from '#contracts/desk/payouts.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { useNow } from '../../platform/format/use-now.ts'
import { useShortcut } from '../../platform/keys/shortcuts.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { Age } from '../../ui/age.tsx'
import { Badge } from '../../ui/badge.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Keys } from '../../ui/keys.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Screen } from '../../ui/screen.tsx'
import { type Column, DataTable } from './data-table.tsx'
import { Loaded } from './loaded.tsx'
import { MadeResult } from './made-result.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { describeMethod, Notice, Section, TABLE_LINK } from './parts.tsx'
import { DUE_QUERY } from './queries.ts'
import { useChange } from './use-change.ts'

const texts = TEXTS.payouts.due
const { columns } = TEXTS.payouts

const Totals = ({ sums }: Pick<Due, 'sums'>) => (
  <ul aria-label={texts.totals} className="mt-4 flex flex-wrap gap-3">
    {sums.map(({ currency, paymentTypeId, payoutCount, totalInCents }) => (
      <li
        key={`${currency}${paymentTypeId}`}
        className="min-w-44 rounded-card border border-line bg-card px-4 py-2"
      >
        <span className="block text-ink-soft">
          {describeMethod(paymentTypeId)}, {currency}
        </span>
        <strong className="figures block font-display text-lg font-semibold">
          {formatMoney(totalInCents, currency)}
        </strong>
        <span className="figures text-ink-soft">{texts.payouts(payoutCount)}</span>
      </li>
    ))}
  </ul>
)

const Jobs = ({ jobs }: Pick<Due, 'jobs'>) => (
  <Section title={texts.jobs}>
    <ul className="grid gap-1">
      {jobs.map((job) => (
        <li key={`${job.messageId}${job.createdAt}`} className="figures flex flex-wrap gap-x-3">
          <span>{texts.job(job.messageId)}</span>
          <span>{texts.jobStates[job.state]}</span>
          <span>{texts.progress(job.doneCount, job.totalCount)}</span>
          {job.heldCount > 0 && <span>{texts.setAside(job.heldCount)}</span>}
          <Moment iso={job.createdAt} />
        </li>
      ))}
    </ul>
  </Section>
)

const matches = ({ reference, accountHolder, maskedAccount }: DuePayout, typed: string): boolean =>
  [reference, accountHolder, maskedAccount].some((text) => text.toLowerCase().includes(typed))

/** A device, or for a voucher its sale. */
const buildPlacePath = ({ tradeNumber, itemNumber }: DuePayout): string =>
  itemNumber === 0 ? `/desk/sales/${tradeNumber}` : `/desk/sales/${tradeNumber}?device=${itemNumber}`

function DueTable({ payouts, onHold }: { payouts: Due['payouts']; onHold: (number: string) => void }) {
  const nowMs = useNow()
  const [typed, setTyped] = useState('')
  const shown = payouts.filter((payout) => matches(payout, typed.trim().toLowerCase()))
  const all: readonly Column<DuePayout>[] = [
    {
      title: columns.reference,
      render: (payout) => (
        <>
          <DeskLink href={buildPlacePath(payout)} className={`${TABLE_LINK} whitespace-nowrap`}>
            {payout.reference}
          </DeskLink>{' '}
          {payout.attempt > 1 && <Badge>{texts.secondAttempt(payout.attempt)}</Badge>}
          <span className="block text-ink-soft md:hidden">{payout.accountHolder}</span>
        </>
      ),
    },
    { title: columns.holder, hides: 'phone', render: ({ accountHolder }) => accountHolder },
    {
      title: columns.account,
      hides: 'phone',
      render: ({ hasAccount, maskedAccount }) =>
        hasAccount ? (
          <span className="figures">{maskedAccount}</span>
        ) : (
          <Badge tone="late">{texts.noAccount}</Badge>
        ),
    },
    { title: columns.method, hides: 'tablet', render: ({ paymentTypeId }) => describeMethod(paymentTypeId) },
    {
      title: columns.amount,
      isNumber: true,
      render: ({ amountInCents, currency }) => formatMoney(amountInCents, currency),
    },
    {
      title: columns.bonus,
      isNumber: true,
      hides: 'tablet',
      render: ({ bonusInCents, currency }) => (bonusInCents > 0 ? formatMoney(bonusInCents, currency) : ''),
    },
    {
      title: columns.since,
      isNumber: true,
      hides: 'phone',
      render: ({ dueSince }) => <Age iso={dueSince} nowMs={nowMs} />,
    },
    {
      title: columns.actions,
      render: ({ tradeNumber }) => (
        <button
          type="button"
          className={DESK_BUTTON.quiet}
          aria-label={texts.holdSale(tradeNumber)}
          onClick={() => onHold(tradeNumber)}
        >
          {texts.hold}
        </button>
      ),
    },
  ]
  return (
    <div className="mt-6">
      <input
        type="search"
        aria-label={TEXTS.payouts.filter}
        placeholder={TEXTS.payouts.filter}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="mb-2 min-h-9 w-full max-w-72 rounded-control border border-line bg-card px-2 max-md:min-h-11"
      />
      {shown.length === 0 ? (
        <p>{texts.noMatch}</p>
      ) : (
        <DataTable caption={texts.caption} columns={all} rows={shown} keyOf={({ reference }) => reference} />
      )}
    </div>
  )
}

function HoldDialog({ number, onClose }: { readonly number: string; readonly onClose: () => void }) {
  const hold = useChange(() => texts.heldNow(number))
  const submit = (note: string) =>
    hold.mutate({ path: `/desk/api/payouts/${number}/hold`, json: { note } }, { onSuccess: onClose })
  return (
    <NoteDialog
      title={texts.holdSale(number)}
      lead={texts.holdLead}
      label={texts.holdNote}
      button={texts.hold}
      isBusy={hold.isPending}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}

/** What sellers are waiting for. */
export function DueScreen() {
  const query = useQuery(DUE_QUERY)
  const [made, setMade] = useState<MadeBatches | null>(null)
  const [holding, setHolding] = useState<string | null>(null)
  const create = useChange<MadeBatches>(() => null)
  const canCreate = Boolean(query.data?.hasPayer && query.data.payouts.length > 0)
  const createBatches = () => {
    if (canCreate) create.mutate({ path: '/desk/api/payout-batches' }, { onSuccess: setMade })
  }
  useShortcut({ keys: 'c', label: texts.create, group: 'screen' }, createBatches)
  return (
    <Screen
      title={texts.title}
      lead={texts.lead}
      actions={
        <button
          type="button"
          className={DESK_BUTTON.primary}
          disabled={!canCreate || create.isPending}
          onClick={createBatches}
        >
          {texts.create}
          <Keys keys="c" />
        </button>
      }
    >
      {made && <MadeResult made={made} />}
      <Loaded query={query}>
        {({ hasPayer, heldCount, jobs, sums, payouts }) => (
          <>
            {!hasPayer && <Notice>{texts.noPayer}</Notice>}
            {heldCount > 0 && (
              <p className="mt-3">
                <DeskLink href="/desk/held-payouts">{texts.held(heldCount)}</DeskLink>
              </p>
            )}
            {sums.length > 0 && <Totals sums={sums} />}
            {jobs.length > 0 && <Jobs jobs={jobs} />}
            {payouts.length === 0 ? (
              <p className="mt-6">{texts.nothing}</p>
            ) : (
              <DueTable payouts={payouts} onHold={setHolding} />
            )}
          </>
        )}
      </Loaded>
      {holding !== null && <HoldDialog number={holding} onClose={() => setHolding(null)} />}
    </Screen>
  )
}
