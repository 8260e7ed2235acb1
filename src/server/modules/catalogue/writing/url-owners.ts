import { foldText } from '#domain/text/fold-text.ts'
import type { StatementClient } from '#server/db/statement-client.ts'

/** Identifies the device of an entry; two entries with the same key contradict each other. */
export const buildDeviceKey = ({
  manufacturer,
  model,
}: {
  readonly manufacturer: string
  readonly model: string
}) => `${foldText(manufacturer)}|${model}`

/** An address in a language. */
export type LanguageUrl = readonly [language: string, url: string]

interface UrlRow {
  readonly language: string
  readonly url: string
  readonly manufacturer: string
  readonly model: string
}

const READ_OWNERS = `
  select device_text.language, device_text.url, manufacturer.name as manufacturer, device.model_pattern as model
  from unnest($1::text[], $2::text[]) as wanted(language, url)
  join device_text on device_text.language = wanted.language and device_text.url = wanted.url
  join device on device.id = device_text.device_id
  join manufacturer on manufacturer.id = device.manufacturer_id`

/** Which device each of these addresses belongs to, by `language/url`; those that are free are missing. */
export async function readUrlOwners(
  client: StatementClient,
  urls: readonly LanguageUrl[],
): Promise<ReadonlyMap<string, string>> {
  const columns = [urls.map(([language]) => language), urls.map(([, url]) => url)]
  const { rows } = await client.query<UrlRow>(READ_OWNERS, columns)
  return new Map(rows.map((row) => [`${row.language}/${row.url}`, buildDeviceKey(row)]))
}
