import { z } from 'zod'
import {
  BOOKED_RETURN,
  PRINT_INPUT,
  RECEIVER,
  RETURN_LABEL_INPUT,
  RETURNED_DEVICE,
  type ReturnedDevice,
} from '#contracts/desk/returns.ts'
import { formatPhone } from '#domain/customers/format-phone.ts'
import { addDays, RETURN_SEND_DAYS, UNDELIVERED_CALL_DAYS } from '#domain/trades/trade-clock.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import {
  ITEM_PARAMS,
  requireItemKey,
  requireTransactionId,
  TRADE_PARAMS,
} from '#server/desk/items/item-params.ts'
import { hasOneOfRoles, type OperatorRole } from '#server/desk/operators/operator.ts'
import { file } from '#server/desk/pages/desk-answer.ts'
import { type DeskRoute, deskRoute, type PrepareTools } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { toTimeJson, toTimeJsonOrNull } from '#server/http/time-json.ts'
import { bookReturn } from './book-return.ts'
import { mergeLabels } from './merge-labels.ts'
import { requireReceiver } from './require-address.ts'
import {
  findReturnLabel,
  listParcelLabels,
  listReturns,
  type ReturnRow,
  type StoredLabel,
} from './returns.repository.ts'

const ROLES = ['receiver', 'inspector', 'support'] as const satisfies readonly OperatorRole[]

/** Only support may see the seller's address, and ask for another. */
const ADDRESS_ROLES = ['support'] as const satisfies readonly OperatorRole[]

/** A device that waits for us to send it, or to call its seller. */
function findDeadline({ stage, sinceMs }: ReturnRow): number | null {
  if (stage === 'CAME_BACK') return addDays(sinceMs, UNDELIVERED_CALL_DAYS)
  return stage === 'ON_ITS_WAY' ? null : addDays(sinceMs, RETURN_SEND_DAYS)
}

function toReturnJson(row: ReturnRow, nowMs: number): ReturnedDevice {
  const { transactionId, sinceMs, ...device } = row
  const deadlineMs = findDeadline(row)
  const callByMs = device.stage === 'CAME_BACK' ? deadlineMs : null
  return {
    ...device,
    tradeNumber: formatTradeNumber(transactionId),
    since: toTimeJson(sinceMs),
    callBy: toTimeJsonOrNull(callByMs),
    isLate: deadlineMs !== null && deadlineMs < nowMs,
  }
}

/** Late ones first, those on their way last; the rest stays as it is, longest waiting first. */
const rankUrgency = ({ isLate, stage }: ReturnedDevice): number => {
  if (isLate) return 0
  return stage === 'ON_ITS_WAY' ? 2 : 1
}

const compareUrgency = (one: ReturnedDevice, other: ReturnedDevice): number =>
  rankUrgency(one) - rankUrgency(other)

const refuseMissingLabel = (parcel = ''): HttpError =>
  new HttpError(
    404,
    'NOT_FOUND',
    `There’s no such label, or not yet. Try again in a minute. ${parcel}`.trim(),
  )

interface PrintedLabels {
  readonly labels: readonly StoredLabel[]
  readonly bytes: Uint8Array
}

/** The labels in the order in which they were asked for: the order of the parcels on the bench. */
async function printLabels(
  { trackingNumbers }: z.output<typeof PRINT_INPUT>,
  { db, blobs }: PrepareTools,
): Promise<PrintedLabels> {
  const found = await listParcelLabels(db, trackingNumbers)
  const labels: StoredLabel[] = []
  const files: Uint8Array[] = []
  for (const trackingNumber of new Set(trackingNumbers)) {
    const label = found.find((one) => one.trackingNumber === trackingNumber)
    const bytes = await blobs.read(label ?? null)
    if (!label || !bytes) throw refuseMissingLabel(trackingNumber)
    labels.push(label)
    files.push(bytes)
  }
  return { labels, bytes: await mergeLabels(files) }
}

/** Returns: labels, addresses and parcels that came back. What the carrier does is reported as a scan. */
export const RETURN_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/returns',
    roles: ROLES,
    action: 'READ_RETURNS',
    list: { title: 'Returns', key: 'r', states: ['RETURN_PENDING', 'RETURN_SHIPPED'] },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/returns',
    roles: ROLES,
    action: 'READ_RETURNS',
    summary: 'Lists devices going back to their sellers, with their parcels, late ones first.',
    schema: { response: { 200: z.array(RETURNED_DEVICE) } },
    handler: async ({ db, now }) =>
      (await listReturns(db)).map((device) => toReturnJson(device, now())).sort(compareUrgency),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/returns/:trade/:item/label',
    roles: ROLES,
    action: 'READ_RETURN_LABEL',
    views: 'seller',
    summary: 'Returns a device’s latest return label as a PDF.',
    schema: { params: ITEM_PARAMS },
    handler: async ({ db, blobs, see, params }) => {
      const key = requireItemKey(params)
      const label = await blobs.read(await findReturnLabel(db, key))
      if (!label) throw refuseMissingLabel()
      see(key)
      return file({ bytes: label, mediaType: 'application/pdf' })
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/returns/:trade/address',
    roles: ADDRESS_ROLES,
    action: 'READ_RETURN_ADDRESS',
    views: 'seller',
    summary: 'Returns who gets the devices of a sale back, where, and how to reach them.',
    schema: { params: TRADE_PARAMS, response: { 200: RECEIVER } },
    handler: async ({ db, see, params }) => {
      const transactionId = requireTransactionId(params)
      const { market: _, phone, ...receiver } = await requireReceiver(db, transactionId)
      see({ transactionId })
      return { ...receiver, phone: phone && formatPhone(phone) }
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/returns/:trade/label',
    roles: ROLES,
    action: 'BOOK_RETURN',
    summary:
      'Books one parcel for all devices of a sale that need one. Only support sends a parcel again that came back, or replaces a label that wasn’t sent.',
    schema: { params: TRADE_PARAMS, body: RETURN_LABEL_INPUT, response: { 202: BOOKED_RETURN } },
    handler: async ({ tx, audit, params, body: { sendsAgain, replaces }, operator, now }) => {
      const transactionId = requireTransactionId(params)
      if ((sendsAgain || replaces !== null) && !hasOneOfRoles(operator, ADDRESS_ROLES))
        throw new HttpError(403, 'FORBIDDEN', 'Support has to check the address of this parcel.')
      const itemNumbers = await bookReturn(tx, { transactionId, sendsAgain, replaces, atMs: now() })
      const booked = { tradeNumber: formatTradeNumber(transactionId), itemNumbers }
      return audit({ transactionId, data: { itemNumbers, sendsAgain, replaces } }, booked)
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/returns/labels',
    roles: ROLES,
    action: 'PRINT_RETURN_LABELS',
    summary: 'Returns the labels of return parcels as one PDF. A POST, because the log names every sale.',
    schema: { body: PRINT_INPUT },
    prepare: printLabels,
    handler: async ({ audit, prepared: { labels, bytes } }) => {
      const printed = file({ bytes, mediaType: 'application/pdf', filename: 'return-labels.pdf' })
      const entries = labels.map(({ transactionId, trackingNumber }) => ({
        transactionId,
        data: { trackingNumber },
      }))
      const [first, ...others] = entries
      if (!first) throw refuseMissingLabel()
      for (const entry of others) await audit(entry, null)
      return audit(first, printed)
    },
  }),
]
