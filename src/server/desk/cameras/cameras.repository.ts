import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import { cameraPairings } from '#server/db/inspection-schema.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

export interface NewPairing {
  readonly tokenHash: Uint8Array
  readonly sessionHash: Uint8Array
  readonly device: ItemKey
  readonly nowMs: number
  readonly expiresAt: Date
}

/** Stores a code, and forgets those whose time is over. */
export async function insertPairing(tx: Connection, pairing: NewPairing): Promise<void> {
  const { device, nowMs, ...facts } = pairing
  await tx.delete(cameraPairings).where(lte(cameraPairings.expiresAt, new Date(nowMs)))
  await tx.insert(cameraPairings).values({ ...facts, ...device })
}

export interface Camera {
  readonly sessionHash: Uint8Array
  readonly device: ItemKey
}

const toCamera = ({
  sessionHash,
  transactionId,
  itemNumber,
}: typeof cameraPairings.$inferSelect): Camera => ({
  sessionHash,
  device: { transactionId, itemNumber },
})

export interface Opening {
  readonly tokenHash: Uint8Array
  readonly cameraHash: Uint8Array
  readonly nowMs: number
  readonly expiresAt: Date
}

/** Uses up a code: of two phones that scan it, one becomes the camera. Null if it is unknown, used or too old. */
export async function openPairing(tx: Connection, opening: Opening): Promise<Camera | null> {
  const { tokenHash, cameraHash, nowMs, expiresAt } = opening
  const [row] = await tx
    .update(cameraPairings)
    .set({ cameraHash, expiresAt })
    .where(
      and(
        eq(cameraPairings.tokenHash, tokenHash),
        isNull(cameraPairings.cameraHash),
        gt(cameraPairings.expiresAt, new Date(nowMs)),
      ),
    )
    .returning()
  return row ? toCamera(row) : null
}

export async function findCamera(
  db: Connection,
  cameraHash: Uint8Array,
  nowMs: number,
): Promise<Camera | null> {
  const [row] = await db
    .select()
    .from(cameraPairings)
    .where(and(eq(cameraPairings.cameraHash, cameraHash), gt(cameraPairings.expiresAt, new Date(nowMs))))
  return row ? toCamera(row) : null
}
