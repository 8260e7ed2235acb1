import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { ShownEffect } from '#contracts/desk/rules.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { addEffect, type RuleEffects, type SoldDevice } from '#domain/pricing/rule-effect.ts'
import { changeRuleNumbers, findNumberProblems } from '#domain/pricing/rule-numbers.ts'
import type { Connection, Database } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { parseRuleSet, type RuleSet } from '#server/modules/questions/rule-set.ts'
import type { RuleSets } from '#server/modules/questions/rule-sets.ts'
import { findOpenDraft, requireContent } from './rule-drafts.repository.ts'

const EFFECT_DAYS = 30

/** As many as are read and priced within about a second. */
const MAX_DEVICES = 20_000

/** Others use the process between two pieces. */
const PIECE = 500

type SoldRow = SoldDevice & Record<string, unknown>

/** The latest sold devices as their sellers described them. */
async function readSold(db: Connection, since: Date): Promise<readonly SoldDevice[]> {
  const { rows } = await db.execute<SoldRow>(sql`
    select device.question_set_id as category, offer.currency, (offer.breakdown ->> 'baseInCents')::int as "baseInCents",
      list.deduction_factor_bp as "deductionFactorBp", offer.condition_id as "conditionId", offer.answers
    from trade join trade_item as item using (transaction_id) join offer on offer.id = item.offer_id
    join device on device.id = offer.device_id
    join price_list as list on list.market = offer.market and list.version = offer.price_list_version
    where trade.created_at >= ${since} and offer.breakdown ? 'baseInCents'
    order by trade.created_at desc limit ${MAX_DEVICES + 1}`)
  return rows
}

/** The rules of the draft as they would be published. */
async function readDraftRules(db: Connection, id: string): Promise<RuleSet> {
  const draft = await findOpenDraft(db)
  if (draft?.id !== id) throw new HttpError(404, 'NOT_FOUND', 'There’s no such draft.')
  const content = await requireContent(db, draft.baseVersion)
  if (findNumberProblems(content, draft.changes).length > 0)
    throw new HttpError(409, 'NOT_POSSIBLE', 'Some numbers of this draft can’t be used. They’re marked.')
  return parseRuleSet(changeRuleNumbers(content, draft.changes, draft.baseVersion))
}

export interface EffectContext {
  readonly db: Database
  readonly ruleSets: RuleSets
  readonly now: () => number
}

/** What the draft would have paid for the devices of the last days, beside what the current version pays. */
export async function measureEffect(
  { db, ruleSets, now }: EffectContext,
  draftId: string,
): Promise<ShownEffect> {
  const { rules: after } = await readDraftRules(db, draftId)
  const { rules: before } = await ruleSets.getCurrent(db)
  const since = new Date(now() - EFFECT_DAYS * DAY_MS)
  const sold = await readSold(db, since)
  const effects: RuleEffects = new Map()
  for (const [place, device] of sold.slice(0, MAX_DEVICES).entries()) {
    addEffect(effects, device, { before, after })
    if (place % PIECE === PIECE - 1) await setImmediate()
  }
  return {
    since: since.toISOString(),
    isTruncated: sold.length > MAX_DEVICES,
    effects: [...effects.values()],
  }
}
