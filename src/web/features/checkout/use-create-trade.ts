import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { ErrorBody, FieldError } from '#contracts/errors.ts'
import type { Trade } from '#contracts/trades.ts'
import { clearCart } from '#domain/cart/change-cart.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { buildPath } from '#domain/routing/path.ts'
import { useIsLoggedIn } from '#web/platform/account/account-store.ts'
import { randomUuid } from '#web/platform/api/random-uuid.ts'
import { changeCart, useCart } from '#web/platform/cart/cart-store.ts'
import { navigateTo } from '#web/platform/navigation/navigate.ts'
import { useShop } from '#web/platform/page/shop.tsx'
import { tradeHash } from '#web/trades/trade-hash.ts'
import { sendTrade } from './send-trade.ts'
import type { DraftUse } from './use-draft.ts'

type TradeKey = Pick<Trade, 'transactionId' | 'tradeNumber' | 'key'>

/** What a seller is told while a sale is being created. */
export type Creation =
  | { readonly kind: 'idle' | 'sending' | 'noAnswer' | 'busy' | 'unavailable' | 'signedOut' }
  | { readonly kind: 'exists'; readonly trade: TradeKey }

/** Where a refusal leads: each concerns another step. */
export interface RefusalHandlers {
  readonly onSellerProblems: (problems: readonly FieldProblem[]) => void
  readonly onVoucherRefused: (error: FieldError) => void
  /** An offer has ended, or the cart is too large. */
  readonly onCartRefused: () => void
}

const SELLER_PREFIX = 'seller.'

const TOO_MANY = 429

function existingTrade({ errors }: ErrorBody): Creation {
  const { transactionId, tradeNumber, key } = errors?.[0]?.params ?? {}
  return {
    kind: 'exists',
    trade: { transactionId: Number(transactionId), tradeNumber: String(tradeNumber), key: String(key) },
  }
}

function handleRefusal(error: ErrorBody, handlers: RefusalHandlers): Creation {
  const { id, statusCode, errors = [] } = error
  if (id === 'IDEMPOTENCY_KEY_REUSED') return existingTrade(error)
  if (statusCode === TOO_MANY) return { kind: 'busy' }
  const [voucher] = id === 'VOUCHER_REFUSED' ? errors : []
  // Only what a rule of the shop refuses has a text; a request that makes no sense is nothing that a seller can mend.
  const seller = errors.filter(({ field }) => id === 'INVALID_FIELDS' && field.startsWith(SELLER_PREFIX))
  if (voucher) handlers.onVoucherRefused(voucher)
  else if (seller.length > 0)
    handlers.onSellerProblems(
      seller.map(({ field, key, params = {} }) => ({
        field: field.slice(SELLER_PREFIX.length),
        key,
        params,
      })),
    )
  else if (statusCode === 422) handlers.onCartRefused()
  else return { kind: 'unavailable' }
  return { kind: 'idle' }
}

/** Shows a sale on its page; the cart and the form have done their work. */
function useShowTrade(clear: () => void) {
  const router = useRouter()
  const { market } = useShop()
  return ({ transactionId, tradeNumber, key }: TradeKey) => {
    changeCart((cart) => ({ ...clearCart(cart), transactionId }))
    clear()
    navigateTo(router, buildPath(market, 'thankYou') + tradeHash({ tradeNumber, key }))
  }
}

/** Creates the sale. However often it is asked for, by clicks, reloads or a lost network, there is one. */
export function useCreateTrade({ draft, change, clear }: DraftUse, handlers: RefusalHandlers) {
  const cart = useCart()
  const isSignedIn = useIsLoggedIn()
  const show = useShowTrade(clear)
  const [creation, setCreation] = useState<Creation>({ kind: 'idle' })
  const isSending = useRef(false)
  async function run(idempotencyKey: string): Promise<Creation> {
    const result = await sendTrade({
      draft,
      cart,
      idempotencyKey,
      isSignedIn,
      // Kept before it is sent: whatever happens from here on, the next attempt is the same one.
      onSend: (customer) => change({ idempotencyKey, ...(customer ? { customer } : {}) }),
    })
    if (result.kind === 'noAnswer' || result.kind === 'signedOut') return { kind: result.kind }
    if (result.kind === 'refused') return handleRefusal(result.error, handlers)
    show(result.data)
    return { kind: 'sending' }
  }
  async function create(idempotencyKey: string): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setCreation({ kind: 'sending' })
    setCreation(await run(idempotencyKey))
    isSending.current = false
  }
  return {
    creation,
    show,
    submit: () => void create(draft.idempotencyKey ?? randomUuid()),
    /** The seller wants a second sale beside the one that was found. */
    submitAnother: () => void create(randomUuid()),
  }
}
