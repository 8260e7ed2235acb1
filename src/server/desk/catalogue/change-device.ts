import {
  checkDeviceChange,
  type DeviceChange,
  findNameProblem,
  tidyName,
} from '#domain/catalogue/device-draft.ts'
import { buildDeviceName, localiseDeviceNames } from '#domain/catalogue/device-name.ts'
import { compareStorages, isStorageChoice } from '#domain/catalogue/storage-sizes.ts'
import { SOURCE_MARKET } from '#domain/price-lists/source-market.ts'
import type { Transaction } from '#server/db/database.ts'
import { type StatementClient, toStatementClient } from '#server/db/statement-client.ts'
import type { Operator } from '#server/desk/operators/operator.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { CatalogueChanges } from '#server/modules/catalogue/writing/catalogue-changes.ts'
import { lockCatalogue, RESERVED_URLS } from '#server/modules/catalogue/writing/save-catalogue.ts'
import { saveGroups } from '#server/modules/catalogue/writing/save-groups.ts'
import { PriceWriter } from '#server/modules/catalogue/writing/save-prices.ts'
import {
  type DeviceSizes,
  dropFromDrafts,
  findCoveringDraft,
  lockWaitingDrafts,
  recheckDevices,
} from '#server/modules/price-drafts/device-drafts.ts'
import { insertDraft, noteChange } from '#server/modules/price-drafts/drafts.repository.ts'
import { findDeviceIds } from '#server/modules/price-drafts/find-sizes.ts'
import { putPrices } from '#server/modules/price-drafts/put-rows.ts'
import {
  addStorages,
  claimDevice,
  findDevice,
  findModelOwner,
  readLastPrices,
  removeStorages,
  type StoredDevice,
  updateDevice,
  updateNames,
} from './catalogue.repository.ts'
import { digestDevice, listCurrentSizes, requireSeenState } from './seen-state.ts'

/** A device that nobody else changes until the end of the transaction: writers of the catalogue take turns. */
async function lockDevice(tx: Transaction, client: StatementClient, id: number): Promise<StoredDevice> {
  await lockCatalogue(client)
  const device = await findDevice(tx, id)
  if (!device) throw new HttpError(404, 'NOT_FOUND', 'There’s no such device.')
  return device
}

/** A device, and the state of it that a change was made from. */
export interface SeenDevice {
  readonly id: number
  readonly digest: string
}

interface Moved {
  readonly id: number
  readonly seriesId: number
  readonly previousSeriesId?: number
}

/** Has every process take over the changed device, its search and the pages of its series. */
async function publish(client: StatementClient, { id, seriesId, previousSeriesId }: Moved): Promise<void> {
  const changes = new CatalogueChanges()
  changes.add({ deviceId: id, entry: { seriesId }, previousSeriesId: previousSeriesId ?? seriesId })
  await changes.publish(client)
}

/** Two devices of a manufacturer can't have one model, nor one the model that another one's address says. */
async function requireFreeModel(tx: Transaction, stored: StoredDevice, model: string): Promise<void> {
  const { id, manufacturer } = stored
  const findId = await findDeviceIds(tx, [{ manufacturer, model }])
  const owner = (await findModelOwner(tx, { id, model })) ?? findId({ manufacturer, model }) ?? id
  if (owner !== id) throw createInvalidFieldsError([{ field: 'model', key: 'DEVICE_EXISTS' }])
}

/** Changes a device. Names that nobody has written by hand follow its model; its addresses stay. */
export async function changeDevice(
  tx: Transaction,
  { id, digest }: SeenDevice,
  given: DeviceChange,
): Promise<DeviceChange> {
  const checked = checkDeviceChange(given)
  if (checked.kind === 'problems') throw createInvalidFieldsError(checked.problems)
  const { device } = checked
  const client = toStatementClient(tx)
  const stored = await lockDevice(tx, client, id)
  requireSeenState(digest, digestDevice(stored).facts)
  const { manufacturer, category } = stored
  if (device.model !== stored.model) await requireFreeModel(tx, stored, device.model)
  const group = { manufacturer, category, series: device.series }
  const { seriesId } = (await saveGroups(client, [group], RESERVED_URLS))(group)
  await updateDevice(tx, id, { ...device, seriesId })
  const following = stored.names.filter(({ isOwn }) => !isOwn)
  await updateNames(
    tx,
    id,
    following.map(({ language }) => {
      const { name, model } = localiseDeviceNames(language, { manufacturer, model: device.model })
      return { language, name, model, isOwn: false }
    }),
  )
  await recheckDevices(tx, [id])
  await publish(client, { id, seriesId, previousSeriesId: stored.seriesId })
  return device
}

type LanguageName = Pick<StoredDevice['names'][number], 'language'> & { readonly model: string | null }

