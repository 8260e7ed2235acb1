import { sql } from 'drizzle-orm'
import type { RegistrationRequest } from '#contracts/account.ts'
import { checkRegistration, type Registration } from '#domain/customers/registration.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import { dayOf } from '#domain/markets/market-date.ts'
import { isMarketId, type MarketId } from '#domain/markets/market-id.ts'
import { isBusinessShop } from '#domain/trades/settle-lines.ts'
import { BRAND } from '#markets/brand.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { invalidFields } from '#server/http/invalid-fields.ts'
import { addAccountMail, addMailPart } from './account-mail-work.ts'
import type { AccountOptions, Caller } from './account-options.ts'
import { isCommonPassword } from './common-passwords.ts'
import { addTokenParts, createOneUseToken } from './one-use-tokens.ts'
import { lockByEmail, type NewAccount, writeAccount } from './registration.repository.ts'

export interface RegistrationCall {
  readonly shop: Shop
  readonly caller: Caller
  readonly request: RegistrationRequest
}

const HOUR_MS = 60 * 60_000

export function requireMarket(text: string): MarketId {
  if (!isMarketId(text)) throw new HttpError(400, 'INVALID_LOCALE', 'invalid locale')
  return text
}

/** In the business shop everybody registers a company; elsewhere, where the market has businesses, whoever names one. */
function isBusinessRegistration({ shop, request }: RegistrationCall, market: MarketId): boolean {
  const names = `${request.companyName ?? ''}${request.vatId ?? ''}`
  return isBusinessShop(shop) || (MARKETS[market].flags.hasB2B && names.trim() !== '')
}

function requireRegistration(call: RegistrationCall, market: MarketId, nowMs: number): Registration {
  const { credentials, ...input } = call.request
  const Address = input.Address && { ...input.Address, addressExtra: input.Address.addressExtra ?? '' }
  const checked = checkRegistration(
    { ...input, Address, password: credentials[0].value },
    {
      market: MARKETS[market],
      isBusiness: isBusinessRegistration(call, market),
      today: dayOf(new Date(nowMs)),
      password: { brand: BRAND.name, isCommon: isCommonPassword },
    },
  )
  if (checked.kind === 'problems') throw invalidFields(checked.problems)
  return checked.registration
}

/** Tells the owner of an account that somebody wants another one with his address; once an hour at most. */
const tellOwner = (tx: Connection, customerId: string, { shopUrl, at }: { shopUrl: string; at: Date }) =>
  addAccountMail(tx, customerId, {
    mail: 'ACCOUNT_EXISTS',
    occasion: `${customerId}:${Math.floor(at.getTime() / HOUR_MS)}`,
    shopUrl,
    at,
  })

async function write(options: AccountOptions, account: NewAccount, shopUrl: string): Promise<void> {
  const { db, secret, now } = options
  const { at, registration } = account
  await db.transaction(async (tx) => {
    const existing = await lockByEmail(tx, registration.email)
    if (existing?.is_activated) return tellOwner(tx, existing.customer_id, { shopUrl, at })
    const customerId = await writeAccount(tx, {
      ...account,
      secret,
      customerId: existing?.customer_id ?? null,
    })
    const token = createOneUseToken(secret, 'ACTIVATE', now())
    const { tokenId } = token
    const mail = { mail: 'ACTIVATE', occasion: tokenId, tokenId, shopUrl, at } as const
    await tx.execute(sql`
      with account as (select ${customerId}::uuid as customer_id), ${addTokenParts(token)}
      ${addMailPart('allowed', mail)}`)
  })
}

/**
 * Opens an account that nobody can use until its address is proven. Whether the address has one already is told to its
 * owner by mail, and to nobody else: the same checks and the same work come before.
 */
export async function registerAccount(options: AccountOptions, call: RegistrationCall): Promise<void> {
  const market = requireMarket(call.request.attributes.locale[0])
  const nowMs = options.now()
  const registration = requireRegistration(call, market, nowMs)
  await options.guard.countMail(call.caller.address)
  const passwordHash = await options.hashing.hash(registration.password)
  await write(options, { registration, passwordHash, market, at: new Date(nowMs) }, call.caller.shopUrl)
}
