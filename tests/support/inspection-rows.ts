import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { PNG } from 'pngjs'
import { listFindings } from '#domain/inspection/findings.ts'
import {
  type Grading,
  type InspectionResult,
  isHazardous,
  type PriceBasis,
} from '#domain/inspection/grading.ts'
import { inspectDevice } from '#domain/inspection/inspect-device.ts'
import type { Currency } from '#domain/money/currency.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import type { Connection } from '#server/db/database.ts'
import { hashFindings, itemReference } from '#server/modules/lifecycle/hash-findings.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { requirePriceBasis } from '#server/modules/lifecycle/price-basis.ts'
import { readQuestionFiles } from '#server/modules/questions/question-files.ts'

export const QUESTIONS = readQuestionFiles(DATA_FOLDER)

const ROLES = ['inspector', 'second_inspector', 'payout', 'support']

/** Somebody at the desk, by name; made when first needed. */
export async function operatorNamed(tx: Connection, name: string): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into operator (name, password_hash, roles, created_at)
    values (${name}, 'none', ${sql.param(ROLES)}::text[], now())
    on conflict (name) do update set name = excluded.name returning id`)
  if (!rows[0]) throw new Error('No operator was made')
  return rows[0].id
}

/** A small picture that browsers show; each seed has its own colour. */
function drawPhoto(seed: string, width = 320, height = 240): Buffer {
  const [red = 0, green = 0, blue = 0] = createHash('sha256').update(seed).digest()
  const png = new PNG({ width, height })
  for (let index = 0; index < width * height; index += 1) {
    const shade = (index % width) / width
    png.data.set([red * shade, green * (1 - shade), blue, 255], index * 4)
  }
  return PNG.sync.write(png)
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

/** The parcel on the scales, and how it looked when it was opened. */
export async function storeArrival(tx: Connection, key: ItemKey, at: Date): Promise<void> {
  const operatorId = await operatorNamed(tx, 'test-inspector')
  const { rowCount } = await tx.execute(sql`
    insert into arrival (transaction_id, weight_in_grams, operator_id, booked_in_at)
    values (${key.transactionId}, 640, ${operatorId}, ${at}) on conflict do nothing`)
  if (rowCount === 1) await storePhoto(tx, { key, purpose: 'UNBOXING', operatorId, at })
}

/** What the inspector found; what is not named is as the seller said. */
export type Found = Partial<Grading>

const gradingOf = ({ declared }: PriceBasis, { answers, ...found }: Found): Grading => ({
  ...declared,
  ...found,
  answers: { ...declared.answers, ...answers },
})

/** A photo of every finding to the seller's disadvantage. */
async function photographed(
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

export interface Look {
  readonly operator: string
  readonly at: Date
  /** Null for a look that ended before the findings, such as at a locked device. */
  readonly found: Found | null
}

const INSERT = sql`insert into inspection (transaction_id, item_number, round, operator_id, started_at, nonce, found,
  serial_number, is_hazardous, commitment, committed_at, outcome, second_price_in_cents, decided_at)`

const roundOf = ({
  transactionId,
  itemNumber,
}: ItemKey) => sql`(select coalesce(max(round), 0) + 1 from inspection
  where transaction_id = ${transactionId} and item_number = ${itemNumber})`

/** One look at a device, committed and decided, as the desk leaves it; its photos are real pictures. */
export async function storeInspection(tx: Connection, key: ItemKey, look: Look): Promise<StoredInspection> {
  const { at } = look
  const { transactionId, itemNumber } = key
  const operatorId = await operatorNamed(tx, look.operator)
  const basis = await requirePriceBasis(tx, QUESTIONS.rules, key)
  const found = gradingOf(basis, look.found ?? {})
  const nonce = randomBytes(16)
  if (look.found === null) {
    await tx.execute(sql`${INSERT} values (${transactionId}, ${itemNumber}, ${roundOf(key)}, ${operatorId}, ${at},
      ${nonce}, null, null, false, null, null, null, null, ${at})`)
    return { operatorId, inspection: { basis, found, photoIds: {} } }
  }
  const inspection = await photographed(tx, { basis, found, photoIds: {} }, { key, operatorId, at })
  const quote = await requireQuote(tx, key)
  const report = inspectDevice(quote, inspection)
  if (report.kind === 'problems') throw new Error(`Not an inspection: ${JSON.stringify(report.problems)}`)
  const findings = { ...found, photoIds: inspection.photoIds }
  const serialNumber = `SN-${itemReference(key)}`
  const price = 'priceInCents' in report.outcome ? report.outcome.priceInCents : null
  await tx.execute(sql`${INSERT} values (${transactionId}, ${itemNumber}, ${roundOf(key)}, ${operatorId}, ${at},
    ${nonce}, ${JSON.stringify(findings)}::jsonb, ${serialNumber}, ${isHazardous(basis.rule, found.answers)},
    ${hashFindings(key, { ...findings, serialNumber }, nonce)}, ${at}, ${report.outcome.kind}, ${price}::int, ${at})`)
  return { operatorId, inspection }
}

async function requireQuote(tx: Connection, { transactionId, itemNumber }: ItemKey) {
  const { rows } = await tx.execute<{ quotedInCents: number; currency: Currency }>(sql`
    select price_in_cents as "quotedInCents", currency from trade_item join trade using (transaction_id)
    where transaction_id = ${transactionId} and number = ${itemNumber}`)
  if (!rows[0]) throw new Error('There is no such device')
  return rows[0]
}

/** One condition worse than the seller said: a counter-offer for most devices. */
export const wornOf = async (tx: Connection, key: ItemKey): Promise<Found> => {
  const { declared } = await requirePriceBasis(tx, QUESTIONS.rules, key)
  return { conditionId: Math.max(1, declared.conditionId - 1) }
}