/** Writes the names of a device in single languages, or lets them follow from its model again. */
export async function nameDevice(
  tx: Transaction,
  { id, digest }: SeenDevice,
  names: readonly LanguageName[],
): Promise<void> {
  const client = toStatementClient(tx)
  const stored = await lockDevice(tx, client, id)
  requireSeenState(digest, digestDevice(stored).names)
  const { manufacturer, seriesId, model: pattern } = stored
  const tidy = names.map(({ language, model }) => ({
    language,
    model: model === null ? null : tidyName(model),
  }))
  const problems = tidy.flatMap(({ language, model }) => {
    // Braces are for the pattern: a name is written as it is read.
    const problem = model === null ? null : findNameProblem(language, model)
    if (problem) return problem
    return model !== null && /[{}]/.test(model) ? { field: language, key: 'FIELD_CHARACTERS' } : []
  })
  if (problems.length > 0) throw createInvalidFieldsError(problems)
  const written = tidy.map(({ language, model }) => {
    if (model !== null) return { language, name: buildDeviceName(manufacturer, model), model, isOwn: true }
    const following = localiseDeviceNames(language, { manufacturer, model: pattern })
    return { language, name: following.name, model: following.model, isOwn: false }
  })
  await updateNames(tx, id, written)
  await claimDevice(tx, id)
  await publish(client, { id, seriesId })
}

/** Takes sizes out of open drafts, which would have them bought again. A scheduled one has to be taken back first. */
async function leaveDrafts(tx: Transaction, dropped: DeviceSizes): Promise<void> {
  const drafts = await lockWaitingDrafts(tx, dropped)
  const scheduled = drafts.find(({ state }) => state === 'scheduled')
  if (scheduled)
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      `The draft of prices “${scheduled.name}” is scheduled and would have it bought again. Take it back first.`,
    )
  await dropFromDrafts(tx, drafts, dropped)
}

/** No storage is a size of its own: what was bought by its storage can't be had without. */
const addsNoStorage = ({ storages }: StoredDevice, { added }: ReturnType<typeof compareStorages>): boolean =>
  added.includes(0) &&
  storages.every(({ storageGb }) => storageGb !== 0) &&
  storages.some(({ state }) => state !== 'unpriced')

/**
 * Gives a device other sizes. One that is left out is no longer bought; one that never was is removed. A new one is bought
 * once a draft of prices says for how much.
 */
export async function resizeDevice(
  tx: Transaction,
  { id, digest }: SeenDevice,
  storages: readonly number[],
): Promise<ReturnType<typeof compareStorages>> {
  const problem = createInvalidFieldsError([{ field: 'storages', key: 'STORAGE_SIZES' }])
  if (!isStorageChoice(storages)) throw problem
  const client = toStatementClient(tx)
  const stored = await lockDevice(tx, client, id)
  // Otherwise a page that was opened before a colleague added a size would end its prices.
  requireSeenState(digest, digestDevice(stored).storages)
  const change = compareStorages(listCurrentSizes(stored), storages)
  if (addsNoStorage(stored, change)) throw problem
  await addStorages(tx, id, change.added)
  if (change.removed.length > 0) {
    await leaveDrafts(tx, { deviceIds: [id], sizes: change.removed })
    await new PriceWriter(client).close(id, change.removed)
    await removeStorages(tx, id, change.removed)
  }
  await claimDevice(tx, id)
  await publish(client, stored)
  return change
}

/** Stops buying a device: its prices end, running offers and sales keep theirs. Doing it again changes nothing. */
export async function retireDevice(tx: Transaction, id: number): Promise<StoredDevice> {
  const client = toStatementClient(tx)
  const stored = await lockDevice(tx, client, id)
  // Its drafts of later are there to bring it back.
  if (stored.state === 'bought') await leaveDrafts(tx, { deviceIds: [id], sizes: null })
  if (await new PriceWriter(client).close(id, null)) {
    await claimDevice(tx, id)
    await publish(client, stored)
  }
  return stored
}

const MAX_DRAFT_NAME = 100

/** Drafts the last prices of a device, for whoever sets prices to check and start. A draft that it has already is kept. */
export async function bringBackDevice(
  tx: Transaction,
  id: number,
  { operator, at }: { readonly operator: Operator; readonly at: Date },
): Promise<number> {
  const stored = await lockDevice(tx, toStatementClient(tx), id)
  const prices = await readLastPrices(tx, { deviceId: id, market: SOURCE_MARKET })
  if (stored.state !== 'retired' || prices.length === 0)
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      'Only a device that’s no longer bought and had German prices can be brought back. Draft its prices instead.',
    )
  const sizes = prices.map(({ storageGb }) => storageGb)
  const drafted = await findCoveringDraft(tx, { market: SOURCE_MARKET, deviceId: id, sizes })
  if (drafted !== null) return drafted
  const draft = { market: SOURCE_MARKET, name: `Back: ${stored.name}`.slice(0, MAX_DRAFT_NAME) }
  const draftId = await insertDraft(tx, { ...draft, operatorId: operator.id, at })
  const wanted = prices.map((price) => ({ deviceId: id, ...price }))
  await putPrices(tx, { id: draftId, market: SOURCE_MARKET }, wanted)
  await noteChange(tx, draftId, operator.id)
  return draftId
}
