import {
  CATALOGUE_DEVICE,
  CATALOGUE_LIST,
  CATALOGUE_QUERY,
  type CatalogueDevice,
  DEVICE_FACTS_INPUT,
  DEVICE_PARAMS,
} from '#contracts/desk/catalogue.ts'
import { checkDeviceFacts } from '#domain/catalogue/device-facts.ts'
import type { Connection } from '#server/db/database.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import {
  findDevice,
  listDevices,
  lockCatalogue,
  publishDevice,
  type StoredDevice,
  updateFacts,
} from './catalogue.repository.ts'

const ROLES = ['catalogue'] as const satisfies readonly OperatorRole[]

const LIST_LIMIT = 200

async function requireDevice(db: Connection, id: number): Promise<StoredDevice> {
  const device = await findDevice(db, id)
  if (!device) throw new HttpError(404, 'NOT_FOUND', 'There’s no such device.')
  return device
}

const toDeviceJson = ({ seriesId: _, ...device }: StoredDevice): CatalogueDevice => device

/** The devices that people can find, and what they find them by. */
export const CATALOGUE_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/catalogue',
    roles: ROLES,
    action: 'LIST_CATALOGUE',
    list: { title: 'Catalogue', key: '2' },
  }),
  deskScreen({ url: '/desk/catalogue/:device', roles: ROLES, action: 'SEE_CATALOGUE_DEVICE' }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/catalogue',
    roles: ROLES,
    action: 'LIST_CATALOGUE',
    summary:
      'Lists up to 200 devices by words of their name, model codes and search terms, best known first.',
    schema: { querystring: CATALOGUE_QUERY, response: { 200: CATALOGUE_LIST } },
    handler: async ({ db, query }) => {
      const rows = await listDevices(db, query.q, LIST_LIMIT + 1)
      return { rows: rows.slice(0, LIST_LIMIT), isTruncated: rows.length > LIST_LIMIT }
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/catalogue/:device',
    roles: ROLES,
    action: 'SEE_CATALOGUE_DEVICE',
    summary: 'Returns a device with its names, model codes and search terms, and others that share a code.',
    schema: { params: DEVICE_PARAMS, response: { 200: CATALOGUE_DEVICE } },
    handler: async ({ db, params }) => toDeviceJson(await requireDevice(db, params.device)),
  }),
  deskRoute({
    method: 'PUT',
    url: '/desk/api/catalogue/:device',
    roles: ROLES,
    action: 'CHANGE_CATALOGUE_DEVICE',
    summary:
      'Replaces model codes, search terms, release and popularity of a device; the search takes them over.',
    schema: { params: DEVICE_PARAMS, body: DEVICE_FACTS_INPUT, response: { 200: CATALOGUE_DEVICE } },
    handler: async ({ tx, params, body, audit }) => {
      const checked = checkDeviceFacts(body)
      if (checked.kind === 'problems') throw createInvalidFieldsError(checked.problems)
      await lockCatalogue(tx)
      const { id, seriesId } = await requireDevice(tx, params.device)
      await updateFacts(tx, id, checked.facts)
      await publishDevice(tx, { id, seriesId })
      const changed = await requireDevice(tx, id)
      return audit({ data: { device: id, ...checked.facts } }, toDeviceJson(changed))
    },
  }),
]
