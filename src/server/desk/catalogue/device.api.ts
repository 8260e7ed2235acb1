import {
  CATALOGUE_DEVICE,
  type CatalogueDevice,
  DEVICE_CHANGE,
  DEVICE_NAMES,
  DEVICE_PARAMS,
  DEVICE_STORAGES,
  NEW_CATALOGUE_DEVICE,
} from '#contracts/desk/catalogue.ts'
import type { Connection } from '#server/db/database.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { addDevice } from './add-device.ts'
import { findDevice } from './catalogue.repository.ts'
import { bringBackDevice, changeDevice, nameDevice, resizeDevice, retireDevice } from './change-device.ts'
import { digestDevice } from './seen-state.ts'
import { findSimilar } from './similar-devices.ts'

const ROLES = ['catalogue'] as const

const DEVICE_URL = '/desk/api/catalogue/:device'

/** A device as its screen shows it. */
async function showDevice(db: Connection, id: number): Promise<CatalogueDevice> {
  const stored = await findDevice(db, id)
  if (!stored) throw new HttpError(404, 'NOT_FOUND', 'There’s no such device.')
  const { seriesId: _, ...device } = stored
  return { ...device, digests: digestDevice(stored), similar: [...(await findSimilar(db, device))] }
}

/** One device of the catalogue: added, changed, retired and brought back. */
export const DEVICE_API: readonly DeskRoute[] = [
  deskScreen({ url: '/desk/catalogue/new', roles: ROLES, action: 'ADD_CATALOGUE_DEVICE' }),
  deskScreen({ url: '/desk/catalogue/:device', roles: ROLES, action: 'SEE_CATALOGUE_DEVICE' }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/catalogue',
    roles: ROLES,
    action: 'ADD_CATALOGUE_DEVICE',
    summary:
      'Adds a device without prices: it’s in the shop once a draft of prices for it is started. Refused if its address is taken, or if it resembles a device that isn’t named in `seenSimilar`.',
    schema: { body: NEW_CATALOGUE_DEVICE, response: { 201: CATALOGUE_DEVICE } },
    handler: async ({ tx, audit, body: { seenSimilar, ...given } }) => {
      const id = await addDevice(tx, given, seenSimilar)
      return audit({ data: { device: id, ...given } }, await showDevice(tx, id))
    },
  }),
  deskRoute({
    method: 'GET',
    url: DEVICE_URL,
    roles: ROLES,
    action: 'SEE_CATALOGUE_DEVICE',
    summary:
      'Returns a device with its names, sizes, model codes and search terms, and others that it may be.',
    schema: { params: DEVICE_PARAMS, response: { 200: CATALOGUE_DEVICE } },
    handler: async ({ db, params }) => showDevice(db, params.device),
  }),
  deskRoute({
    method: 'PUT',
    url: DEVICE_URL,
    roles: ROLES,
    action: 'CHANGE_CATALOGUE_DEVICE',
    summary:
      'Replaces model, series, model codes, search terms, release, popularity and launch price of a device; search and pages take them over. Its addresses stay. Drafts with its prices are compared again.',
    schema: { params: DEVICE_PARAMS, body: DEVICE_CHANGE, response: { 200: CATALOGUE_DEVICE } },
    handler: async ({ tx, params: { device: id }, body: { digest, ...given }, audit }) => {
      const changed = await changeDevice(tx, { id, digest }, given)
      return audit({ data: { device: id, ...changed } }, await showDevice(tx, id))
    },
  }),
  deskRoute({
    method: 'PUT',
    url: `${DEVICE_URL}/names`,
    roles: ROLES,
    action: 'NAME_CATALOGUE_DEVICE',
    summary:
      'Writes the name of a device’s model in single languages; null lets it follow from the model’s pattern again. Addresses stay.',
    schema: { params: DEVICE_PARAMS, body: DEVICE_NAMES, response: { 200: CATALOGUE_DEVICE } },
    handler: async ({ tx, params: { device: id }, body: { digest, names }, audit }) => {
      await nameDevice(tx, { id, digest }, names)
      return audit({ data: { device: id, names } }, await showDevice(tx, id))
    },
  }),
  deskRoute({
    method: 'PUT',
    url: `${DEVICE_URL}/storages`,
    roles: ROLES,
    action: 'RESIZE_CATALOGUE_DEVICE',
    summary:
      'Replaces the sizes of a device. A size that’s left out is no longer bought, or removed if it never was; a new one is bought once a draft of prices is started. Open drafts lose the sizes that are left out; a scheduled one has to be taken back first.',
    schema: { params: DEVICE_PARAMS, body: DEVICE_STORAGES, response: { 200: CATALOGUE_DEVICE } },
    handler: async ({ tx, params: { device: id }, body: { digest, storages }, audit }) => {
      const change = await resizeDevice(tx, { id, digest }, storages)
      return audit({ data: { device: id, ...change } }, await showDevice(tx, id))
    },
  }),
  deskRoute({
    method: 'POST',
    url: `${DEVICE_URL}/retirement`,
    roles: ROLES,
    action: 'RETIRE_CATALOGUE_DEVICE',
    summary:
      'Stops buying a device: its prices end in all markets, as new versions of their lists. Running offers and sales keep their price. Open drafts lose its prices; a scheduled one has to be taken back first. Doing it again changes nothing.',
    schema: { params: DEVICE_PARAMS, response: { 200: CATALOGUE_DEVICE } },
    handler: async ({ tx, params: { device: id }, audit }) => {
      await retireDevice(tx, id)
      return audit({ data: { device: id } }, await showDevice(tx, id))
    },
  }),
  deskRoute({
    method: 'POST',
    url: `${DEVICE_URL}/return`,
    roles: ROLES,
    action: 'BRING_BACK_CATALOGUE_DEVICE',
    summary:
      'Drafts the last prices of a retired device, for whoever sets prices to check and start. A device that has such a draft keeps it.',
    schema: { params: DEVICE_PARAMS, response: { 200: CATALOGUE_DEVICE } },
    handler: async ({ tx, params: { device: id }, operator, now, audit }) => {
      const draft = await bringBackDevice(tx, id, { operator, at: new Date(now()) })
      return audit({ data: { device: id, draft } }, await showDevice(tx, id))
    },
  }),
]
