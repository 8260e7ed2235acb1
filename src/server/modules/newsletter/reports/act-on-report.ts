import { isGivenUp, isReportKind, type ReportKind } from '#domain/newsletter/report-kind.ts'
import type { Connection, Database } from '#server/db/database.ts'
import {
  clearAccountChoice,
  lockSubscriber,
  unsubscribe,
} from '#server/modules/newsletter/newsletter.repository.ts'
import {
  type Delivery,
  findDelivery,
  listLastReports,
  recordReport,
} from '#server/modules/newsletter/sending/deliveries.repository.ts'
import { type JobHandler, PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import { suppressMailbox } from '#server/modules/suppressions/suppressions.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

/** What came back of a delivery. */
export interface Report {
  readonly delivery: Pick<Delivery, 'id' | 'email' | 'subscriptionId'>
  readonly kind: ReportKind
  readonly at: Date
}

/**
 * Records what came back of a delivery, and ends the subscription where that is final: nothing is sent to the mailbox
 * until its owner asks again. In a transaction, with the subscriber locked.
 */
export async function applyReport(
  tx: Connection,
  secret: ShopSecret,
  { delivery: { id, email, subscriptionId }, kind, at }: Report,
): Promise<void> {
  await recordReport(tx, id, kind)
  const isFinal = kind !== 'soft' || isGivenUp(await listLastReports(tx, subscriptionId))
  if (!isFinal) return
  const reason = kind === 'complaint' ? 'complaint' : 'bounce'
  await unsubscribe(tx, { email, way: reason, at })
  await clearAccountChoice(tx, email)
  await suppressMailbox(tx, secret, { email, reason, at })
}

export interface ReportOptions {
  readonly db: Database
  readonly secret: ShopSecret
  readonly now: () => number
}

/** Acts on a report that came back. */
export const createActOnReport =
  ({ db, secret, now }: ReportOptions): JobHandler =>
  async ({ data: { deliveryId, kind } }) => {
    if (typeof deliveryId !== 'number' || !isReportKind(kind)) throw new PermanentFailure('No such report')
    await db.transaction(async (tx) => {
      const delivery = await findDelivery(tx, deliveryId)
      // Its subscription has been erased meanwhile, or is a new one.
      if (!delivery || delivery.isOfEarlierConsent) return
      await lockSubscriber(tx, delivery.email)
      await applyReport(tx, secret, { delivery, kind, at: new Date(now()) })
    })
  }
