import { randomUUID } from 'node:crypto'
import type { DeviceErasure } from '#contracts/desk/device-erasure.ts'
import {
  type ErasableDevice,
  type ErasureObstacle,
  findErasureObstacle,
  findMethodObstacle,
  planErasure,
  type WantedErasure,
} from '#domain/device-erasure/can-record-erasure.ts'
import { findCertificateMailPeriod } from '#domain/device-erasure/certificate-mail-period.ts'
import {
  buildCertificateText,
  buildOperatorCode,
  maskSerialNumber,
} from '#domain/device-erasure/erasure-certificate.ts'
import { listErasureMethods } from '#domain/device-erasure/erasure-method.ts'
import { type ItemFacts, waitsForIdentity } from '#domain/lifecycle/item-facts.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Connection } from '#server/db/database.ts'
import type { ActionContext } from '#server/desk/items/action-context.ts'
import { refuseUnknownDevice } from '#server/desk/items/item-params.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { buildItemReference } from '#server/modules/lifecycle/hash-findings.ts'
import {
  findItemFacts,
  type ItemKey,
  lockItemFacts,
} from '#server/modules/lifecycle/item-facts.repository.ts'
import { queueTradeMail } from '#server/modules/outbox/queue-trade-mail.ts'
import { createLogSigning } from '#server/secrets/log-signing.ts'
import {
  findInspectedDevice,
  getSellersDeviceName,
  type InspectedDevice,
  insertErasure,
  listErasures,
  type StoredErasure,
  toErasureRecord,
} from './device-erasure.repository.ts'

/** Why a record is refused, for whoever holds the device. */
const REFUSALS: Readonly<Record<ErasureObstacle, string>> = {
  NOT_OURS: 'This device isn’t ours. Only erase what was bought, or what we were asked to recycle.',
  NOT_HERE: 'This device was lost on its way. Nobody can have erased it.',
  MAY_GO_BACK:
    'Don’t erase this device yet. Its seller hasn’t shown an identity document, and may ask for it back.',
  NO_STORAGE: 'This kind of device stores nothing of its owner, so there’s nothing to certify.',
  WRONG_METHOD: 'This isn’t how such a device is erased. Choose one of the methods on the screen.',
}

const toErasable = (facts: ItemFacts, { category }: InspectedDevice): ErasableDevice => ({
  state: facts.state,
  category,
  wasInspected: facts.inspectedAtMs !== null,
  waitsForIdentity: waitsForIdentity(facts),
})

async function requireInspectedDevice(db: Connection, key: ItemKey): Promise<InspectedDevice> {
  const device = await findInspectedDevice(db, key)
  if (!device) throw refuseUnknownDevice()
  return device
}

/** Whether and how a device can be erased, and what was recorded about it. */
export async function showErasure(db: Connection, key: ItemKey): Promise<DeviceErasure> {
  const facts = await findItemFacts(db, key)
  if (!facts) throw refuseUnknownDevice()
  const device = await requireInspectedDevice(db, key)
  const records = await listErasures(db, key)
  return {
    tradeNumber: formatTradeNumber(key.transactionId),
    itemNumber: key.itemNumber,
    device: device.device,
    methods: [...listErasureMethods(device.category)],
    obstacle: findErasureObstacle(toErasable(facts, device)),
    records: records.map(toErasureRecord),
  }
}

interface Certified {
  readonly key: ItemKey
  readonly device: InspectedDevice
  readonly method: WantedErasure['method']
  readonly number: number
  readonly replaced: StoredErasure | null
}

/** Signs and stores a certificate. Its seller gets it with those of other devices that are erased meanwhile. */
async function certify({ tx, secret, operator, now }: ActionContext, certified: Certified): Promise<void> {
  const { key, device, method, number, replaced } = certified
  const atMs = now()
  const certificate = {
    id: randomUUID(),
    reference: buildItemReference(key),
    number,
    device: await getSellersDeviceName(tx, device),
    serialNumber: device.serialNumber === null ? null : maskSerialNumber(device.serialNumber),
    method,
    operator: buildOperatorCode(operator.id),
    atMs,
    replaces: replaced?.id ?? null,
  }
  await insertErasure(tx, {
    ...key,
    certificate,
    content: buildCertificateText(certificate),
    signed: createLogSigning(secret).signErasure(certificate),
    operatorId: operator.id,
  })
  const { fromMs, mailAtMs } = findCertificateMailPeriod(atMs)
  await queueTradeMail(tx, {
    transactionId: key.transactionId,
    mail: 'ERASURE_CERTIFICATE',
    clarificationId: null,
    atMs: fromMs,
    dueAtMs: mailAtMs,
  })
}

/** Records that a device was erased, or corrects what was recorded. The same once more changes nothing. */
export async function recordErasure(
  context: ActionContext,
  key: ItemKey,
  wanted: WantedErasure,
): Promise<DeviceErasure> {
  const { tx } = context
  const facts = await lockItemFacts(tx, key)
  if (!facts) throw refuseUnknownDevice()
  const device = await requireInspectedDevice(tx, key)
  const { method } = wanted
  const latest = (await listErasures(tx, key)).at(-1) ?? null
  const plan = planErasure(latest, wanted)
  if (plan.kind === 'differs')
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      'Something else is on record for this device. Open it and correct the record if that’s wrong.',
    )
  if (plan.kind === 'new') {
    // What was recorded by mistake can always be taken back.
    const obstacle = method === null ? null : findMethodObstacle(toErasable(facts, device), method)
    if (obstacle) throw new HttpError(409, 'NOT_POSSIBLE', REFUSALS[obstacle])
    await certify(context, { key, device, method, number: plan.number, replaced: latest })
  }
  return showErasure(tx, key)
}
