import {
  CATALOGUE_GROUPS,
  CATALOGUE_LIST,
  CATALOGUE_QUERY,
  DUPLICATE_GROUPS,
  GROUP_QUERY,
  SIMILAR_DEVICES,
  SIMILAR_QUERY,
} from '#contracts/desk/catalogue.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { listDevices, listGroups } from './catalogue.repository.ts'
import { CATALOGUE_IMPORT_API } from './catalogue-import.api.ts'
import { DEVICE_API } from './device.api.ts'
import { findSimilar, listDuplicates } from './similar-devices.ts'

const ROLES = ['catalogue'] as const

const LIST_LIMIT = 200

const READING: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/catalogue',
    roles: ROLES,
    action: 'LIST_CATALOGUE',
    list: { title: 'Catalogue', key: '2' },
  }),
  deskScreen({ url: '/desk/catalogue/duplicates', roles: ROLES, action: 'LIST_CATALOGUE' }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/catalogue',
    roles: ROLES,
    action: 'LIST_CATALOGUE',
    summary:
      'Lists up to 200 devices by words of their name, model codes and search terms, best known first.',
    schema: { querystring: CATALOGUE_QUERY, response: { 200: CATALOGUE_LIST } },
    handler: async ({ db, query: { q, state } }) => {
      const rows = await listDevices(db, { typed: q, state: state ?? null, limit: LIST_LIMIT + 1 })
      return { rows: rows.slice(0, LIST_LIMIT), isTruncated: rows.length > LIST_LIMIT }
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/catalogue/groups',
    roles: ROLES,
    action: 'LIST_CATALOGUE',
    summary: 'Lists the manufacturers of a category with their series.',
    schema: { querystring: GROUP_QUERY, response: { 200: CATALOGUE_GROUPS } },
    handler: async ({ db, query }) => listGroups(db, query.category),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/catalogue/duplicates',
    roles: ROLES,
    action: 'LIST_CATALOGUE',
    summary: 'Lists devices that may be the same one: by nearly the same name, or by a shared model code.',
    schema: { response: { 200: DUPLICATE_GROUPS } },
    handler: async ({ db }) => listDuplicates(db),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/catalogue/similar',
    roles: ROLES,
    action: 'LIST_CATALOGUE',
    summary: 'Lists devices that one with this name and these model codes may be.',
    schema: { querystring: SIMILAR_QUERY, response: { 200: SIMILAR_DEVICES } },
    handler: async ({ db, query: { codes, ...device } }) => {
      const modelCodes = codes.split(',').map((code) => code.trim())
      const draft = { ...device, id: null, modelCodes: modelCodes.filter((code) => code !== '') }
      return [...(await findSimilar(db, draft))]
    },
  }),
]

/** The devices that people can find, and what they find them by. */
export const CATALOGUE_API: readonly DeskRoute[] = [...READING, ...CATALOGUE_IMPORT_API, ...DEVICE_API]
