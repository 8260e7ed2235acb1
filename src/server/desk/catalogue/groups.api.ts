import {
  ADDED_SERIES,
  GROUP,
  GROUP_LIST,
  GROUP_LIST_PARAMS,
  GROUP_NAMES_INPUT,
  GROUP_PARAMS,
  GROUP_QUERY,
  type Group,
  MANUFACTURER_INPUT,
  NEW_SERIES,
  NUMBERED_PARAMS,
  REMOVED_GROUP,
} from '#contracts/desk/catalogue-groups.ts'
import { CATALOGUE_LANGUAGES } from '#domain/catalogue/catalogue-language.ts'
import type { GroupKind } from '#domain/catalogue/group-kind.ts'
import type { Connection } from '#server/db/database.ts'
import { toStatementClient } from '#server/db/statement-client.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { lockCatalogue } from '#server/modules/catalogue/writing/save-catalogue.ts'
import {
  addSeries,
  removeManufacturer,
  removeSeries,
  renameCategory,
  renameSeries,
  respellManufacturer,
} from './change-groups.ts'
import { findGroup, type LanguageName, listGroups } from './groups.repository.ts'
import { digestState, requireSeenState } from './seen-state.ts'

const ROLES = ['catalogue'] as const satisfies readonly OperatorRole[]

const LIST_LIMIT = 200

async function requireGroup(db: Connection, kind: GroupKind, id: string): Promise<Group> {
  const group = await findGroup(db, kind, id)
  if (!group) throw new HttpError(404, 'NOT_FOUND', 'There’s no such series, manufacturer or category.')
  return { ...group, digest: digestState([group.name, group.names]) }
}

/** Writers take turns, imports included. */
async function openGroup(tx: Connection, kind: GroupKind, id: string): Promise<Group> {
  await lockCatalogue(toStatementClient(tx))
  return requireGroup(tx, kind, id)
}

/** A group that is to be changed, as whoever changes it has seen it. */
async function openSeenGroup(
  tx: Connection,
  { kind, id, digest }: { readonly kind: GroupKind; readonly id: string; readonly digest: string },
): Promise<Group> {
  const group = await openGroup(tx, kind, id)
  requireSeenState(digest, group.digest)
  return group
}

const listNames = (names: Partial<Record<LanguageName['language'], string>>): readonly LanguageName[] =>
  CATALOGUE_LANGUAGES.flatMap((language) => {
    const name = names[language]
    return name === undefined ? [] : [{ language, name }]
  })

