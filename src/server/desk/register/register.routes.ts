import { z } from 'zod'
import type { ChainReading } from '#domain/purchase-register/verify-chain.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { checkRegister } from './check-register.ts'
import { exportRegister } from './export-register.ts'
import { openDocuments } from './open-documents.ts'
import { presentRegisterDay, presentRegisterDays } from './register.presenter.ts'
import {
  DOCUMENT_EXPORT_ACTION,
  EXPORT_ACTION,
  listRegisterDays,
  readRegisterRows,
} from './register.repository.ts'

const COUNTRY = z.string().regex(/^[A-Z]{2}$/)

const PARAMS = z.object({ country: COUNTRY })

const RANGE = z.strictObject({ from: z.iso.date(), to: z.iso.date() })

const QUERY = z.union([
  z.strictObject({ country: COUNTRY, day: z.iso.date() }),
  // All days.
  z.strictObject({}),
])

const DAY = z.object({
  country: z.string(),
  day: z.string(),
  purchases: z.number().int(),
  payments: z.number().int(),
  reversals: z.number().int().describe('Purchases that didn’t come about: the device went back unpaid.'),
})

const CHECK = z.object({
  isWhole: z.boolean(),
  sequence: z.number().int().describe('The last row, or the first damaged one.'),
  hash: z.string().nullable(),
  reason: z.string().nullable(),
})

const toCheckJson = (reading: ChainReading): z.output<typeof CHECK> =>
  reading.kind === 'whole'
    ? { isWhole: true, ...reading.end, reason: null }
    : { isWhole: false, sequence: reading.sequence, hash: null, reason: reading.reason }

/** The register that the law requires: what was bought, and from whom. */
export const REGISTER_ROUTES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/register',
    roles: ['support', 'payout'],
    action: 'READ_REGISTER',
    views: 'seller',
    list: { title: 'Purchase register', key: 'g' },
    schema: { querystring: QUERY },
    handler: async ({ db, query, see }) => {
      see('country' in query ? { data: query } : null)
      if (!('country' in query)) return presentRegisterDays(await listRegisterDays(db))
      const { country, day } = query
      const rows = await readRegisterRows(db, { country, from: day, to: day })
      return presentRegisterDay({ country, day, rows, reading: await checkRegister(db, country) })
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/register/:country/export',
    roles: ['support', 'payout'],
    action: EXPORT_ACTION,
    needsRecentFactor: true,
    schema: { params: PARAMS, body: RANGE },
    handler: async ({ tx, audit, params, body }) => {
      const { table, facts } = await exportRegister(tx, { ...params, ...body })
      return audit(facts, table)
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/register/days',
    roles: ['support', 'payout'],
    action: 'READ_REGISTER',
    summary: 'Lists the days with entries in the purchase register, by country.',
    schema: { response: { 200: z.array(DAY) } },
    handler: async ({ db }) => [...(await listRegisterDays(db))],
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/register/:country/check',
    roles: ['support', 'payout'],
    action: 'READ_REGISTER',
    summary: 'Checks a country’s register: its hash chain, and the rows recorded in the audit log.',
    schema: { params: PARAMS, response: { 200: CHECK } },
    handler: async ({ db, params }) => toCheckJson(await checkRegister(db, params.country)),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/register/:country/export',
    roles: ['support', 'payout'],
    action: EXPORT_ACTION,
    needsRecentFactor: true,
    summary:
      'Returns the entries of a range of days as CSV. Every export is logged with the last hash of each day.',
    schema: { params: PARAMS, body: RANGE },
    handler: async ({ tx, audit, params, body }) => {
      const { table, facts } = await exportRegister(tx, { ...params, ...body })
      return audit(facts, table)
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/register/:country/export-with-documents',
    roles: ['identity'],
    action: DOCUMENT_EXPORT_ACTION,
    needsRecentFactor: true,
    schema: { params: PARAMS, body: RANGE },
    handler: async ({ tx, secret, audit, params, body }) => {
      const { table, facts } = await exportRegister(tx, { ...params, ...body }, openDocuments(tx, secret))
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
    schema: { params: PARAMS, body: RANGE },
    handler: async ({ tx, secret, audit, params, body }) => {
      const { table, facts } = await exportRegister(tx, { ...params, ...body }, openDocuments(tx, secret))
      return audit(facts, table)
    },
  }),
]
