import type { z } from 'zod'
import type { SERIAL_QUERY, SerialChecks } from '#contracts/desk/inspections.ts'
import { readSerialNumber } from '#domain/inspection/serial-number.ts'
import { listOtherModels, readTypeCode } from '#domain/inspection/type-code.ts'
import type { Database } from '#server/db/database.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { askLists, type BlockList } from '#server/ports/block-list/block-list.ts'
import { requireDescribedId } from './models.repository.ts'
import { listBoughtModels, listSeenBefore } from './serial-numbers.repository.ts'

/** A serial number, and the model if it isn't the one that was sold. */
type SerialQuery = z.output<typeof SERIAL_QUERY>

const NOTHING_KNOWN: SerialChecks = {
  seenBefore: [],
  otherModels: [],
  blockList: { state: 'NOT_ASKED', entries: [] },
}

/** A list that doesn't answer must not stop an inspection, but nobody may take its silence for an answer. */
async function askBlockLists(
  lists: readonly BlockList[],
  serialNumber: string,
): Promise<SerialChecks['blockList']> {
  if (lists.length === 0) return NOTHING_KNOWN.blockList
  const { entries, isComplete } = await askLists(lists, serialNumber)
  if (entries.length > 0) return { state: 'LISTED', entries: [...entries] }
  return { state: isComplete ? 'CLEAR' : 'UNAVAILABLE', entries: [] }
}

async function findOtherModels(
  db: Database,
  key: ItemKey,
  { serialNumber, deviceId }: SerialQuery,
): Promise<string[]> {
  const typeCode = readTypeCode(serialNumber)
  if (typeCode === null) return []
  const model = deviceId ?? (await requireDescribedId(db, key))
  return listOtherModels(await listBoughtModels(db, typeCode), model)
}

/** What we and the configured lists know about a serial number. */
export async function checkSerialNumber(
  { db, blockLists }: { readonly db: Database; readonly blockLists: readonly BlockList[] },
  key: ItemKey,
  { serialNumber: typed, deviceId }: SerialQuery,
): Promise<SerialChecks> {
  const serial = readSerialNumber(typed)
  if (serial.kind === 'refused') return NOTHING_KNOWN
  const { serialNumber } = serial
  const [seenBefore, otherModels, listed] = await Promise.all([
    listSeenBefore(db, key, serialNumber),
    findOtherModels(db, key, { serialNumber, deviceId }),
    askBlockLists(blockLists, serialNumber),
  ])
  return { seenBefore, otherModels, blockList: listed }
}
