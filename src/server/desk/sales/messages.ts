import { sql } from 'drizzle-orm'
import type { MessagePreviews } from '#contracts/desk/messages.ts'
import { fitsTemplate, MESSAGE_TEMPLATES, type MessageTemplate } from '#domain/support/message-templates.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { audienceOfSeller } from '#messages/text-set.ts'
import type { Connection } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { buildGreeting } from '#server/mails/templates/build-greeting.ts'
import { writeSupportMessage } from '#server/mails/templates/trade/support-mails.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'
import { requireSale } from './find-sale.ts'
import { findSaleSeller, type SaleSeller } from './sale.repository.ts'

async function listStates(db: Connection, transactionId: number): Promise<readonly TradeState[]> {
  const { rows } = await db.execute<{ state: TradeState }>(
    sql`select distinct state from trade_item where transaction_id = ${transactionId}`,
  )
  return rows.map(({ state }) => state)
}

async function requireReader(db: Connection, transactionId: number): Promise<SaleSeller> {
  const seller = await findSaleSeller(db, transactionId)
  if (!seller?.email) throw new HttpError(409, 'NOT_POSSIBLE', 'The seller’s email address has been erased.')
  return seller
}

/** What support may write to the seller of a sale, in the words that the seller would read. */
export async function previewMessages(db: Connection, transactionId: number): Promise<MessagePreviews> {
  const { market: marketId } = await requireSale(db, transactionId)
  const market = MARKETS[marketId]
  const seller = await requireReader(db, transactionId)
  const states = await listStates(db, transactionId)
  const t = getCorrespondenceTranslator(market, audienceOfSeller(seller))
  const messages = MESSAGE_TEMPLATES.filter((template) => fitsTemplate(template, states)).map((template) => {
    const { subject, paragraphs } = writeSupportMessage(t, template, formatTradeNumber(transactionId))
    return { template, subject, text: [buildGreeting(t, seller.firstName), ...paragraphs].join('\n\n') }
  })
  return { language: market.locale, messages }
}

export interface SupportMessage {
  readonly transactionId: number
  readonly template: MessageTemplate
  readonly messageId: string
  readonly atMs: number
}

/** Has a message sent to the seller, once for each id. */
export async function sendMessage(
  tx: Connection,
  { transactionId, template, messageId, atMs }: SupportMessage,
): Promise<void> {
  await requireSale(tx, transactionId)
  await requireReader(tx, transactionId)
  if (!fitsTemplate(template, await listStates(tx, transactionId)))
    throw new HttpError(409, 'NOT_POSSIBLE', 'What this message says isn’t true of the sale any more.')
  const at = new Date(atMs)
  const data = JSON.stringify({ transactionId, mail: 'SUPPORT_MESSAGE', template })
  await tx.execute(sql`
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    values ('TRADE_MAIL', ${`SUPPORT_MESSAGE:${transactionId}:${messageId}`}, ${data}::jsonb, ${at}, ${at},
      ${findTraceparent()})
    on conflict (work_key) do nothing`)
}
