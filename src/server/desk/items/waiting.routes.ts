import { z } from 'zod'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { deskMoment } from '#server/desk/pages/desk-time.ts'
import { html, type Insertable } from '#server/desk/pages/html.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import { formatDemand } from './item-labels.ts'
import { itemLink } from './item-text.ts'
import { listWaiting, type WaitingItem } from './waiting.repository.ts'

const ROLES = ['inspector', 'support'] as const satisfies readonly OperatorRole[]

const COLUMNS = [
  { title: 'Device' },
  { title: 'Model' },
  { title: 'Waiting for' },
  { title: 'Asked' },
  { title: 'Answer by' },
]

function describeClarification({ reason, part, refusal, partNumber, isHazardous }: WaitingItem): string {
  if (isHazardous)
    return 'Damaged battery: store it safely and never post it. Call the seller after the deadline.'
  if (reason === null) return 'Decision on the new offer'
  const demand = formatDemand({ reason, part, refusal })
  return partNumber === null ? demand : `${demand}: the seller sends it as ${partNumber}`
}

const buildRow = (item: WaitingItem): Insertable[] => [
  itemLink(item),
  item.device,
  describeClarification(item),
  deskMoment(item.openedAtMs),
  deskMoment(item.answerByMs),
]

const presentWaiting = (items: readonly WaitingItem[]): DeskPage =>
  page({
    title: 'Waiting for the seller',
    body:
      items.length === 0
        ? html`<p>Queue empty.</p>`
        : deskTable({
            caption: 'Questions to sellers, earliest deadline first',
            columns: COLUMNS,
            rows: items.map(buildRow),
          }),
  })

const WAITING_JSON = z.object({
  tradeNumber: z.string(),
  itemNumber: z.number().int(),
  device: z.string(),
  kind: z.enum(['PRICE', 'ACTION']),
  reason: z.string().nullable(),
  part: z.string().nullable(),
  refusal: z.string().nullable(),
  partNumber: z.string().nullable().describe('The tracking number of the parcel with the missing part.'),
  isHazardous: z.boolean(),
  openedAt: z.iso.datetime(),
  answerBy: z.iso.datetime(),
})

const toWaitingJson = ({ transactionId, openedAtMs, answerByMs, ...item }: WaitingItem) => ({
  ...item,
  tradeNumber: formatTradeNumber(transactionId),
  openedAt: toTimeJson(openedAtMs),
  answerBy: toTimeJson(answerByMs),
})

export const WAITING_ROUTES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/waiting',
    roles: ROLES,
    action: 'LIST_WAITING',
    list: { title: 'Waiting for seller', key: 'w', states: ['COUNTER_OFFERED', 'ACTION_REQUIRED'] },
    handler: async ({ db }) => presentWaiting(await listWaiting(db)),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/waiting',
    roles: ROLES,
    action: 'LIST_WAITING',
    summary: 'Lists open clarifications, earliest deadline first.',
    schema: { response: { 200: z.array(WAITING_JSON) } },
    handler: async ({ db }) => (await listWaiting(db)).map(toWaitingJson),
  }),
]
