import type { SerialChecks } from '#contracts/desk/inspections.ts'
import { readSerialNumber } from '#domain/inspection/serial-number.ts'
import { listOtherModels, readTypeCode } from '#domain/inspection/type-code.ts'
import type { Database } from '#server/db/database.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import type { BlockList } from '#server/ports/block-list/block-list.ts'
import { findDeviceId, listBoughtModels, listSeenBefore } from './serial-numbers.repository.ts'

const NOTHING_KNOWN: SerialChecks = {
  seenBefore: [],
  otherModels: [],
  blockList: { state: 'NOT_ASKED', entries: [] },
}

/** A list that doesn't answer must not stop an inspection, but nobody may take its silence for an answer. */
async function askBlockList(
  blockList: BlockList | null,
  serialNumber: string,
): Promise<SerialChecks['blockList']> {
  if (blockList === null) return NOTHING_KNOWN.blockList
  try {
    const entries = [...(await blockList.find(serialNumber))]
    return { state: entries.length > 0 ? 'LISTED' : 'CLEAR', entries }
  } catch {
    return { state: 'UNAVAILABLE', entries: [] }
  }
}

async function findOtherModels(db: Database, key: ItemKey, serialNumber: string): Promise<string[]> {
  const typeCode = readTypeCode(serialNumber)
  if (typeCode === null) return []
  return listOtherModels(await listBoughtModels(db, typeCode), await findDeviceId(db, key))
}

/** What we and the configured lists know about a serial number. */
export async function checkSerialNumber(
  { db, blockList }: { readonly db: Database; readonly blockList: BlockList | null },
  key: ItemKey,
  typed: string,
): Promise<SerialChecks> {
  const serial = readSerialNumber(typed)
  if (serial.kind === 'refused') return NOTHING_KNOWN
  const { serialNumber } = serial
  const [seenBefore, otherModels, listed] = await Promise.all([
    listSeenBefore(db, key, serialNumber),
    findOtherModels(db, key, serialNumber),
    askBlockList(blockList, serialNumber),
  ])
  return { seenBefore, otherModels, blockList: listed }
}
