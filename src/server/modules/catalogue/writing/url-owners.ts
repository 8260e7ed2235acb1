import type { ClientBase } from 'pg'
import { foldText } from '#domain/text/fold-text.ts'

/** Identifies the device of an entry; two entries with the same key contradict each other. */
export const buildDeviceKey = ({
  manufacturer,
  model,
}: {
  readonly manufacturer: string
  readonly model: string
}) => `${foldText(manufacturer)}|${model}`

interface UrlRow {
  readonly language: string
  readonly url: string
  readonly manufacturer: string
  readonly model: string
}

/** Which device every address belongs to, by `language/url`. */
export async function readUrlOwners(client: ClientBase): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<UrlRow>(`
    select language, url, manufacturer.name as manufacturer, device.model_pattern as model
    from device_text
    join device on device.id = device_text.device_id
    join manufacturer on manufacturer.id = device.manufacturer_id`)
  return new Map(rows.map((row) => [`${row.language}/${row.url}`, buildDeviceKey(row)]))
}
