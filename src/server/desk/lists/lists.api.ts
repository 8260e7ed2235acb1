import { DEVICE_LIST, type DeviceList } from '#contracts/desk/lists.ts'
import type { Connection } from '#server/db/database.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { listDevices } from './device-list.repository.ts'
import { DEVICE_LISTS, type DeviceListRule, findRowLimit } from './device-lists.ts'
import { compareUrgency, rateDevice } from './rate-device.ts'

async function readList(db: Connection, rule: DeviceListRule, nowMs: number): Promise<DeviceList> {
  const limit = findRowLimit(rule)
  // One more than is shown tells whether there is more.
  const devices = await listDevices(db, rule, { limit: limit + 1, nowMs })
  const rows = devices.slice(0, limit).map((device) => rateDevice(device, nowMs))
  return {
    rows: rule.isArchive ? rows : rows.sort(compareUrgency),
    isTruncated: devices.length > limit,
  }
}

/** The lists of devices: a screen and a call for each, with roles of their own. */
export const LIST_ROUTES: readonly DeskRoute[] = DEVICE_LISTS.flatMap((rule) => {
  const { id, roles, summary, menu, states } = rule
  return [
    deskScreen({
      url: `/desk/lists/${id}`,
      roles,
      action: 'LIST_DEVICES',
      ...(menu && { list: { ...menu, states } }),
    }),
    deskRoute({
      method: 'GET',
      url: `/desk/api/lists/${id}`,
      roles,
      action: 'LIST_DEVICES',
      summary,
      schema: { response: { 200: DEVICE_LIST } },
      handler: async ({ db, now }) => readList(db, rule, now()),
    }),
  ]
})
