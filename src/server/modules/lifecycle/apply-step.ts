import { sql } from 'drizzle-orm'
import { findOutcomePrice } from '#domain/inspection/inspection-outcome.ts'
import { computePayoutInCents, type ItemFacts, waitsForIdentity } from '#domain/lifecycle/item-facts.ts'
import type { Step } from '#domain/lifecycle/step.ts'
import type { StepEffect } from '#domain/lifecycle/step-effects.ts'
import { type StepResult, stepItem } from '#domain/lifecycle/step-item.ts'
import { findTransition } from '#domain/trades/trade-states.ts'
import type { Connection } from '#server/db/database.ts'
import { queueTradeMail } from '#server/modules/outbox/queue-trade-mail.ts'
import { holdOnWarningSigns } from '#server/modules/payout-holds/check-warning-signs.ts'
import { holdPayout } from '#server/modules/payout-holds/payout-holds.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { tradeSteps } from '#server/telemetry/shop-metrics.ts'
import { addPayoutAgain } from './add-payout-again.ts'
import { closeClarification, openClarification } from './clarifications.repository.ts'
import { type ItemKey, lockItemFacts } from './item-facts.repository.ts'
import { recordStepScan } from './parcel-scans.ts'
import { recordPayment, recordPurchase, reversePurchase } from './purchase-register.ts'

export interface StepOptions {
  readonly tx: Connection
  readonly secret: ShopSecret
}

export interface ItemStep {
  readonly key: ItemKey
  readonly step: Step
  /** Ids that the event refers to, stored with it; never personal data. */
  readonly data?: Readonly<Record<string, string | number | boolean | null>>
  /** The parcel that a scan is about; the device's latest unless given. */
  readonly trackingNumber?: string
  /** Whether the seller's own rule from the checkout answers. */
  readonly isByRule?: boolean
}

export type AppliedStep = StepResult | { readonly kind: 'unknownItem' }

type Stepped = Extract<StepResult, { readonly kind: 'stepped' }>

const computeBonus = (item: ItemFacts): number =>
  item.agreedInCents === null ? 0 : computePayoutInCents(item) - item.agreedInCents

/** Stores the new state with the agreed price, and its event. */
async function writeState(tx: Connection, itemStep: ItemStep, { item, priceInCents }: Stepped) {
  const { key, step, data } = itemStep
  const at = new Date(step.atMs)
  const { transactionId, itemNumber } = key
  const facts = { ...data, priceInCents }
  await tx.execute(sql`
    with before as (
      select state from trade_item where transaction_id = ${transactionId} and number = ${itemNumber}
    ), moved as (
      update trade_item set state = ${item.state}, state_since = ${at}, settled_in_cents = ${item.agreedInCents}::int,
        bonus_in_cents = ${computeBonus(item)}
      where transaction_id = ${transactionId} and number = ${itemNumber}
    )
    insert into trade_event (transaction_id, item_number, event, actor, from_state, to_state, happened_at, data)
    select ${transactionId}, ${itemNumber}, ${step.event}, ${step.actor}, state, ${item.state}, ${at},
      ${JSON.stringify(facts)}::jsonb from before`)
  await recordStepScan(tx, itemStep)
}

function findAnswerer({ step, isByRule }: ItemStep): 'customer' | 'clock' | 'rule' {
  if (isByRule || step.event === 'policy_accept') return 'rule'
  return step.actor === 'clock' ? 'clock' : 'customer'
}

/** Whether the counter-offer keeps the price of an earlier inspection. */
const isEarlierPrice = ({ report, item }: Stepped): boolean =>
  report?.kind === 'settled' && findOutcomePrice(report.outcome) !== item.counterInCents

/** Opens the clarification that a step leads to, and returns its id. */
const openStepClarification = (
  { tx, secret }: StepOptions,
  { itemStep: { key, step }, stepped }: StoredStep,
  { clarificationKind: kind, deadlineMs }: Extract<StepEffect, { kind: 'openClarification' }>,
): Promise<number> =>
  openClarification(tx, secret, {
    key,
    kind,
    deadlineMs,
    atMs: step.atMs,
    item: stepped.item,
    isEarlierPrice: isEarlierPrice(stepped),
    demand:
      step.event === 'customer_action_needed'
        ? { reason: step.reason, part: step.part ?? null, refusal: step.refusal ?? null }
        : null,
  })

