import { sql } from 'drizzle-orm'
import { type ItemFacts, payoutInCents } from '#domain/trades/item-facts.ts'
import type { StepEffect } from '#domain/trades/step-effects.ts'
import type { Step } from '#domain/trades/step-evidence.ts'
import { type StepResult, stepItem } from '#domain/trades/step-item.ts'
import { findTransition } from '#domain/trades/trade-states.ts'
import type { Connection } from '#server/db/database.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { closeClarification, openClarification } from './clarifications.repository.ts'
import { type ItemKey, lockItemFacts } from './item-facts.repository.ts'
import { markScan } from './parcel-scans.ts'
import { addPayoutAgain } from './payout-again.ts'
import { recordPayment, recordPurchase } from './purchase-register.ts'
import { addReturnWork, addTradeMail } from './step-work.ts'

export interface StepOptions {
  readonly tx: Connection
  readonly secret: ShopSecret
}

export interface ItemStep {
  readonly key: ItemKey
  readonly step: Step
  /** Ids that the event refers to, for whoever reads the log; never personal data. */
  readonly data?: Readonly<Record<string, string | number | boolean | null>>
  /** The answer was given at checkout, by the seller's own rule. */
  readonly isByRule?: boolean
}

export type AppliedStep = StepResult | { readonly kind: 'unknownItem' }

type Stepped = Extract<StepResult, { readonly kind: 'stepped' }>

const bonusOf = (item: ItemFacts): number =>
  item.agreedInCents === null ? 0 : payoutInCents(item) - item.agreedInCents

/** The new state and its event; what was agreed on stands beside the state. */
async function writeState(tx: Connection, { key, step, data }: ItemStep, { item, priceInCents }: Stepped) {
  const at = new Date(step.atMs)
  const { transactionId, itemNumber } = key
  const facts = { ...data, priceInCents }
  await tx.execute(sql`
    with before as (
      select state from trade_item where transaction_id = ${transactionId} and number = ${itemNumber}
    ), moved as (
      update trade_item set state = ${item.state}, state_since = ${at}, settled_in_cents = ${item.agreedInCents}::int,
        bonus_in_cents = ${bonusOf(item)}
      where transaction_id = ${transactionId} and number = ${itemNumber}
    )
    insert into trade_event (transaction_id, item_number, event, actor, from_state, to_state, happened_at, data)
    select ${transactionId}, ${itemNumber}, ${step.event}, ${step.actor}, state, ${item.state}, ${at},
      ${JSON.stringify(facts)}::jsonb from before`)
  await markScan(tx, key, step)
}

function closedBy({ step, isByRule }: ItemStep): 'customer' | 'clock' | 'rule' {
  if (isByRule || step.event === 'policy_accept') return 'rule'
  return step.actor === 'clock' ? 'clock' : 'customer'
}

/** Whether the counter-offer is not the price of this inspection, but that of the one before. */
const isEarlierPrice = ({ report, item }: Stepped): boolean =>
  report?.kind === 'settled' &&
  ('priceInCents' in report.outcome ? report.outcome.priceInCents : null) !== item.counterInCents

/** Asks the seller; the id of the question. */
const ask = (
  { tx, secret }: StepOptions,
  { itemStep: { key, step }, stepped }: Followed,
  { clarificationKind: kind, deadlineMs }: Extract<StepEffect, { kind: 'openClarification' }>,
): Promise<number> =>
  openClarification(tx, secret, {
    key,
    kind,
    deadlineMs,
    atMs: step.atMs,
    item: stepped.item,
    isEarlierPrice: isEarlierPrice(stepped),
    demand: step.event === 'customer_action_needed' ? { part: null, ...step } : null,
  })

/** The step that a seller's own rule asks for. It has to work: nobody else would tell the seller. */
async function followRule(
  options: StepOptions,
  { itemStep: { key, step }, stepped: { item } }: Followed,
  { event }: Extract<StepEffect, { kind: 'followRule' }>,
): Promise<Stepped> {
  const actor = findTransition(item.state, event)?.actor ?? 'system'
  const next = await applyStep(options, { key, step: { event, actor, atMs: step.atMs }, isByRule: true })
  if (next.kind !== 'stepped') throw new Error(`The seller's own rule could not be followed: ${event}`)
  return next
}

/** A step that was stored, with its result. */
interface Followed {
  readonly itemStep: ItemStep
  readonly stepped: Stepped
}

/** Does what one effect says, apart from questions, their mails and the steps of a rule. */
async function runEffect(tx: Connection, { itemStep, stepped }: Followed, effect: StepEffect): Promise<void> {
  const { key, step } = itemStep
  const { atMs } = step
  if (effect.kind === 'closeClarification')
    await closeClarification(tx, key, { event: step.event, by: closedBy(itemStep), atMs })
  if (effect.kind === 'bookReturn') await addReturnWork(tx, key, atMs)
  if (effect.kind === 'recordPurchase') await recordPurchase(tx, key, { ...effect, atMs })
  if (effect.kind === 'recordPayment') await recordPayment(tx, key, { ...effect, atMs })
  // A first payout is written by the batch that orders it, with its number.
  if (effect.kind === 'orderPayout' && step.event === 'account_changed')
    await addPayoutAgain(tx, key, { ...effect, bonusInCents: bonusOf(stepped.item), atMs })
}

/** Does all that follows from a step, in its order; the step that a rule asks for comes last, in the same transaction. */
async function follow(options: StepOptions, followed: Followed): Promise<Stepped> {
  const { itemStep, stepped } = followed
  let clarificationId: number | null = null
  let last = stepped
  for (const effect of stepped.effects) {
    if (effect.kind === 'openClarification') clarificationId = await ask(options, followed, effect)
    else if (effect.kind === 'mail')
      await addTradeMail(options.tx, itemStep.key, {
        mail: effect.mail,
        clarificationId,
        atMs: itemStep.step.atMs,
      })
    else if (effect.kind === 'followRule') last = await followRule(options, followed, effect)
    else await runEffect(options.tx, followed, effect)
  }
  return last
}

/**
 * Moves one device, with everything that follows, in the caller's transaction. Nothing else changes the state of a device
 * that has its label. Refusals change nothing.
 */
export async function applyStep(options: StepOptions, itemStep: ItemStep): Promise<AppliedStep> {
  const facts = await lockItemFacts(options.tx, itemStep.key)
  if (!facts) return { kind: 'unknownItem' }
  const stepped = stepItem(facts, itemStep.step)
  if (stepped.kind === 'refused') return stepped
  await writeState(options.tx, itemStep, stepped)
  return follow(options, { itemStep, stepped })
}
