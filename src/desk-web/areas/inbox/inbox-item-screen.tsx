import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { InboxChange, InboxItem } from '#contracts/desk/inbox.ts'
import { useDesk } from '../../frame/desk-context.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { buildSalePath } from '../../platform/codes/build-found-path.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { DESK_BUTTON, TEXT_LINK } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Screen } from '../../ui/screen.tsx'
import { describeSubject } from './inbox-columns.tsx'
import { buildItemQuery, useItemCall } from './inbox-queries.ts'
import { ReplyForm } from './reply-form.tsx'

const TEXT = TEXTS.inbox

function SaleLink({ item: { tradeNumber, itemNumber } }: { readonly item: InboxItem }) {
  if (tradeNumber === null) return null
  const href = itemNumber === null ? `/desk/sales/${tradeNumber}` : buildSalePath(tradeNumber, itemNumber)
  return (
    <DeskLink href={href} className={TEXT_LINK}>
      {tradeNumber}
    </DeskLink>
  )
}

/** Whoever may price it goes there; for everyone else it is a number. */
function RequestLink({ requestId }: { readonly requestId: number }) {
  const { me } = useDesk()
  if (!me.lists.some(({ url }) => url === '/desk/individual-offers')) return requestId
  return (
    <DeskLink href={`/desk/individual-offers/${requestId}`} className={TEXT_LINK}>
      {requestId}
    </DeskLink>
  )
}

function Details({ item }: { readonly item: InboxItem }) {
  const { totalInCents, currency } = item
  return (
    <Card title={TEXT.details}>
      <Facts
        facts={[
          [TEXT.from, item.from],
          [TEXT.company, item.company],
          [TEXT.email, item.email],
          [TEXT.phone, item.phone],
          [TEXT.sale, item.tradeNumber && <SaleLink item={item} />],
          [TEXT.device, item.device],
          [TEXT.request, item.requestId && <RequestLink key="request" requestId={item.requestId} />],
          [TEXT.total, totalInCents === null || !currency ? null : formatMoney(totalInCents, currency)],
          [TEXT.market, item.market.toUpperCase()],
          [TEXT.since, <Moment key="since" iso={item.createdAt} />],
          [TEXT.due, <Moment key="due" iso={item.dueAt} />],
          [TEXT.owner, item.owner ?? TEXT.nobody],
        ]}
      />
    </Card>
  )
}

/** Who deals with it, and whether it is done. */
function ItemActions({ item }: { readonly item: InboxItem }) {
  const { me } = useDesk()
  const call = useItemCall(String(item.id))
  const isMine = item.owner === me.name
  // Only what was clicked: a colleague may have changed the rest since it was read.
  const change = (json: InboxChange) =>
    call.mutate({
      path: `/desk/api/inbox/${item.id}`,
      method: 'PUT',
      json,
      said: TEXT.changed,
    })
  return (
    <>
      <button
        type="button"
        className={DESK_BUTTON.secondary}
        disabled={call.isPending}
        onClick={() => change({ owner: isMine ? 'NOBODY' : 'ME' })}
      >
        {isMine ? TEXT.giveBack : TEXT.take}
      </button>
      {!item.isFrozen && (
        <button
          type="button"
          className={DESK_BUTTON.secondary}
          disabled={call.isPending}
          onClick={() => change({ status: item.status === 'done' ? 'open' : 'done' })}
        >
          {item.status === 'done' ? TEXT.markOpen : TEXT.markDone}
        </button>
      )}
    </>
  )
}

function Replies({ replies }: Pick<InboxItem, 'replies'>) {
  if (replies.length === 0) return null
  return (
    <Card title={TEXT.replies}>
      <ul className="grid gap-3">
        {replies.map(({ text, author, writtenAt }) => (
          <li key={writtenAt}>
            <p className="text-tiny text-ink-soft">
              <Moment iso={writtenAt} /> {TEXT.by(author)}
            </p>
            <p className="wrap-break-word whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Item({ item }: { readonly item: InboxItem }) {
  return (
    <Screen
      title={TEXT.itemTitle(item.id, item.kind)}
      lead={
        <span className="flex flex-wrap items-center gap-2">
          {describeSubject(item.subject)}
          <Badge tone={item.status === 'open' ? 'accent' : 'plain'}>{TEXT.statuses[item.status]}</Badge>
          {item.isLate && <Badge tone="late">{TEXT.late}</Badge>}
          {item.isFrozen && TEXT.frozen}
        </span>
      }
      actions={<ItemActions item={item} />}
    >
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <Card title={TEXT.message}>
            <p className="max-w-text wrap-break-word whitespace-pre-line">{item.message || TEXT.noMessage}</p>
          </Card>
          <Replies replies={item.replies} />
          <ReplyForm item={item} />
        </div>
        <Details item={item} />
      </div>
    </Screen>
  )
}

/** One message, request, answer or frozen sale, and what we answer. */
export function InboxItemScreen() {
  const { id = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(buildItemQuery(id))
  if (data) return <Item key={data.id} item={data} />
  if (error) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <p role="status" className="mt-6 text-ink-soft">
      {TEXTS.loading}
    </p>
  )
}
