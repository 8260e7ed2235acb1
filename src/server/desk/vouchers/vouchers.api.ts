import { z } from 'zod'
import {
  ENDED_VOUCHER,
  LISTED_VOUCHER,
  type ListedVoucherRow,
  MADE_VOUCHER,
} from '#contracts/desk/vouchers.ts'
import { normaliseVoucherCode } from '#domain/vouchers/voucher.ts'
import { findVoucherState } from '#domain/vouchers/voucher-state.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { toTimeJson, toTimeJsonOrNull } from '#server/http/time-json.ts'
import {
  addVoucher,
  endVoucher,
  type ListedVoucher,
  listVouchers,
} from '#server/modules/vouchers/manage-vouchers.ts'
import { findContradiction, toVoucher, VOUCHER_ENTRY } from '#server/modules/vouchers/voucher-file.ts'

const VOUCHER_ROLES = ['content'] as const

const CODE_PARAMS = z.object({ code: z.string().max(40) })

function toRow(
  { voucher, isEnded, uses, costInCents, lastUsedAtMs }: ListedVoucher,
  nowMs: number,
): ListedVoucherRow {
  const { code, kind, currency, minTotalInCents, categories, modes, variants, perCustomer } = voucher
  return {
    code,
    kind,
    valueInCents: voucher.kind === 'FIXED' ? voucher.valueInCents : null,
    rateBp: voucher.kind === 'PERCENT' ? voucher.rateBp : null,
    maxValueInCents: voucher.kind === 'PERCENT' ? voucher.maxValueInCents : null,
    currency,
    minTotalInCents,
    categories: [...categories],
    modes: [...modes],
    variants: [...variants],
    validFrom: toTimeJson(voucher.validFromMs),
    validTo: toTimeJsonOrNull(voucher.validToMs),
    perCustomer,
    state: findVoucherState(voucher, isEnded, nowMs),
    uses,
    costInCents,
    lastUsedAt: toTimeJsonOrNull(lastUsedAtMs),
  }
}

const refuseTaken = (code: string) =>
  new HttpError(
    409,
    'NOT_POSSIBLE',
    `There’s already a voucher ${code} with other terms. Choose another code.`,
  )

/** The desk's calls about vouchers. */
export const VOUCHER_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/vouchers',
    roles: VOUCHER_ROLES,
    action: 'LIST_VOUCHERS',
    list: { title: 'Vouchers', key: '5' },
  }),
  deskScreen({ url: '/desk/vouchers/new', roles: VOUCHER_ROLES, action: 'MAKE_VOUCHER' }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/vouchers',
    roles: VOUCHER_ROLES,
    action: 'LIST_VOUCHERS',
    summary: 'Lists all vouchers with their terms, how many sales have them and what they add to these.',
    schema: { response: { 200: z.array(LISTED_VOUCHER) } },
    handler: async ({ db, now }) => (await listVouchers(db)).map((listed) => toRow(listed, now())),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/vouchers',
    roles: VOUCHER_ROLES,
    action: 'MAKE_VOUCHER',
    summary: 'Makes a voucher, with the fields of the operator’s file. The same one twice changes nothing.',
    schema: { body: VOUCHER_ENTRY, response: { 201: MADE_VOUCHER } },
    handler: async ({ tx, audit, body }) => {
      const problem = findContradiction(body)
      if (problem) throw createInvalidFieldsError([{ field: problem.field, key: problem.key }])
      const { code } = body
      const outcome = await addVoucher(tx, toVoucher(body))
      if (outcome !== 'new' && outcome !== 'same') throw refuseTaken(code)
      return audit({ data: { code, outcome } }, { code, outcome })
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/vouchers/:code/end',
    roles: VOUCHER_ROLES,
    action: 'END_VOUCHER',
    summary: 'Ends a voucher for good. Sales that have it keep it.',
    schema: { params: CODE_PARAMS, response: { 200: ENDED_VOUCHER } },
    handler: async ({ tx, audit, params, now }) => {
      const code = normaliseVoucherCode(params.code) ?? params.code
      const outcome = await endVoucher(tx, code, new Date(now()))
      if (outcome === 'unknown') throw new HttpError(404, 'NOT_FOUND', 'There’s no such voucher.')
      return audit({ data: { code, outcome } }, { code, outcome })
    },
  }),
]
