import { sql } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '#domain/kernel/durations.ts'
import { MAILS, type TradeMail } from '#domain/mails/mail-registry.ts'
import type { LostLinkInput } from '#domain/trades/lost-link.ts'
import { readTradeNumber } from '#domain/trades/trade-number.ts'
import type { Connection } from '#server/db/database.ts'
import { BlockedError } from '#server/http/error-handler.ts'
import { count, hashSubject } from '#server/modules/counters/counters.ts'
import { requireMailBudget, takeMailBudget } from '#server/modules/mail-budget/take-mail-budget.ts'
import { queueTradeMail } from '#server/modules/outbox/queue-trade-mail.ts'
import { startSaleCode } from '#server/modules/step-up/sale-codes.ts'
import { lockOpenedSale } from '#server/modules/trades/lock-opened-sale.ts'
import type { OpenedSale } from '#server/modules/trades/open-sale.ts'
import { revokeSaleKeys } from '#server/modules/trades/trade-link.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'

/** A seller who has lost a link needs one, perhaps two. */
const LINKS_PER_DAY = 3
/** Five guesses each: whoever holds the acting key needs years for an even chance at a code. */
const CODES_PER_HOUR = 5
const CODES_PER_DAY = 10

/** A parcel that has arrived shows that the address belongs to a real seller; a sale alone shows nothing. */
const findProof = (transactionId: number, isShipped: boolean): string | null =>
  isShipped ? `sale:${transactionId}` : null

interface RecipientRow extends Record<string, unknown> {
  readonly email: string
  readonly isShipped: boolean
}

async function findRecipient(tx: Connection, transactionId: number): Promise<RecipientRow | null> {
  const { rows } = await tx.execute<RecipientRow>(sql`
    select email, exists (select from shipment where shipment.transaction_id = trade_seller.transaction_id
      and first_scan_at is not null) as "isShipped"
    from trade_seller where transaction_id = ${transactionId} and email <> ''`)
  return rows[0] ?? null
}

/** What a visitor knows of a sale; the address is null where only its number was given. */
interface KnownOfSale {
  readonly transactionId: number
  readonly email: string | null
}

/**
 * Counts by what was typed, whether or not there is such a sale. Number and address have a count of their own: whoever knows
 * the number alone can't use up the links of the seller, who knows both.
 */
const countLink = (
  tx: Connection,
  secret: ShopSecret,
  { transactionId, email, nowMs }: KnownOfSale & { readonly nowMs: number },
) =>
  count(tx, {
    name: email === null ? 'sale-links' : 'lost-links',
    subject: hashSubject(secret, `sale:${transactionId} ${email ?? ''}`),
    limit: LINKS_PER_DAY,
    windowMs: DAY_MS,
    nowMs,
  })

/** Where there is nobody to mail to, the budget of a mailbox that nobody has is counted: it takes as long. */
const inventMailbox = ({ transactionId, email }: KnownOfSale): string =>
  `${transactionId}.${email ?? ''}.invalid`

/**
 * Mails a link to the address of a sale, at most a few times a day and within the budget of that mailbox. The statements, and
 * the one commit that they end with, are the same for every number and address: timing tells nothing about sales.
 */
async function mailLink({ db, secret, now }: TradesOptions, known: KnownOfSale): Promise<void> {
  const { transactionId } = known
  const nowMs = now()
  await db.transaction(async (tx) => {
    const counted = await countLink(tx, secret, { ...known, nowMs })
    if (counted.kind === 'over') return
    const found = await findRecipient(tx, transactionId)
    const recipient = known.email === null || known.email === found?.email ? found : null
    const budget = await takeMailBudget(tx, secret, {
      email: recipient?.email ?? inventMailbox(known),
      mail: 'SALE_LINK',
      proof: recipient && findProof(transactionId, recipient.isShipped),
      nowMs,
    })
    await queueTradeMail(tx, {
      transactionId,
      mail: 'SALE_LINK',
      clarificationId: null,
      atMs: nowMs,
      isWithheld: !recipient || budget.kind === 'over',
    })
  })
}

/**
 * Mails a new link to the address of a sale, if there is such a sale and enough budget. Nobody learns which: a stranger who
 * tries numbers gets the same answer every time.
 */
export async function sendNewLink(options: TradesOptions, tradeNumber: string): Promise<void> {
  const transactionId = readTradeNumber(tradeNumber)
  if (transactionId !== null) await mailLink(options, { transactionId, email: null })
}

/** The same for a seller who has lost every mail: only if the sale has the address that was typed. */
export async function sendLostLink(
  options: TradesOptions,
  { tradeNumber, email }: LostLinkInput,
): Promise<void> {
  const transactionId = readTradeNumber(tradeNumber)
  if (transactionId !== null) await mailLink(options, { transactionId, email })
}

/** Mails a new link and makes every earlier one useless, both or neither. For a seller who may act. */
export async function replaceLinks({ db, secret, now }: TradesOptions, opened: OpenedSale): Promise<void> {
  const { transactionId, seller, shipment } = opened.trade
  const nowMs = now()
  const proof = findProof(transactionId, (shipment?.lastScanAtMs ?? null) !== null)
  await requireMailBudget(db, secret, { email: seller.email, mail: 'SALE_LINK', proof, nowMs })
  await db.transaction(async (tx) => {
    await lockOpenedSale(tx, opened, nowMs)
    await revokeSaleKeys(tx, { transactionId })
    await queueTradeMail(tx, { transactionId, mail: 'SALE_LINK', clarificationId: null, atMs: nowMs })
  })
}

async function requireCodeAllowance(
  { db, secret, now }: TradesOptions,
  transactionId: number,
): Promise<void> {
  const nowMs = now()
  const subject = hashSubject(secret, `sale:${transactionId}`)
  const limits = [
    { name: 'sale-codes-hour', limit: CODES_PER_HOUR, windowMs: HOUR_MS },
    { name: 'sale-codes-day', limit: CODES_PER_DAY, windowMs: DAY_MS },
  ]
  for (const limit of limits) {
    const counted = await count(db, { ...limit, subject, nowMs })
    if (counted.kind === 'over') throw new BlockedError(Math.ceil(counted.retryAfterMs / 1_000))
  }
}

/** Has a mail with ids sent; unlike other mails of a sale, every request is one of its own. */
async function queueCodeMail(
  tx: Connection,
  {
    transactionId,
    codeId,
    at,
  }: { readonly transactionId: number; readonly codeId: string; readonly at: Date },
): Promise<void> {
  const mail = 'SALE_CODE' satisfies TradeMail
  const data = JSON.stringify({ transactionId, mail, codeId })
  await tx.execute(sql`
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    values (${MAILS[mail].topic}, ${`${mail}:${codeId}`}, ${data}::jsonb, ${at}, ${at}, ${findTraceparent()})
    on conflict (work_key) do nothing`)
}

/** Mails a code to the address of the sale, whatever address the caller may have. */
export async function sendSaleCode(options: TradesOptions, opened: OpenedSale): Promise<void> {
  const { db, secret, now } = options
  const { transactionId, seller, shipment } = opened.trade
  await requireCodeAllowance(options, transactionId)
  const nowMs = now()
  const proof = findProof(transactionId, (shipment?.lastScanAtMs ?? null) !== null)
  await requireMailBudget(db, secret, { email: seller.email, mail: 'CODE', proof, nowMs })
  await db.transaction(async (tx) => {
    await lockOpenedSale(tx, opened, nowMs)
    const codeId = await startSaleCode(tx, transactionId, nowMs)
    await queueCodeMail(tx, { transactionId, codeId, at: new Date(nowMs) })
  })
}
