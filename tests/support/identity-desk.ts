import { sql } from 'drizzle-orm'
import type { RefusalReason } from '#domain/identity/identity-request.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { epochMs } from '#server/db/sql-values.ts'
import { startMoneyDesk } from './desk-money.ts'
import { submitCard } from './identity-papers.ts'
import { advanceTo, createTestTrade, type TestTrade } from './inspected-trades.ts'

export type IdentityDesk = Awaited<ReturnType<typeof startIdentityDesk>>

/** A desk with someone who checks identity documents. */
export async function startIdentityDesk() {
  const money = await startMoneyDesk()
  const checker = await money.desk.hire('identity')
  const bearer = await checker.createToken()
  const { db } = money.desk

  const call = (method: string, path: string, json?: unknown) =>
    money.desk.send(method, `/desk/api${path}`, { bearer, origin: null, json })

  async function sellAccepted(market: MarketId, asksIdentity = true): Promise<TestTrade> {
    const trade = await createTestTrade(money.hand, { market, asksIdentity })
    for (const item of trade.items) await advanceTo(money.hand, item, 'ACCEPTED')
    return trade
  }

  async function sellSubmitted(market: MarketId = 'fr'): Promise<TestTrade> {
    const trade = await sellAccepted(market)
    await submitCard(money.hand, trade.transactionId)
    return trade
  }

  /** Names the document of a sale, as whoever has read it does. */
  async function nameDocument({ transactionId }: TestTrade): Promise<{ submittedAt: string }> {
    const { rows } = await db.execute<{ submittedAtMs: number }>(sql`
      select ${epochMs('submitted_at')} as "submittedAtMs" from identity_request
      where transaction_id = ${transactionId}`)
    return { submittedAt: new Date(rows[0]?.submittedAtMs ?? 0).toISOString() }
  }

  return {
    money,
    checker,
    call,
    sellAccepted,
    sellSubmitted,
    nameDocument,
    accept: async (trade: TestTrade) =>
      call('POST', `/identity/${trade.tradeNumber}/acceptance`, await nameDocument(trade)),
    refuse: async (trade: TestTrade, reason: RefusalReason) =>
      call('POST', `/identity/${trade.tradeNumber}/refusal`, { ...(await nameDocument(trade)), reason }),
  }
}
