import { sql } from 'drizzle-orm'
import type { MessagePreviews } from '#contracts/desk/messages.ts'
import { fitsTemplate, MESSAGE_TEMPLATES, type MessageTemplate } from '#domain/support/message-templates.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { audienceOfSeller } from '#messages/text-set.ts'
import type { Connection } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { readMessageFacts } from '#server/mails/facts/message-facts.repository.ts'
import { buildGreeting } from '#server/mails/templates/build-greeting.ts'
import { writeSupportMessage } from '#server/mails/templates/trade/support-mails.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'
import { requireSale } from './find-sale.ts'
import { findSaleSeller, type SaleSeller } from './sale.repository.ts'

async function requireReader(db: Connection, transactionId: number): Promise<SaleSeller> {
  const seller = await findSaleSeller(db, transactionId)
  if (!seller?.email) throw new HttpError(409, 'NOT_POSSIBLE', 'The seller’s email address has been erased.')
  return seller
}

/** What support may write to the seller of a sale, in the words that the seller would read. */
export async function previewMessages(
  db: Connection,
  transactionId: number,
  nowMs: number,
): Promise<MessagePreviews> {
  const { market: marketId } = await requireSale(db, transactionId)
  const market = MARKETS[marketId]
  const seller = await requireReader(db, transactionId)
  const facts = await readMessageFacts(db, transactionId, nowMs)
  const t = getCorrespondenceTranslator(market, audienceOfSeller(seller))
  const input = { t, market, tradeNumber: formatTradeNumber(transactionId) }
  const messages = MESSAGE_TEMPLATES.filter((template) => fitsTemplate(template, facts)).map((template) => {
    const { subject, paragraphs } = writeSupportMessage(input, template, facts)
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

/** Refuses an id that another message was sent with: whoever changed their mind would think that the second one was sent. */
async function requireSameMessage(tx: Connection, workKey: string, template: MessageTemplate): Promise<void> {
  const { rows } = await tx.execute<{ template: string }>(
    sql`select data ->> 'template' as template from outbox where work_key = ${workKey}`,
  )
  if (rows[0]?.template !== template)
    throw new HttpError(
      409,
      'IDEMPOTENCY_KEY_REUSED',
      'The message that you chose first was sent, this one wasn’t. Send it if the seller should get both.',
    )
}

/** Has a message sent to the seller, once for each id. */
export async function sendMessage(
  tx: Connection,
  { transactionId, template, messageId, atMs }: SupportMessage,
): Promise<void> {
  await requireSale(tx, transactionId)
  await requireReader(tx, transactionId)
  if (!fitsTemplate(template, await readMessageFacts(tx, transactionId, atMs)))
    throw new HttpError(409, 'NOT_POSSIBLE', 'What this message says isn’t true of the sale any more.')
  const at = new Date(atMs)
  const workKey = `SUPPORT_MESSAGE:${transactionId}:${messageId}`
  const data = JSON.stringify({ transactionId, mail: 'SUPPORT_MESSAGE', template })
  const { rowCount } = await tx.execute(sql`
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    values ('TRADE_MAIL', ${workKey}, ${data}::jsonb, ${at}, ${at}, ${findTraceparent()})
    on conflict (work_key) do nothing`)
  if (rowCount === 0) await requireSameMessage(tx, workKey, template)
}
