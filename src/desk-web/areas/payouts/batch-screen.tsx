import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ShownBatch } from '#contracts/desk/payouts.ts'
import { useConfirmed } from '../../frame/use-confirmed.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { formatMoment } from '../../platform/format/format-time.ts'
import { useShortcut } from '../../platform/keys/shortcuts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Keys } from '../../ui/keys.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Screen } from '../../ui/screen.tsx'
import { BatchFile } from './batch-file.tsx'
import { BatchRemoval } from './batch-removal.tsx'
import { BatchTransfers } from './batch-transfers.tsx'
import { Loaded } from './loaded.tsx'
import { describeMethod, Facts, Notice, Section } from './parts.tsx'
import { buildBatchPath, buildBatchQuery } from './queries.ts'
import { useChange } from './use-change.ts'

const texts = TEXTS.payouts.batch
const { columns, batchStates } = TEXTS.payouts

const listFacts = (batch: ShownBatch) =>
  [
    [columns.state, batchStates[batch.state]],
    [columns.method, describeMethod(batch.paymentTypeId)],
    [
      columns.total,
      <span key="total" className="figures">
        {formatMoney(batch.totalInCents, batch.currency)}
      </span>,
    ],
    [
      texts.transfers,
      texts.transferCount(batch.transferCount, batch.state === 'exported' ? batch.openCount : 0),
    ],
    [texts.created, texts.by(formatMoment(batch.createdAt), batch.operator)],
    [
      texts.approved,
      batch.approvedAt === null
        ? texts.notYet
        : texts.by(formatMoment(batch.approvedAt), batch.approvedBy ?? ''),
    ],
  ] as const

/** Someone else than the one who created it looks at the transfers and lets them go. */
function Approval({ batch }: { readonly batch: ShownBatch }) {
  const approve = useChange(() => texts.approvedNow)
  const isConfirmed = useConfirmed()
  const isAllowed = !batch.isOwn || batch.isOnePersonDesk
  const run = () => {
    if (isAllowed && isConfirmed()) approve.mutate({ path: `${buildBatchPath(batch.messageId)}/approval` })
  }
  useShortcut(isAllowed ? { keys: 'a', label: texts.approve, group: 'screen' } : null, run)
  if (!isAllowed) return <Notice>{texts.ownBatch}</Notice>
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <button type="button" className={DESK_BUTTON.primary} disabled={approve.isPending} onClick={run}>
        {texts.approve}
        <Keys keys="a" />
      </button>
      <span className="text-ink-soft">{texts.checkFirst}</span>
    </div>
  )
}

const Downloads = ({ downloads }: Pick<ShownBatch, 'downloads'>) => (
  <Section title={texts.downloads}>
    {downloads.length === 0 ? (
      <p>{texts.noDownloads}</p>
    ) : (
      <ul className="grid gap-1">
        {downloads.map(({ operator, downloadedAt }) => (
          <li key={`${operator}${downloadedAt}`}>
            <Moment iso={downloadedAt} /> {operator}
          </li>
        ))}
      </ul>
    )}
  </Section>
)

function BatchPart({ batch }: { readonly batch: ShownBatch }) {
  const { state, job, transfers, downloads } = batch
  const isOrdering = job?.state === 'running'
  const hasFile = state === 'approved' || state === 'exported'
  return (
    <>
      {batch.isOnePersonDesk && <Notice>{texts.onePerson}</Notice>}
      <Facts facts={listFacts(batch)} />
      {isOrdering && job && <Notice>{texts.ordering(job.doneCount, job.totalCount)}</Notice>}
      {state === 'prepared' && <Approval batch={batch} />}
      {hasFile && !isOrdering && <BatchFile batch={batch} />}
      {state === 'discarded' && <Notice>{texts.discarded}</Notice>}
      {transfers.length > 0 && <BatchTransfers batch={batch} />}
      {hasFile && <Downloads downloads={downloads} />}
      {(state === 'prepared' || state === 'approved') && !isOrdering && (
        <BatchRemoval messageId={batch.messageId} />
      )}
    </>
  )
}

/** One batch: what it pays, who has agreed to it, and what became of it. */
export function BatchScreen() {
  const { messageId = '' } = useParams({ strict: false })
  const query = useQuery(buildBatchQuery(messageId))
  return (
    <Screen title={texts.title(messageId)}>
      <Loaded query={query}>{(batch) => <BatchPart batch={batch} />}</Loaded>
    </Screen>
  )
}
