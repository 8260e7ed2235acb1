import { checkDeviceDraft, type DeviceDraft } from '#domain/catalogue/device-draft.ts'
import type { Transaction } from '#server/db/database.ts'
import { toStatementClient } from '#server/db/statement-client.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { findLostMarket, listUrls } from '#server/modules/catalogue/writing/device-address.ts'
import { lockCatalogue } from '#server/modules/catalogue/writing/save-catalogue.ts'
import { saveUnpriced } from '#server/modules/catalogue/writing/save-unpriced.ts'
import { findDeviceIds } from '#server/modules/price-drafts/find-sizes.ts'
import { readForms, toEntry } from './device-entries.ts'
import { findSimilar } from './similar-devices.ts'

const refuse = (field: string, key: string, params: Readonly<Record<string, string>> = {}) =>
  createInvalidFieldsError([{ field, key, params }])

/** A device can't be added twice, nor at an address that leads elsewhere. */
async function requireFreePlace(tx: Transaction, device: DeviceDraft): Promise<void> {
  const findId = await findDeviceIds(tx, [device])
  if (findId(device) !== undefined) throw refuse('model', 'DEVICE_EXISTS')
  if (findLostMarket(listUrls(device)) !== null) throw refuse('model', 'FIELD_CHARACTERS')
}

/** Whoever adds a device has seen the others that it may be. */
async function requireSeen(tx: Transaction, device: DeviceDraft, seen: readonly number[]): Promise<void> {
  const similar = await findSimilar(tx, { ...device, id: null })
  const [unseen] = similar.filter(({ id }) => !seen.includes(id))
  if (unseen) throw refuse('model', 'DEVICE_SIMILAR', { name: unseen.name })
}

/** Adds a device without prices: nobody sees it in the shop until a draft of prices for it is started. */
export async function addDevice(
  tx: Transaction,
  given: DeviceDraft,
  seenSimilar: readonly number[],
): Promise<number> {
  const checked = checkDeviceDraft(given)
  if (checked.kind === 'problems') throw createInvalidFieldsError(checked.problems)
  const { device } = checked
  const client = toStatementClient(tx)
  await lockCatalogue(client)
  await requireFreePlace(tx, device)
  await requireSeen(tx, device, seenSimilar)
  const form = (await readForms(client, [device]))(device)
  if (form === null) throw refuse('category', 'NO_DRAWING')
  const [saved] = await saveUnpriced(client, [toEntry(device, form)])
  if (!saved) throw new Error('A new device was not written')
  return saved.deviceId
}
