import { sql } from 'drizzle-orm'
import { payoutInCents } from '#domain/trades/item-facts.ts'
import type { StepEffect } from '#domain/trades/step-effects.ts'
import type { Step } from '#domain/trades/step-evidence.ts'
import { type StepResult, stepItem } from '#domain/trades/step-item.ts'
import { findTransition } from '#domain/trades/trade-states.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { closeCase, openCase } from './clarification-cases.ts'
import { type Connection, type ItemKey, lockItemFacts } from './item-facts.repository.ts'
import { recordPayment, recordPurchase } from './purchase-register.ts'
import { addReturnWork, addStepMail } from './step-work.ts'

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

/** The new state and its event; what was agreed on stands beside the state. */
async function writeState(tx: Connection, { key, step, data }: ItemStep, { item, priceInCents }: Stepped) {
  const at = new Date(step.atMs)
  const { transactionId, itemNumber } = key
  const settled = item.agreedInCents
  const bonus = settled === null ? 0 : payoutInCents(item) - settled
  const facts = { ...data, priceInCents }
  await tx.execute(sql`
    with before as (
      select state from trade_item where transaction_id = ${transactionId} and number = ${itemNumber}
    ), moved as (
      update trade_item set state = ${item.state}, state_since = ${at}, settled_in_cents = ${settled}::int,
        bonus_in_cents = ${bonus}
      where transaction_id = ${transactionId} and number = ${itemNumber}
    )
    insert into trade_event (transaction_id, item_number, event, actor, from_state, to_state, happened_at, data)
    select ${transactionId}, ${itemNumber}, ${step.event}, ${step.actor}, state, ${item.state}, ${at},
      ${JSON.stringify(facts)}::jsonb from before`)
  if (step.event === 'carrier_scan')
    await tx.execute(sql`
      update shipment set first_scan_at = coalesce(first_scan_at, ${at}), last_scan_at = ${at}
      where transaction_id = ${transactionId}`)
}

function closedBy({ step, isByRule }: ItemStep): 'customer' | 'clock' | 'rule' {
  if (isByRule || step.event === 'policy_accept') return 'rule'
  return step.actor === 'clock' ? 'clock' : 'customer'
}

/** Does what follows from a step. The step that a seller's own rule asks for comes right after, in the same transaction. */
async function follow(
  options: StepOptions,
  itemStep: ItemStep,
  { effects, item }: Stepped,
): Promise<Stepped | null> {
  const { tx, secret } = options
  const { key, step } = itemStep
  const { atMs } = step
  let caseId: number | null = null
  let last: Stepped | null = null
  const run: {
    readonly [Kind in StepEffect['kind']]: (effect: Extract<StepEffect, { kind: Kind }>) => Promise<void>
  } = {
    closeCase: () => closeCase(tx, key, { event: step.event, by: closedBy(itemStep), atMs }),
    async openCase({ caseKind: kind, deadlineMs }) {
      const reason = 'reason' in step ? step.reason : null
      caseId = await openCase(tx, secret, { ...{ key, kind, reason, deadlineMs, atMs, item } })
    },
    mail: ({ mail }) => addStepMail(tx, key, { mail, caseId, atMs }),
    bookReturn: () => addReturnWork(tx, key, atMs),
    // The batch that orders payouts writes them, with its number.
    orderPayout: async () => undefined,
    recordPurchase: ({ amountInCents }) => recordPurchase(tx, key, { amountInCents, atMs }),
    recordPayment: ({ amountInCents }) => recordPayment(tx, key, { amountInCents, atMs }),
    async followRule({ event }) {
      const actor = findTransition(item.state, event)?.actor ?? 'system'
      const next = await applyStep(options, { key, step: { event, actor, atMs }, isByRule: true })
      if (next.kind === 'stepped') last = next
    },
  }
  for (const effect of effects) await run[effect.kind](effect as never)
  return last
}

/**
 * Moves one device, with everything that follows, in the caller's transaction. Nothing else changes the state of a device
 * that has its label. Refusals change nothing.
 */
export async function applyStep(options: StepOptions, itemStep: ItemStep): Promise<AppliedStep> {
  const facts = await lockItemFacts(options.tx, itemStep.key)
  if (!facts) return { kind: 'unknownItem' }
  const result = stepItem(facts, itemStep.step)
  if (result.kind === 'refused') return result
  await writeState(options.tx, itemStep, result)
  return (await follow(options, itemStep, result)) ?? result
}