/** What devices are grouped by: names for people, and groups that nothing belongs to yet or any more. */
export const GROUPS_API: readonly DeskRoute[] = [
  deskScreen({ url: '/desk/catalogue-groups/:groupKind', roles: ROLES, action: 'LIST_CATALOGUE_GROUPS' }),
  deskScreen({
    url: '/desk/catalogue-groups/:groupKind/:group',
    roles: ROLES,
    action: 'SEE_CATALOGUE_GROUP',
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/catalogue-groups/:groupKind',
    roles: ROLES,
    action: 'LIST_CATALOGUE_GROUPS',
    summary: 'Lists up to 200 series, manufacturers or categories by words of their name.',
    schema: { params: GROUP_LIST_PARAMS, querystring: GROUP_QUERY, response: { 200: GROUP_LIST } },
    handler: async ({ db, params, query }) => {
      const rows = await listGroups(db, { kind: params.groupKind, typed: query.q, limit: LIST_LIMIT + 1 })
      return { rows: rows.slice(0, LIST_LIMIT), isTruncated: rows.length > LIST_LIMIT }
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/catalogue-groups/:groupKind/:group',
    roles: ROLES,
    action: 'SEE_CATALOGUE_GROUP',
    summary: 'Returns a series, a manufacturer or a category with its names and addresses in every language.',
    schema: { params: GROUP_PARAMS, response: { 200: GROUP } },
    handler: async ({ db, params }) => requireGroup(db, params.groupKind, params.group),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/catalogue-groups/series',
    roles: ROLES,
    action: 'ADD_SERIES',
    summary:
      'Adds a series, and its manufacturer if that is new. Refused if its address is taken, and so when repeated.',
    schema: { body: NEW_SERIES, response: { 201: ADDED_SERIES } },
    handler: async ({ tx, body, audit }) => {
      const id = await addSeries(tx, body)
      return audit({ data: { id, ...body } }, { id: String(id) })
    },
  }),
  deskRoute({
    method: 'PUT',
    url: '/desk/api/catalogue-groups/series/:group',
    roles: ROLES,
    action: 'RENAME_SERIES',
    summary: 'Changes what a series is called in some languages. Its addresses stay.',
    schema: { params: NUMBERED_PARAMS, body: GROUP_NAMES_INPUT, response: { 200: GROUP } },
    handler: async ({ tx, params, body, audit }) => {
      const seen = { kind: 'series', id: String(params.group), digest: body.digest } as const
      const { id, kind } = await openSeenGroup(tx, seen)
      await renameSeries(tx, params.group, listNames(body.names))
      return audit({ data: { series: params.group, names: body.names } }, await requireGroup(tx, kind, id))
    },
  }),
  deskRoute({
    method: 'PUT',
    url: '/desk/api/catalogue-groups/categories/:group',
    roles: ROLES,
    action: 'RENAME_CATEGORY',
    summary: 'Changes what a category is called in some languages. Its addresses stay.',
    schema: { params: GROUP_PARAMS.pick({ group: true }), body: GROUP_NAMES_INPUT, response: { 200: GROUP } },
    handler: async ({ tx, params, body, audit }) => {
      const seen = { kind: 'categories', id: params.group, digest: body.digest } as const
      const { id, kind } = await openSeenGroup(tx, seen)
      await renameCategory(tx, id, listNames(body.names))
      return audit({ data: { category: id, names: body.names } }, await requireGroup(tx, kind, id))
    },
  }),
  deskRoute({
    method: 'PUT',
    url: '/desk/api/catalogue-groups/manufacturers/:group',
    roles: ROLES,
    action: 'RESPELL_MANUFACTURER',
    summary: 'Changes the spelling of a manufacturer, also in the names of its devices.',
    schema: { params: NUMBERED_PARAMS, body: MANUFACTURER_INPUT, response: { 200: GROUP } },
    handler: async ({ tx, params, body, audit }) => {
      const seen = { kind: 'manufacturers', id: String(params.group), digest: body.digest } as const
      const { id, kind, name: before } = await openSeenGroup(tx, seen)
      await respellManufacturer(tx, { id: params.group, before, given: body.name })
      const changed = await requireGroup(tx, kind, id)
      return audit({ data: { manufacturer: params.group, before, name: changed.name } }, changed)
    },
  }),
  deskRoute({
    method: 'DELETE',
    url: '/desk/api/catalogue-groups/series/:group',
    roles: ROLES,
    action: 'REMOVE_SERIES',
    summary: 'Removes a series that no device belongs to.',
    schema: { params: NUMBERED_PARAMS, response: { 200: REMOVED_GROUP } },
    handler: async ({ tx, params, audit }) => {
      const { id, name, deviceCount } = await openGroup(tx, 'series', String(params.group))
      await removeSeries(tx, { id: params.group, deviceCount })
      return audit({ data: { series: params.group, name } }, { id })
    },
  }),
  deskRoute({
    method: 'DELETE',
    url: '/desk/api/catalogue-groups/manufacturers/:group',
    roles: ROLES,
    action: 'REMOVE_MANUFACTURER',
    summary: 'Removes a manufacturer that has no series.',
    schema: { params: NUMBERED_PARAMS, response: { 200: REMOVED_GROUP } },
    handler: async ({ tx, params, audit }) => {
      const { id, name, seriesCount } = await openGroup(tx, 'manufacturers', String(params.group))
      await removeManufacturer(tx, { id: params.group, seriesCount })
      return audit({ data: { manufacturer: params.group, name } }, { id })
    },
  }),
]
