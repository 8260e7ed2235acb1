import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ClarificationKind } from '#domain/clarification/clarification-kind.ts'
import type { ClarificationMail } from '#domain/mails/mail-registry.ts'
import type { Connection } from '#server/db/database.ts'
import { queueTradeMail } from '#server/modules/outbox/queue-trade-mail.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { deriveClarificationToken, hashClarificationToken } from './clarification-token.ts'

const MAIL_OF_KIND = { PRICE: 'COUNTER_OFFER', ACTION: 'ACTION_REQUIRED' } as const satisfies Record<
  ClarificationKind,
  ClarificationMail
>

/**
 * Makes all links to the clarifications of a sale useless, whose secrets don't depend on the keys of the sale, and mails new
 * ones to its address where an answer is still missing. To be called with the devices of the sale locked.
 */
export async function renewClarificationLinks(
  tx: Connection,
  secret: ShopSecret,
  { transactionId, atMs }: { readonly transactionId: number; readonly atMs: number },
): Promise<void> {
  const { rows } = await tx.execute<{ id: number; kind: ClarificationKind; isOpen: boolean }>(sql`
    select id::float8 as id, kind, answered_at is null as "isOpen" from clarification
    where transaction_id = ${transactionId} order by clarification.id`)
  for (const { id, kind, isOpen } of rows) {
    const tokenId = randomUUID()
    const tokenHash = hashClarificationToken(deriveClarificationToken(secret, tokenId))
    await tx.execute(sql`
      update clarification set token_id = ${tokenId}, token_hash = ${tokenHash} where id = ${id}`)
    const mail = MAIL_OF_KIND[kind]
    if (isOpen) await queueTradeMail(tx, { transactionId, mail, clarificationId: id, atMs, againAtMs: atMs })
  }
}
