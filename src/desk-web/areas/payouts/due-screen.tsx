import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Due, DuePayout, MadeBatches } from '#contracts/desk/payouts.ts'
import { DataList } from '../../lists/data-list.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { useNow } from '../../platform/format/use-now.ts'
import { useShortcut } from '../../platform/keys/shortcuts.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Keys } from '../../ui/keys.tsx'
import { Moment } from '../../ui/moment.tsx'
import { NoteDialog } from '../../ui/note-dialog.tsx'
import { Screen } from '../../ui/screen.tsx'
import { MadeResult } from './made-result.tsx'
import { describeMethod, Notice, Section } from './parts.tsx'
import { buildDueColumns } from './payout-columns.tsx'
import { DUE_QUERY } from './queries.ts'
import { useChange } from './use-change.ts'

const texts = TEXTS.payouts.due

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

/** A device, or for a voucher its sale. */
const buildPlacePath = ({ tradeNumber, itemNumber }: DuePayout): string =>
  itemNumber === 0 ? `/desk/sales/${tradeNumber}` : `/desk/sales/${tradeNumber}?device=${itemNumber}`

function DueList({
  query,
  onHold,
}: {
  readonly query: UseQueryResult<Due>
  readonly onHold: (number: string) => void
}) {
  const nowMs = useNow()
  const columns = useMemo(() => buildDueColumns(nowMs), [nowMs])
  return (
    <div className="mt-6">
      <DataList
        id="payouts"
        canDownload={false}
        label={texts.caption}
        rows={query.data?.payouts}
        columns={columns}
        getRowId={({ reference }) => reference}
        getHref={buildPlacePath}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={<p>{texts.nothing}</p>}
        renderActions={({ tradeNumber }) => (
          <button
            type="button"
            className={DESK_BUTTON.quiet}
            aria-label={texts.holdSale(tradeNumber)}
            onClick={() => onHold(tradeNumber)}
          >
            {texts.hold}
          </button>
        )}
      />
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

function DueFacts({ due: { hasPayer, heldCount, sums, jobs } }: { readonly due: Due }) {
  return (
    <>
      {!hasPayer && <Notice>{texts.noPayer}</Notice>}
      {heldCount > 0 && (
        <p className="mt-3">
          <DeskLink href="/desk/held-payouts">{texts.held(heldCount)}</DeskLink>
        </p>
      )}
      {sums.length > 0 && <Totals sums={sums} />}
      {jobs.length > 0 && <Jobs jobs={jobs} />}
    </>
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
      {query.data && <DueFacts due={query.data} />}
      <DueList query={query} onHold={setHolding} />
      {holding !== null && <HoldDialog number={holding} onClose={() => setHolding(null)} />}
    </Screen>
  )
}