/** Takes the step that the seller's own rule leads to. It must succeed: no other step would notify the seller. */
async function followRule(
  options: StepOptions,
  { itemStep: { key, step }, stepped: { item } }: StoredStep,
  { event }: Extract<StepEffect, { kind: 'followRule' }>,
): Promise<Stepped> {
  const actor = findTransition(item.state, event)?.actor ?? 'system'
  const next = await applyStep(options, { key, step: { event, actor, atMs: step.atMs }, isByRule: true })
  if (next.kind !== 'stepped') throw new Error(`The seller's own rule could not be followed: ${event}`)
  return next
}

/** A stored step and its result. */
interface StoredStep {
  readonly itemStep: ItemStep
  readonly stepped: Stepped
}

/** Runs all effects of a step, in order. The step that a seller's rule leads to comes last, in the same transaction. */
async function runEffects(options: StepOptions, stored: StoredStep): Promise<Stepped> {
  const { tx } = options
  const { itemStep, stepped } = stored
  const { key, step } = itemStep
  const { atMs } = step
  let clarificationId: number | null = null
  let last = stepped
  for (const effect of stepped.effects) {
    switch (effect.kind) {
      case 'openClarification':
        clarificationId = await openStepClarification(options, stored, effect)
        break
      case 'closeClarification':
        await closeClarification(tx, key, { event: step.event, by: findAnswerer(itemStep), atMs })
        break
      case 'mail':
        await queueTradeMail(tx, {
          transactionId: key.transactionId,
          mail: effect.mail,
          clarificationId,
          atMs,
        })
        break
      case 'followRule':
        last = await followRule(options, stored, effect)
        break
      case 'recordPurchase':
        await recordPurchase(tx, key, { amountInCents: effect.amountInCents, atMs })
        break
      case 'reversePurchase':
        await reversePurchase(tx, key, atMs)
        break
      case 'recordPayment':
        await recordPayment(tx, key, { amountInCents: effect.amountInCents, atMs })
        break
      case 'orderPayout':
        // The batch that orders a first payout also stores it.
        if (step.event === 'account_changed')
          await addPayoutAgain(tx, key, {
            amountInCents: effect.amountInCents,
            bonusInCents: computeBonus(stepped.item),
            atMs,
          })
        break
    }
  }
  return last
}

/** Holds are raised as soon as the price is settled, so that an operator can look before the next payouts are ordered. */
async function holdAccepted(options: StepOptions, { key, step }: ItemStep, item: ItemFacts): Promise<void> {
  const { transactionId } = key
  const { atMs } = step
  // Someone may have released it for a lost device of the same sale, which is paid without a document.
  if (waitsForIdentity(item))
    await holdPayout(options.tx, {
      transactionId,
      reason: 'IDENTITY_MISSING',
      details: {},
      sinceMs: atMs,
      untilMs: null,
    })
  await holdOnWarningSigns(options, [transactionId], atMs)
}

/**
 * Moves one device by a step, with all its effects, in the caller's transaction. Nothing else changes the state of a
 * device that has its label. A refused step changes nothing.
 */
export async function applyStep(options: StepOptions, itemStep: ItemStep): Promise<AppliedStep> {
  const facts = await lockItemFacts(options.tx, itemStep.key)
  if (!facts) return { kind: 'unknownItem' }
  const stepped = stepItem(facts, itemStep.step)
  if (stepped.kind === 'refused') return stepped
  await writeState(options.tx, itemStep, stepped)
  // A step of a transaction that fails afterwards is counted, too: figures for watching, not for accounting.
  tradeSteps.inc({ state: stepped.item.state })
  const last = await runEffects(options, { itemStep, stepped })
  if (stepped.item.state === 'ACCEPTED') await holdAccepted(options, itemStep, stepped.item)
  return last
}
