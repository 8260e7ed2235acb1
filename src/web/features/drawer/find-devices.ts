import type { ListNames } from '#contracts/lists.ts'
import { LIST_NAMES_PATH } from '#contracts/paths/offers.ts'
import type { FoundRow } from '#domain/drawer/drawer-row.ts'
import { callApi } from '#web/platform/api/call-api.ts'

const MAX_NAME_LENGTH = 300

/** The devices that names, model numbers or addresses of device pages mean, in their order; null without an answer. */
export async function findDevices(names: readonly string[]): Promise<readonly FoundRow[] | null> {
  const body = { names: names.map((name) => name.slice(0, MAX_NAME_LENGTH)) }
  const result = await callApi<ListNames>(LIST_NAMES_PATH, { body })
  return result.kind === 'ok' ? result.data.names : null
}
