import { z } from 'zod'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { html, type Insertable } from '#server/desk/pages/html.ts'
import { type DeskPage, page } from '#server/desk/routing/desk-answer.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { timeJson } from './item-json.ts'
import { itemLink, timeOf, wordsOf } from './item-words.ts'
import { listWaiting, type WaitingItem } from './waiting.repository.ts'

const ROLES = ['inspector', 'support'] as const satisfies readonly OperatorRole[]

const COLUMNS = [
  { title: 'Device' },
  { title: 'Model' },
  { title: 'Question' },
  { title: 'Asked' },
  { title: 'Answer by' },
]

function questionText({ reason, part, isHazardous }: WaitingItem): string {
  if (part) return `missing: ${wordsOf(part)}`
  if (isHazardous) return 'damaged battery: keep it safe, never post it; after this time call the seller'
  return reason === null ? 'price' : wordsOf(reason)
}

const rowOf = (item: WaitingItem): Insertable[] => [
  itemLink(item),
  item.device,
  questionText(item),
  timeOf(item.openedAtMs),
  timeOf(item.answerByMs),
]

const presentWaiting = (items: readonly WaitingItem[]): DeskPage =>
  page({
    title: 'Waiting for the seller',
    body:
      items.length === 0
        ? html`<p>No seller is asked anything.</p>`
        : deskTable({
            caption: 'Questions without an answer; the shortest time left first',
            columns: COLUMNS,
            rows: items.map(rowOf),
          }),
  })

const WAITING_JSON = z.object({
  tradeNumber: z.string(),
  itemNumber: z.number().int(),
  device: z.string(),
  kind: z.enum(['PRICE', 'ACTION']),
  reason: z.string().nullable(),
  part: z.string().nullable(),
  isHazardous: z.boolean(),
  openedAt: z.iso.datetime(),
  answerBy: z.iso.datetime(),
})

const waitingJson = ({ transactionId, openedAtMs, answerByMs, ...item }: WaitingItem) => ({
  ...item,
  tradeNumber: tradeNumberOf(transactionId),
  openedAt: timeJson(openedAtMs),
  answerBy: timeJson(answerByMs),
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
    summary: 'Lists questions that sellers have not answered, the shortest time left first.',
    schema: { response: { 200: z.array(WAITING_JSON) } },
    handler: async ({ db }) => (await listWaiting(db)).map(waitingJson),
  }),
]
