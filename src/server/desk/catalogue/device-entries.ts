import type { DeviceDraft } from '#domain/catalogue/device-draft.ts'
import { DEVICE_FORM } from '#drawings/device-drawing.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import type { StatementClient } from '#server/db/statement-client.ts'
import { KnownDevices } from '#server/modules/catalogue/importing/known-devices.ts'
import type { UnpricedEntry } from '#server/modules/catalogue/writing/catalogue-entry.ts'
import { readPriceLists } from '#server/modules/catalogue/writing/seed-files.ts'

type DeviceForm = UnpricedEntry['form']

/** Finds the drawing of a device: its own, or that of a relative. Null where the category has none to lend. */
export type FindForm = (device: DeviceDraft) => DeviceForm | null

const toRow = (device: DeviceDraft, line: number) => ({
  line,
  fields: {
    manufacturer: device.manufacturer,
    model: device.model,
    series: device.series,
    category: device.category,
  },
})

export async function readForms(client: StatementClient, devices: readonly DeviceDraft[]): Promise<FindForm> {
  const known = await KnownDevices.open(client, readPriceLists(DATA_FOLDER))
  const { findForm } = await known.readContext(devices.map(toRow))
  return (device) => {
    const form = DEVICE_FORM.safeParse(findForm(toRow(device, 0).fields))
    return form.success ? form.data : null
  }
}

/** A device as the catalogue's writer takes it. */
export const toEntry = (device: DeviceDraft, form: DeviceForm): UnpricedEntry => ({
  category: device.category,
  manufacturer: device.manufacturer,
  series: device.series,
  model: device.model,
  released: `${device.releaseYear}-${String(device.releaseMonth).padStart(2, '0')}`,
  codes: [...device.modelCodes],
  terms: [...device.searchTerms],
  popularity: device.popularity,
  launchPrice: device.launchPrice ?? undefined,
  form,
  storages: device.storages,
})
