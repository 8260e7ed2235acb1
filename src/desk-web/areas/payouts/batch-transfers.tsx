import { useState } from 'react'
import type { SettledAnswer } from '#contracts/desk/bank-files.ts'
import type { BatchTransfer, ShownBatch } from '#contracts/desk/payouts.ts'
import { useConfirmed } from '../../frame/use-confirmed.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { Badge } from '../../ui/badge.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { type Column, DataTable } from './data-table.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { Section } from './parts.tsx'
import { buildBatchPath } from './queries.ts'
import { useChange } from './use-change.ts'

const texts = TEXTS.payouts.batch
const { columns, transferStatuses } = TEXTS.payouts

const buildOutcomePath = (endToEndId: string): string =>
  `/desk/api/transfers/${encodeURIComponent(endToEndId)}/outcome`

interface SettlingProps {
  readonly onClose: () => void
}

/** A transfer that the bank has returned, as an operator knows from elsewhere. */
function ReturnDialog({ endToEndId, onClose }: SettlingProps & { readonly endToEndId: string }) {
  const settle = useChange(() => texts.settled(endToEndId))
  const submit = (reason: string) =>
    settle.mutate(
      { path: buildOutcomePath(endToEndId), json: { outcome: 'REJECTED', reason } },
      { onSuccess: onClose },
    )
  return (
    <NoteDialog
      title={texts.returnTitle(endToEndId)}
      lead={texts.returnLead}
      label={texts.returnNote}
      minLength={0}
      button={texts.markReturned}
      isBusy={settle.isPending}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}

/** For banks that only report what they have rejected. */
function OthersDialog({ batch, onClose }: SettlingProps & { readonly batch: ShownBatch }) {
  const settle = useChange<SettledAnswer>(({ confirmed }) => texts.othersDone(confirmed.length))
  const submit = () =>
    settle.mutate({ path: `${buildBatchPath(batch.messageId)}/remainder` }, { onSuccess: onClose })
  return (
    <NoteDialog
      title={texts.othersTitle}
      lead={texts.othersLead(batch.openCount)}
      button={texts.others}
      isBusy={settle.isPending}
      onSubmit={submit}
      onClose={onClose}
    />
  )
}

function Status({ status, rejectedReason }: BatchTransfer) {
  return (
    <>
      <Badge tone={status === 'rejected' ? 'late' : status === 'confirmed' ? 'accent' : 'plain'}>
        {transferStatuses[status]}
      </Badge>{' '}
      {rejectedReason}
    </>
  )
}

/** The transfers of a batch, in the order of its file. */
export function BatchTransfers({ batch }: { readonly batch: ShownBatch }) {
  const [returned, setReturned] = useState<string | null>(null)
  const [isSettlingOthers, setIsSettlingOthers] = useState(false)
  const isConfirmed = useConfirmed()
  const pay = useChange<SettledAnswer>(({ confirmed }) => texts.settled(confirmed.join(', ')))
  const markPaid = (endToEndId: string) => {
    if (isConfirmed()) pay.mutate({ path: buildOutcomePath(endToEndId), json: { outcome: 'CONFIRMED' } })
  }
  const all: readonly Column<BatchTransfer>[] = [
    {
      title: columns.transfer,
      render: ({ endToEndId }) => <span className="figures whitespace-nowrap">{endToEndId}</span>,
    },
    {
      title: columns.for,
      hides: 'tablet',
      render: ({ references }) => <span className="figures">{references.join(' ')}</span>,
    },
    {
      title: columns.account,
      hides: 'phone',
      render: ({ maskedAccount }) => <span className="figures">{maskedAccount || texts.erased}</span>,
    },
    {
      title: columns.amount,
      isNumber: true,
      render: ({ amountInCents }) => formatMoney(amountInCents, batch.currency),
    },
    { title: columns.state, render: (transfer) => <Status {...transfer} /> },
  ]
  const deciding: Column<BatchTransfer> = {
    title: columns.actions,
    hides: 'phone',
    render: ({ endToEndId, status }) =>
      status === 'ordered' && (
        <span className="flex gap-1">
          <button
            type="button"
            className={DESK_BUTTON.quiet}
            aria-label={`${texts.markPaid}: ${endToEndId}`}
            onClick={() => markPaid(endToEndId)}
          >
            {texts.markPaid}
          </button>
          <button
            type="button"
            className={DESK_BUTTON.quiet}
            aria-label={`${texts.markReturned}: ${endToEndId}`}
            onClick={() => isConfirmed() && setReturned(endToEndId)}
          >
            {texts.markReturned}
          </button>
        </span>
      ),
  }
  const isOpen = batch.state === 'exported' && batch.openCount > 0
  return (
    <Section title={texts.transfers}>
      {isOpen && (
        <button
          type="button"
          className={`${DESK_BUTTON.secondary} mb-3`}
          onClick={() => isConfirmed() && setIsSettlingOthers(true)}
        >
          {texts.others}
        </button>
      )}
      <DataTable
        caption={texts.transfers}
        columns={isOpen ? [...all, deciding] : all}
        rows={batch.transfers}
        keyOf={({ endToEndId }) => endToEndId}
      />
      {returned !== null && <ReturnDialog endToEndId={returned} onClose={() => setReturned(null)} />}
      {isSettlingOthers && <OthersDialog batch={batch} onClose={() => setIsSettlingOthers(false)} />}
    </Section>
  )
}
