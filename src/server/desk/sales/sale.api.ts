import { REVEALED_CONTACT, SALE } from '#contracts/desk/sale.ts'
import { requireTransactionId, TRADE_PARAMS } from '#server/desk/items/item-params.ts'
import { OPERATOR_ROLES } from '#server/desk/operators/operator.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { findSale } from './find-sale.ts'
import { findSaleSeller } from './sale.repository.ts'

/** A sale on one page. */
export const SALE_API: readonly DeskRoute[] = [
  deskScreen({ url: '/desk/sales/:trade', roles: OPERATOR_ROLES, action: 'OPEN_SALE' }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/sales/:trade',
    roles: OPERATOR_ROLES,
    action: 'SEE_SALE',
    views: 'seller',
    summary:
      'Returns everything about a sale that the operator may see: contact masked, and nothing that would spoil a blind inspection.',
    schema: { params: TRADE_PARAMS, response: { 200: SALE } },
    handler: async ({ db, params, operator, questions, now, see }) => {
      const transactionId = requireTransactionId(params)
      const sale = await findSale({ db, operator, questions, nowMs: now() }, transactionId)
      see({ transactionId })
      return sale
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/sales/:trade/reveal',
    roles: ['support'],
    action: 'REVEAL_CONTACT',
    summary: 'Returns the seller’s contact in full. Every call is recorded in the audit log.',
    schema: { params: TRADE_PARAMS, response: { 200: REVEALED_CONTACT } },
    handler: async ({ tx, params, audit }) => {
      const transactionId = requireTransactionId(params)
      const seller = await findSaleSeller(tx, transactionId)
      if (!seller)
        throw new HttpError(404, 'NOT_FOUND', 'There’s no such sale, or its seller has been erased.')
      const { paymentTypeId: _, accountHolder: _holder, maskedAccount: _account, email, ...contact } = seller
      return audit({ transactionId }, { ...contact, email: email === '' ? null : email })
    },
  }),
]
