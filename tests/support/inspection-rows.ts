import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { PNG } from 'pngjs'
import { listFindings } from '#domain/inspection/findings.ts'
import { findRule } from '#domain/inspection/found-model.ts'
import {
  type Grading,
  type InspectionResult,
  isHazardous,
  type PriceBasis,
} from '#domain/inspection/grading.ts'
import { inspectDevice } from '#domain/inspection/inspect-device.ts'
import { findOutcomePrice } from '#domain/inspection/inspection-outcome.ts'
import type { Currency } from '#domain/money/currency.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import type { Connection } from '#server/db/database.ts'
import { buildItemReference, hashFindings } from '#server/modules/lifecycle/hash-findings.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { findLaterVersions } from '#server/modules/lifecycle/later-prices.ts'
import { requirePriceBasis } from '#server/modules/lifecycle/price-basis.ts'
import { createQuestions } from '#server/modules/questions/questions.ts'

export const QUESTIONS = createQuestions(DATA_FOLDER)

const ROLES = ['inspector', 'second_inspector', 'payout', 'support']

/** Returns the id of an operator by name, creating the operator when first needed. */
export async function ensureOperator(tx: Connection, name: string): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into operator (name, password_hash, roles, created_at)
    values (${name}, 'none', ${sql.param(ROLES)}::text[], now())
    on conflict (name) do update set name = excluded.name returning id`)
  if (!rows[0]) throw new Error('No operator was stored')
  return rows[0].id
}

/** A small picture whose colour depends on the seed. */
function drawPhoto(seed: string, width = 320, height = 240): Buffer {
  const [red = 0, green = 0, blue = 0] = createHash('sha256').update(seed).digest()
  const png = new PNG({ width, height })
  const row = Array.from({ length: width }, (_, x) => [red * (x / width), green * (1 - x / width), blue, 255])
  png.data.fill(Uint8Array.from(row.flat()))
  return PNG.sync.write(png, { filterType: 0 })
}

export interface PhotoFacts {
  readonly key: ItemKey
  readonly purpose: 'UNBOXING' | 'FINDING'
  readonly operatorId: string
  readonly at: Date
}

async function storePhoto(tx: Connection, { key, purpose, operatorId, at }: PhotoFacts): Promise<string> {
  const id = randomUUID()
  const content = drawPhoto(id)
  const sha256 = createHash('sha256').update(content).digest()
  const itemNumber = purpose === 'FINDING' ? key.itemNumber : null
  await tx.execute(sql`
    insert into photo (id, transaction_id, item_number, purpose, media_type, content, sha256, operator_id, taken_at)
    values (${id}, ${key.transactionId}, ${itemNumber}::smallint, ${purpose}, 'image/png', ${content}, ${sha256},
      ${operatorId}, ${at})`)
  return id
}

/** Stores a parcel's weight and an unboxing photo. */
export async function storeArrival(tx: Connection, key: ItemKey, at: Date): Promise<void> {
  const operatorId = await ensureOperator(tx, 'test-inspector')
  const { rowCount } = await tx.execute(sql`
    insert into arrival (transaction_id, weight_in_grams, operator_id, booked_in_at)
    values (${key.transactionId}, 640, ${operatorId}, ${at}) on conflict do nothing`)
  if (rowCount === 1) await storePhoto(tx, { key, purpose: 'UNBOXING', operatorId, at })
}

/** What the inspector found; everything else is as declared. */
export type Found = Partial<Grading>

const toGrading = ({ declared }: PriceBasis, { answers, ...found }: Found): Grading => ({
  ...declared,
  ...found,
  answers: { ...declared.answers, ...answers },
})

/** Adds a photo for every finding against the seller. */
async function addPhotos(
  tx: Connection,
  inspection: InspectionResult,
  facts: Omit<PhotoFacts, 'purpose'>,
): Promise<InspectionResult> {
  const photoIds: Record<string, readonly string[]> = {}
  for (const { question, isWorse } of listFindings(inspection))
    if (isWorse) photoIds[question] = [await storePhoto(tx, { ...facts, purpose: 'FINDING' })]
  return { ...inspection, photoIds }
}

export interface StoredInspection {
  readonly operatorId: string
  readonly inspection: InspectionResult
}

/** An inspection to store. */
export interface NewInspection {
  readonly operator: string
  readonly at: Date
  /** Null for an inspection that ended without findings, for example because the device was locked. */
  readonly found: Found | null
}

const INSERT = sql`insert into inspection (transaction_id, item_number, number, operator_id, started_at, nonce, found,
  serial_number, is_hazardous, commitment, committed_at, outcome, second_price_in_cents, decided_at,
  later_list_version, later_rule_version)`

const selectNextNumber = ({
  transactionId,
  itemNumber,
}: ItemKey) => sql`(select coalesce(max(number), 0) + 1 from inspection
  where transaction_id = ${transactionId} and item_number = ${itemNumber})`

/** Stores a committed and decided inspection as the desk does, with real pictures as photos. */
export async function storeInspection(
  tx: Connection,
  key: ItemKey,
  given: NewInspection,
): Promise<StoredInspection> {
  const { at } = given
  const { transactionId, itemNumber } = key
  const operatorId = await ensureOperator(tx, given.operator)
  const later = await findLaterVersions(tx, QUESTIONS.ruleSets, key)
  const basis = await requirePriceBasis(tx, QUESTIONS.ruleSets, {
    ...key,
    foundDeviceId: given.found?.deviceId,
    later,
  })
  const found = toGrading(basis, given.found ?? {})
  const nonce = randomBytes(16)
  if (given.found === null) {
    await tx.execute(sql`${INSERT} values (${transactionId}, ${itemNumber}, ${selectNextNumber(key)}, ${operatorId}, ${at},
      ${nonce}, null, null, false, null, null, null, null, ${at}, null, null)`)
    return { operatorId, inspection: { basis, found, photoIds: {} } }
  }
  const inspection = await addPhotos(tx, { basis, found, photoIds: {} }, { key, operatorId, at })
  const quote = await requireQuote(tx, key)
  const report = inspectDevice(quote, inspection)
  if (report.kind === 'problems') throw new Error(`Not an inspection: ${JSON.stringify(report.problems)}`)
  const findings = { ...found, photoIds: inspection.photoIds }
  const serialNumber = `SN-${buildItemReference(key)}`
  const price = findOutcomePrice(report.outcome)
  await tx.execute(sql`${INSERT} values (${transactionId}, ${itemNumber}, ${selectNextNumber(key)}, ${operatorId}, ${at},
    ${nonce}, ${JSON.stringify(findings)}::jsonb, ${serialNumber}, ${isHazardous(findRule(basis), found.answers)},
    ${hashFindings(key, { ...findings, serialNumber }, nonce)}, ${at}, ${report.outcome.kind}, ${price}::int, ${at},
    ${later?.listVersion ?? null}::int, ${later?.ruleVersion ?? null}::int)`)
  return { operatorId, inspection }
}

async function requireQuote(tx: Connection, { transactionId, itemNumber }: ItemKey) {
  const { rows } = await tx.execute<{ quotedInCents: number; currency: Currency }>(sql`
    select price_in_cents as "quotedInCents", currency from trade_item join trade using (transaction_id)
    where transaction_id = ${transactionId} and number = ${itemNumber}`)
  if (!rows[0]) throw new Error('There is no such device')
  return rows[0]
}

/** One condition worse than declared, which results in a counter-offer for most devices. */
export const findWorn = async (tx: Connection, key: ItemKey): Promise<Found> => {
  const { declared } = await requirePriceBasis(tx, QUESTIONS.ruleSets, key)
  return { conditionId: Math.max(1, declared.conditionId - 1) }
}
