import type { ErrorBody, FieldError } from '#contracts/errors.ts'
import type { Trade } from '#contracts/trades.ts'
import { clearCart } from '#domain/cart/change-cart.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { buildPath } from '#domain/routing/path.ts'
import { readServerProblems } from '#web/forms/field-problems.ts'
import { type Fields, type Form, useForm } from '#web/forms/use-form.ts'
import { useIsLoggedIn } from '#web/platform/account/account-store.ts'
import { changeCart, useCart } from '#web/platform/cart/cart-store.ts'
import { navigateTo } from '#web/platform/navigation/navigate.ts'
import { useRouter } from '#web/platform/navigation/router.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { tradeHash } from '#web/trades/trade-hash.ts'
import { keepUnsavedPayout } from '#web/trades/unsaved-payout.ts'
import type { Declaration } from './declaration-field.tsx'
import type { Draft } from './draft.ts'
import { useSaveDetails } from './save-details.ts'
import { sendTrade } from './send-trade.ts'
import type { Details } from './use-details.ts'

export type TradeKey = Pick<Trade, 'transactionId' | 'tradeNumber' | 'key'>

/** Where a refusal is shown: each concerns another step. */
export interface RefusalHandlers {
  readonly onSellerProblems: (problems: readonly FieldProblem[]) => void
  readonly onVoucherRefused: (error: FieldError) => void
  /** An offer has ended, or the cart is too large. */
  readonly onCartRefused: () => void
}

const SELLER_PREFIX = 'seller.'

const UNPROCESSABLE = 422

/** The trade that an earlier attempt has created, although its answer was lost. */
export function readEarlierTrade({ errors }: ErrorBody): TradeKey {
  const { transactionId, tradeNumber, key } = errors?.[0]?.params ?? {}
  return { transactionId: Number(transactionId), tradeNumber: String(tradeNumber), key: String(key) }
}

/** Hands a refusal to its step; false when none of them can do anything about it. */
export function handleRefusal(error: ErrorBody, handlers: RefusalHandlers): boolean {
  const { id, statusCode, errors = [] } = error
  const [voucher] = id === 'VOUCHER_REFUSED' ? errors : []
  const problems = readServerProblems({
    ...error,
    errors: errors.filter(({ field }) => field.startsWith(SELLER_PREFIX)),
  })
  if (voucher) handlers.onVoucherRefused(voucher)
  else if (problems.length > 0) handlers.onSellerProblems(problems)
  else if (statusCode === UNPROCESSABLE) handlers.onCartRefused()
  else return false
  return true
}

/** Cart and form have done their work. */
function clearUp(details: Fields<Draft>, { transactionId }: TradeKey): void {
  changeCart((cart) => ({ ...clearCart(cart), transactionId }))
  details.reset()
}

/** Shows a sale on its page. */
function useOpenTrade() {
  const router = useRouter()
  const { market } = useShop()
  return ({ tradeNumber, key }: TradeKey) =>
    navigateTo(router, buildPath(market, 'thankYou') + tradeHash({ tradeNumber, key }))
}

const NOTHING_DECLARED: Declaration = { declaration: false }

const NOT_DECLARED: FieldProblem = { field: 'declaration', key: 'DECLARATION_REQUIRED' }

export interface TradeCreation {
  /** The seller's declaration, and the button that creates the sale. */
  readonly form: Form<Declaration>
  readonly show: (trade: TradeKey) => void
}

/** Creates the sale: one, no matter how many clicks, reloads or lost answers it takes. */
export function useCreateTrade(details: Details, handlers: RefusalHandlers): TradeCreation {
  const cart = useCart()
  const isSignedIn = useIsLoggedIn()
  const open = useOpenTrade()
  const saveDetails = useSaveDetails()
  const fields = details.form
  const show = (trade: TradeKey) => {
    clearUp(fields, trade)
    open(trade)
  }
  const form = useForm<Declaration, Trade>({
    initial: NOTHING_DECLARED,
    check: ({ declaration }) => (declaration ? [] : [NOT_DECLARED]),
    // Kept with the details, so that a reload retries the same sale.
    keys: {
      read: () => fields.getValues().idempotencyKey,
      write: (idempotencyKey) => fields.update((draft) => ({ ...draft, idempotencyKey })),
    },
    send: (_, idempotencyKey) =>
      sendTrade({
        draft: fields.getValues(),
        cart,
        idempotencyKey,
        isSignedIn,
        onSend: (customer) => {
          if (customer) fields.update((draft) => ({ ...draft, customer }))
        },
      }),
    onDone(_, trade) {
      const unsaved = fields.getValues().savesDetails ? saveDetails(details.readSeller()) : null
      // The sale comes first: its page asks for the password that saving the account needs.
      if (unsaved) {
        const { account, customer } = unsaved
        keepUnsavedPayout({ tradeNumber: trade.tradeNumber, customerId: customer.customerId, account })
      }
      show(trade)
    },
    onRefused: (error) => handleRefusal(error, handlers),
  })
  return { form, show }
}
