import { and, eq, gt, lte } from 'drizzle-orm'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { Connection } from '#server/db/database.ts'
import { operatorKnownDevices } from '#server/db/desk-schema.ts'

/** As long as browsers keep the cookie. */
const LIFETIME_MS = 400 * DAY_MS

export interface OperatorDevice {
  readonly operatorId: string
  readonly deviceId: string
}

const isDevice = ({ operatorId, deviceId }: OperatorDevice) =>
  and(eq(operatorKnownDevices.operatorId, operatorId), eq(operatorKnownDevices.deviceId, deviceId))

/** Whether the operator has signed in with this browser before, and nobody has revoked it. */
export async function isKnownDevice(db: Connection, device: OperatorDevice, nowMs: number): Promise<boolean> {
  const rows = await db
    .select({ deviceId: operatorKnownDevices.deviceId })
    .from(operatorKnownDevices)
    .where(and(isDevice(device), gt(operatorKnownDevices.lastUsedAt, new Date(nowMs - LIFETIME_MS))))
  return rows.length === 1
}

/** Makes a browser known, because its operator has just signed in with it. Forgets those that were not used for long. */
export async function rememberDevice(db: Connection, device: OperatorDevice, nowMs: number): Promise<void> {
  const lastUsedAt = new Date(nowMs)
  await db
    .delete(operatorKnownDevices)
    .where(lte(operatorKnownDevices.lastUsedAt, new Date(nowMs - LIFETIME_MS)))
  await db
    .insert(operatorKnownDevices)
    .values({ ...device, lastUsedAt })
    .onConflictDoUpdate({
      target: [operatorKnownDevices.operatorId, operatorKnownDevices.deviceId],
      set: { lastUsedAt },
    })
}

export async function forgetDevice(db: Connection, device: OperatorDevice): Promise<void> {
  await db.delete(operatorKnownDevices).where(isDevice(device))
}

/** Makes all of an operator's browsers strangers, whoever has their cookies. */
export async function forgetDevices(db: Connection, operatorId: string): Promise<void> {
  await db.delete(operatorKnownDevices).where(eq(operatorKnownDevices.operatorId, operatorId))
}
