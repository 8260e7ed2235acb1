import {
  DEVICE_TABLE,
  IMPORT_PART,
  IMPORT_PREVIEW,
  IMPORTED_PART,
  MAX_TABLE_BYTES,
} from '#contracts/desk/catalogue-import.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { importPart, previewImport } from './import-devices.ts'

const ROLES = ['catalogue'] as const

/** Tables of devices, previewed and then imported part by part. */
export const CATALOGUE_IMPORT_API: readonly DeskRoute[] = [
  deskScreen({ url: '/desk/catalogue/import', roles: ROLES, action: 'PREVIEW_CATALOGUE_IMPORT' }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/catalogue/import-previews',
    roles: ROLES,
    action: 'PREVIEW_CATALOGUE_IMPORT',
    summary:
      'Says what a table of up to 5,000 devices would do: new, changed, unchanged and refused rows, and devices that new ones may be. Changes nothing.',
    bodyLimit: MAX_TABLE_BYTES,
    schema: { body: DEVICE_TABLE, response: { 200: IMPORT_PREVIEW } },
    handler: async ({ tx, audit, body }) => {
      const preview = await previewImport(tx, body)
      const { newCount, changedCount, refusedCount } = preview
      return audit({ data: { newCount, changedCount, refusedCount } }, preview)
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/catalogue/imports',
    roles: ROLES,
    action: 'IMPORT_CATALOGUE',
    summary:
      'Imports a part of a previewed table, of 500 rows, exactly as it was previewed; otherwise it’s refused with DRAFT_CHANGED. The same part again changes nothing. New devices have no prices yet.',
    bodyLimit: MAX_TABLE_BYTES,
    schema: { body: IMPORT_PART, response: { 200: IMPORTED_PART } },
    handler: async ({ tx, audit, body }) => {
      const imported = await importPart(tx, body)
      return audit({ data: { part: body.part, ...imported } }, imported)
    },
  }),
]
