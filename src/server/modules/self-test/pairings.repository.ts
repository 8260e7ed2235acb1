import { sql } from 'drizzle-orm'
import type { SelfTest } from '#domain/self-test/test-steps.ts'
import type { Connection } from '#server/db/database.ts'
import { deleteInBatches } from '#server/modules/housekeeping/delete-in-batches.ts'

export interface StoredPairing {
  readonly codeHash: Uint8Array
  readonly waitHash: Uint8Array
  readonly deviceId: number
  readonly expiresAt: Date
}

export async function insertPairing(db: Connection, pairing: StoredPairing): Promise<void> {
  const { codeHash, waitHash, deviceId, expiresAt } = pairing
  await db.execute(sql`
    insert into self_test_pairing (code_hash, wait_hash, device_id, expires_at)
    values (${codeHash}, ${waitHash}, ${deviceId}, ${expiresAt})`)
}

export interface PairingOpening {
  readonly codeHash: Uint8Array
  readonly testHash: Uint8Array
  readonly deviceId: number
  readonly nowMs: number
  readonly expiresAt: Date
}

/** Uses up a code: of two devices that scan it, one gets the test. False if it is unknown, used, too old or another device's. */
export async function openPairing(db: Connection, opening: PairingOpening): Promise<boolean> {
  const { codeHash, testHash, deviceId, nowMs, expiresAt } = opening
  const { rowCount } = await db.execute(sql`
    update self_test_pairing set test_hash = ${testHash}, expires_at = ${expiresAt}
    where code_hash = ${codeHash} and test_hash is null and device_id = ${deviceId}
      and expires_at > ${new Date(nowMs)}`)
  return rowCount === 1
}

export interface PairingResult {
  readonly testHash: Uint8Array
  readonly test: SelfTest
  readonly nowMs: number
}

/** Keeps the first results. The same ones again are no failure: their answer may have been lost. */
export async function storeResult(
  db: Connection,
  { testHash, test, nowMs }: PairingResult,
): Promise<boolean> {
  const json = JSON.stringify(test)
  const { rowCount } = await db.execute(sql`
    update self_test_pairing set test = coalesce(test, ${json}::jsonb)
    where test_hash = ${testHash} and expires_at > ${new Date(nowMs)} and (test is null or test = ${json}::jsonb)`)
  return rowCount === 1
}

export interface FoundPairing {
  readonly isOpened: boolean
  readonly test: SelfTest | null
}

/** What became of a code; null where it was too old. */
export async function findPairing(
  db: Connection,
  waitHash: Uint8Array,
  nowMs: number,
): Promise<FoundPairing | null> {
  const { rows } = await db.execute<FoundPairing & Record<string, unknown>>(sql`
    select test_hash is not null as "isOpened", test from self_test_pairing
    where wait_hash = ${waitHash} and expires_at > ${new Date(nowMs)}`)
  return rows[0] ?? null
}

export interface PhotoPairing {
  readonly codeHash: Uint8Array
  /** Of a key that nobody has: the page with the code may see its photos anyway. */
  readonly waitHash: Uint8Array
  readonly subject: string
  readonly expiresAt: Date
}

/** No device: a code for photos never opens a test. */
export async function insertPhotoPairing(db: Connection, pairing: PhotoPairing): Promise<void> {
  const { codeHash, waitHash, subject, expiresAt } = pairing
  await db.execute(sql`
    insert into self_test_pairing (code_hash, wait_hash, device_id, photo_subject, expires_at)
    values (${codeHash}, ${waitHash}, 0, ${subject}, ${expiresAt})`)
}

/** Uses up a code and says whose photos it opens; null if it is unknown, used or too old. */
export async function takePhotoPairing(
  db: Connection,
  codeHash: Uint8Array,
  nowMs: number,
): Promise<string | null> {
  const { rows } = await db.execute<{ subject: string }>(sql`
    update self_test_pairing set test_hash = code_hash
    where code_hash = ${codeHash} and test_hash is null and photo_subject is not null
      and expires_at > ${new Date(nowMs)}
    returning photo_subject as subject`)
  return rows[0]?.subject ?? null
}

/** Deletes pairings whose time is over. */
export const forgetPairings = (db: Connection, nowMs: number): Promise<void> =>
  deleteInBatches(db, { table: 'self_test_pairing', isOld: sql`expires_at <= ${new Date(nowMs)}` })
