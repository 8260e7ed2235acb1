import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useId, useMemo } from 'react'
import type { DraftedChange, ShownPriceDraft } from '#contracts/desk/prices.ts'
import { canDraft, isDraftOver } from '#domain/price-lists/draft-states.ts'
import { computeMoveBp } from '#domain/price-lists/guard-rails.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { DataList } from '../../lists/data-list.tsx'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { DESK_BUTTON, TEXT_LINK } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Screen } from '../../ui/screen.tsx'
import { AddRowsCard } from './add-rows-card.tsx'
import { describeGuards, describeMove, describePrice, describeSize } from './describe-price.ts'
import { buildChangesQuery, buildDraftQuery } from './price-queries.ts'
import { StepCard } from './step-card.tsx'

const T = TEXTS.prices

interface DraftProps {
  readonly draft: ShownPriceDraft
}

const renderMoment = (iso: string | null) => iso && <Moment iso={iso} />

function DraftFacts({ draft }: DraftProps) {
  return (
    <Facts
      facts={[
        [T.columns.state, T.states[draft.state]],
        [T.columns.market, T.markets[draft.market]],
        [T.columns.by, draft.createdBy],
        [T.approvedBy, draft.approvedBy],
        [T.startsAt, draft.state === 'scheduled' ? renderMoment(draft.startAt) : null],
        [T.startedAt, renderMoment(draft.startedAt)],
        [T.endedAt, renderMoment(draft.endedAt)],
        [T.withdrawn, draft.state === 'withdrawn' ? String(draft.withdrawnCount) : null],
        [T.mailed, draft.state === 'withdrawn' ? String(draft.mailedCount) : null],
      ]}
    />
  )
}

/** Drafts that change the list first: what is shown here is compared with today's. */
const EarlierStarts = ({ draft }: DraftProps) => (
  <>
    {draft.earlierStarts.map(({ id, name, startAt, sameCount }) => (
      <span key={id} className="block">
        <DeskLink href={`/desk/prices/${id}`} className={TEXT_LINK}>
          {name}
        </DeskLink>
        , <Moment iso={startAt} />
        {T.samePrices(sameCount)}
      </span>
    ))}
    <span className="block text-ink-soft">{T.earlierHint}</span>
  </>
)

function Preview({ draft }: DraftProps) {
  const running = draft.runningOffers.map(({ market, count }) => T.running(market, count)).join(', ')
  return (
    <Card title={T.preview}>
      <Facts
        facts={[
          [T.facts.rows, String(draft.rowCount)],
          [T.facts.devices, String(draft.deviceCount)],
          [T.facts.raised, String(draft.raisedCount)],
          [T.facts.lowered, String(draft.loweredCount)],
          [T.facts.fresh, String(draft.newCount)],
          [T.facts.unpriced, String(draft.unpricedCount)],
          [
            T.facts.earlier,
            draft.earlierStarts.length > 0 ? <EarlierStarts key="earlier" draft={draft} /> : null,
          ],
          [T.facts.running, running === '' ? T.noRunning : `${running}. ${T.runningHint}`],
        ]}
      />
    </Card>
  )
}

const nameChange = ({ manufacturer, model }: DraftedChange): string => `${manufacturer} ${model}`

const buildColumns = ({ currency }: ShownPriceDraft): readonly ListColumn<DraftedChange>[] => [
  { id: 'device', title: T.change.device, value: nameChange },
  {
    id: 'storage',
    title: T.change.storage,
    value: ({ storageGb }) => storageGb,
    text: ({ storageGb }) => describeSize(storageGb),
    isNumber: true,
  },
  {
    id: 'before',
    title: T.change.before,
    value: ({ beforeInCents }) => beforeInCents,
    text: ({ beforeInCents }) => describePrice(beforeInCents, currency),
    isNumber: true,
  },
  {
    id: 'after',
    title: T.change.after,
    value: ({ afterInCents }) => afterInCents,
    text: ({ afterInCents }) => describePrice(afterInCents, currency),
    isNumber: true,
  },
  {
    id: 'move',
    title: T.change.move,
    value: ({ beforeInCents, afterInCents }) => computeMoveBp(beforeInCents, afterInCents),
    text: ({ beforeInCents, afterInCents }) => describeMove(beforeInCents, afterInCents),
    isNumber: true,
  },
  {
    id: 'guard',
    title: T.change.guard,
    value: ({ guards }) => describeGuards(guards),
    cell: ({ guards }) =>
      guards.length > 0 && (
        <span className="flex flex-wrap gap-1">
          {guards.map((guard) => (
            <Badge key={guard} tone="late">
              {T.guards[guard]}
            </Badge>
          ))}
        </span>
      ),
  },
]

const getChangeId = ({ deviceId, storageGb }: DraftedChange): string => `${deviceId}-${storageGb}`

function Changes({ draft }: DraftProps) {
  const { data, error, refetch } = useQuery(buildChangesQuery(draft.id))
  const columns = useMemo(() => buildColumns(draft), [draft])
  const headline = useId()
  return (
    <section aria-labelledby={headline}>
      <h2 id={headline} className="text-base">
        {T.changes}
      </h2>
      <p className="text-ink-soft">{T.changesLead}</p>
      <DataList
        id="price-changes"
        label={T.changes}
        rows={data}
        columns={columns}
        getRowId={getChangeId}
        getHref={({ manufacturer, model }) =>
          `/desk/prices/${draft.id}/sheet?${new URLSearchParams({ manufacturer, text: model })}`
        }
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{T.noChanges}</p>}
      />
    </section>
  )
}

function LoadedDraft({ draft }: DraftProps) {
  const problem = draft.problem && T.problems[draft.problem]
  return (
    <Screen
      title={T.draftTitle(draft.name)}
      actions={
        <>
          <DeskLink href={`/desk/prices/${draft.id}/sheet`} className={DESK_BUTTON.secondary}>
            {T.openSheet}
          </DeskLink>
          <DeskLink href="/desk/prices" className={DESK_BUTTON.quiet}>
            {T.allDrafts}
          </DeskLink>
        </>
      }
    >
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        {problem && <p role="alert">{problem}</p>}
        <DraftFacts draft={draft} />
        {!isDraftOver(draft.state) && <StepCard draft={draft} />}
        <Preview draft={draft} />
        {canDraft('change', draft.state) && <AddRowsCard draft={draft} />}
        <Changes draft={draft} />
      </div>
    </Screen>
  )
}

/** One draft: what it changes, and how it becomes live. */
export function DraftScreen() {
  const { draft: id = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(buildDraftQuery(id))
  if (data) return <LoadedDraft draft={data} />
  if (error) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <p role="status" className="text-ink-soft">
      {TEXTS.loading}
    </p>
  )
}
