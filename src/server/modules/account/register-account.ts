import { sql } from 'drizzle-orm'
import type { RegistrationRequest } from '#contracts/account.ts'
import { checkRegistration, type Registration } from '#domain/customers/registration.ts'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import { hasBusinessMode, isBusinessShop } from '#domain/markets/business-mode.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import { toMarketDay } from '#domain/markets/market-date.ts'
import { isMarketId, type MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { SHOP_LANGUAGES } from '#markets/shop-languages.ts'
import { getBrand } from '#server/config/operator.ts'
import type { Connection } from '#server/db/database.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { requireMailBudget } from '#server/modules/mail-budget/take-mail-budget.ts'
import { queueAccountMail, queueAccountMailSql } from '#server/modules/outbox/queue-account-mail.ts'
import type { AccountOptions, Caller } from './account-options.ts'
import { isCommonPassword } from './common-passwords.ts'
import { buildTokenParts, createOneUseToken } from './one-use-tokens.ts'
import { lockByEmail, type NewAccount, writeAccount } from './registration.repository.ts'

export interface RegistrationCall {
  readonly shop: Shop
  readonly caller: Caller
  readonly request: RegistrationRequest
}

export function requireMarket(text: string): MarketId {
  if (!isMarketId(text)) throw new HttpError(400, 'INVALID_LOCALE', 'invalid locale')
  return text
}

/** Every registration in the business shop; elsewhere, in markets with B2B, one that names a company or a VAT id. */
function isBusinessRegistration({ shop, request }: RegistrationCall, market: MarketId): boolean {
  const companyDetails = `${request.companyName ?? ''}${request.vatId ?? ''}`
  const isBusiness = isBusinessShop(shop.shopMode, MARKETS[market])
  return isBusiness || (hasBusinessMode(MARKETS[market]) && companyDetails.trim() !== '')
}

function requireRegistration(call: RegistrationCall, market: MarketId, nowMs: number): Registration {
  const { credentials, ...input } = call.request
  const Address = input.Address && { ...input.Address, addressExtra: input.Address.addressExtra ?? '' }
  const checked = checkRegistration(
    { ...input, Address, password: credentials[0].value },
    {
      market: MARKETS[market],
      isBusiness: isBusinessRegistration(call, market),
      today: toMarketDay(new Date(nowMs)),
      password: { brand: getBrand().name, isCommon: isCommonPassword },
    },
  )
  if (checked.kind === 'problems') throw createInvalidFieldsError(checked.problems)
  return checked.registration
}

/** Notifies the owner of an account that someone tried to register their address again; at most once an hour. */
export const notifyOwner = (
  tx: Connection,
  customerId: string,
  { shopUrl, at }: { shopUrl: string; at: Date },
) =>
  queueAccountMail(tx, customerId, {
    mail: 'ACCOUNT_EXISTS',
    occasion: `${customerId}:${Math.floor(at.getTime() / HOUR_MS)}`,
    shopUrl,
    at,
  })

async function storeRegistration(
  options: AccountOptions,
  account: NewAccount,
  shopUrl: string,
): Promise<void> {
  const { db, secret, now } = options
  const { at, registration } = account
  await db.transaction(async (tx) => {
    const existing = await lockByEmail(tx, registration.email, now())
    if (existing?.is_activated) return notifyOwner(tx, existing.customer_id, { shopUrl, at })
    // Replacing it without a new mail would leave the address without any link that works.
    if (existing && !existing.has_room) return
    const customerId = await writeAccount(tx, {
      ...account,
      secret,
      customerId: existing?.customer_id ?? null,
    })
    const token = createOneUseToken(secret, 'ACTIVATE', now())
    const { tokenId } = token
    const mail = { mail: 'ACTIVATE', occasion: tokenId, tokenId, shopUrl, at } as const
    await tx.execute(sql`
      with account as (select ${customerId}::uuid as customer_id), ${buildTokenParts(token)}
      ${queueAccountMailSql('allowed', mail)}`)
  })
}

/**
 * Opens an account that can't be used until its mail address is proven. Only the owner learns, by mail, that the address
 * has an account already: the caller sees the same checks, the same work and the same answer.
 */
export async function registerAccount(options: AccountOptions, call: RegistrationCall): Promise<void> {
  const market = requireMarket(call.request.attributes.locale[0])
  // An account of the business shop would be none in a market without businesses.
  if (!SHOP_LANGUAGES[call.shop.shopMode].includes(market))
    throw new HttpError(400, 'INVALID_LOCALE', 'invalid locale')
  const nowMs = options.now()
  const registration = requireRegistration(call, market, nowMs)
  await options.guard.countMail(call.caller.address)
  await requireMailBudget(options.db, options.secret, {
    email: registration.email,
    mail: 'REGISTRATION',
    proof: null,
    nowMs,
  })
  const passwordHash = await options.hashing.hash(registration.password)
  await storeRegistration(
    options,
    { registration, passwordHash, market, at: new Date(nowMs) },
    call.caller.shopUrl,
  )
}
