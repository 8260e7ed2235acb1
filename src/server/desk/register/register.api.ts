import { z } from 'zod'
import {
  REGISTER_CHECK,
  REGISTER_DAY,
  REGISTER_DAYS,
  REGISTER_LIST_LIMIT,
  REGISTER_PARAMS,
  REGISTER_ROWS,
} from '#contracts/desk/register.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { checkRegister } from './check-register.ts'
import { exportRegister, requireRange } from './export-register.ts'
import { openDocuments } from './open-documents.ts'
import {
  DOCUMENT_EXPORT_ACTION,
  EXPORT_ACTION,
  listRegisterDays,
  readRegisterRows,
} from './register.repository.ts'
import { toCheckJson, toEntryJson } from './register-json.ts'

const ROLES = ['support', 'payout'] as const satisfies readonly OperatorRole[]

/** The register that the law requires: what was bought, and from whom. */
export const REGISTER_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/register',
    roles: ROLES,
    action: 'READ_REGISTER',
    list: { title: 'Purchase register', key: 'g' },
  }),
  deskScreen({ url: '/desk/register/:country', roles: ROLES, action: 'READ_REGISTER' }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/register/days',
    roles: ROLES,
    action: 'READ_REGISTER',
    summary: 'Lists the days with entries in the purchase register, by country.',
    schema: { response: { 200: z.array(REGISTER_DAY) } },
    handler: async ({ db }) => [...(await listRegisterDays(db))],
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/register/:country/rows',
    roles: ROLES,
    action: 'READ_REGISTER',
    views: 'seller',
    summary: 'Lists the entries of a range of days, up to 2,000. An export has all of them.',
    schema: { params: REGISTER_PARAMS, querystring: REGISTER_DAYS, response: { 200: REGISTER_ROWS } },
    handler: async ({ db, params, query, see }) => {
      const range = { ...params, ...query }
      requireRange(range)
      see({ data: range })
      // One more than is shown tells whether there is more.
      const rows = await readRegisterRows(db, range, REGISTER_LIST_LIMIT + 1)
      return {
        rows: rows.slice(0, REGISTER_LIST_LIMIT).map(toEntryJson),
        isTruncated: rows.length > REGISTER_LIST_LIMIT,
      }
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/register/:country/check',
    roles: ROLES,
    action: 'READ_REGISTER',
    summary: 'Checks a country’s register: its hash chain, and the rows recorded in the audit log.',
    schema: { params: REGISTER_PARAMS, response: { 200: REGISTER_CHECK } },
    handler: async ({ db, params }) => toCheckJson(await checkRegister(db, params.country)),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/register/:country/export',
    roles: ROLES,
    action: EXPORT_ACTION,
    needsRecentFactor: true,
    summary:
      'Returns the entries of a range of days as CSV. Every export is logged with the last hash of each day.',
    schema: { params: REGISTER_PARAMS, body: REGISTER_DAYS },
    handler: async ({ tx, audit, params, body }) => {
      const { table, facts } = await exportRegister(tx, { ...params, ...body })
      return audit(facts, table)
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/register/:country/export-with-documents',
    roles: ['identity'],
    action: DOCUMENT_EXPORT_ACTION,
    needsRecentFactor: true,
    summary:
      'Returns the entries of a range of days as CSV, with the fields of the identity documents. For an authority that asks for them.',
    schema: { params: REGISTER_PARAMS, body: REGISTER_DAYS },
    handler: async ({ tx, secret, audit, params, body }) => {
      const { table, facts } = await exportRegister(tx, { ...params, ...body }, openDocuments(tx, secret))
      return audit(facts, table)
    },
  }),
]
