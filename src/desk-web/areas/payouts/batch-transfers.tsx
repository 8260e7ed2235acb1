import { useMemo, useState } from 'react'
import type { SettledAnswer } from '#contracts/desk/bank-files.ts'
import type { BatchTransfer, ShownBatch } from '#contracts/desk/payouts.ts'
import { readPayoutReference } from '#domain/payouts/payout-reference.ts'
import { useConfirmed } from '../../frame/use-confirmed.ts'
import { DataList } from '../../lists/data-list.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { NoteDialog } from '../../ui/note-dialog.tsx'
import { Section } from './parts.tsx'
import { buildTransferColumns } from './payout-columns.tsx'
import { buildBatchPath } from './queries.ts'
import { useChange } from './use-change.ts'

const texts = TEXTS.payouts.batch

/** The rows come with the batch, so nothing is left to load. */
const NOTHING = () => undefined

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

/** The sale of a transfer; of several, the first. */
const buildSaleHref = ({ endToEndId, references: [reference = endToEndId] }: BatchTransfer): string =>
  `/desk/sales/${readPayoutReference(reference)?.tradeNumber ?? reference}`

interface DecisionsProps {
  readonly transfer: BatchTransfer
  readonly onPaid: () => void
  readonly onReturned: () => void
}

function Decisions({ transfer: { endToEndId, status }, onPaid, onReturned }: DecisionsProps) {
  if (status !== 'ordered') return null
  return (
    <>
      <button
        type="button"
        className={DESK_BUTTON.quiet}
        aria-label={`${texts.markPaid}: ${endToEndId}`}
        onClick={onPaid}
      >
        {texts.markPaid}
      </button>
      <button
        type="button"
        className={DESK_BUTTON.quiet}
        aria-label={`${texts.markReturned}: ${endToEndId}`}
        onClick={onReturned}
      >
        {texts.markReturned}
      </button>
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
  const columns = useMemo(() => buildTransferColumns(batch.currency), [batch.currency])
  const renderActions = (transfer: BatchTransfer) => (
    <Decisions
      transfer={transfer}
      onPaid={() => markPaid(transfer.endToEndId)}
      onReturned={() => isConfirmed() && setReturned(transfer.endToEndId)}
    />
  )
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
      <DataList
        id="transfers"
        canDownload={false}
        label={texts.transfers}
        rows={batch.transfers}
        columns={columns}
        getRowId={({ endToEndId }) => endToEndId}
        getHref={buildSaleHref}
        error={null}
        onRetry={NOTHING}
        empty={<p>{texts.noTransfers}</p>}
        {...(isOpen && { renderActions })}
      />
      {returned !== null && <ReturnDialog endToEndId={returned} onClose={() => setReturned(null)} />}
      {isSettlingOthers && <OthersDialog batch={batch} onClose={() => setIsSettlingOthers(false)} />}
    </Section>
  )
}
