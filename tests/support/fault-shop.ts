import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { ProcessRole } from '#server/processes/messages.ts'
import { readCommand } from '#server/processes/running-process.ts'
import { withClient } from './database.ts'
import { buildPhoneRow, importRows } from './operator-catalogue.ts'
import type { AcknowledgedTrade } from './patient-seller.ts'
import type { ShopProcess } from './shop-process.ts'

const listChildren = (pid: number): number[] => {
  const listed = existsSync('/proc/self')
    ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    : execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
  return listed.trim().split(/\s+/).map(Number)
}

/** The shop's processes in one role, oldest first. */
export const findProcesses = ({ child }: ShopProcess, role: ProcessRole): number[] =>
  listChildren(child.pid ?? 0).filter((pid) => readCommand(pid).trim().endsWith(`main.ts ${role}`))

/** Imports one phone into the catalogue, as an operator would. */
export async function importPhone(databaseUrl: string): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    await importRows(client, [buildPhoneRow()])
    const { rows } = await client.query<{ id: number }>('select id from device')
    return rows[0]?.id ?? 0
  })
}

const READ_TRADES = `
  select transaction_id::float8 as "transactionId", idempotency_key as key,
    (select count(*)::integer from trade_seller where transaction_id = trade.transaction_id) as sellers,
    (select array_agg(state) from trade_item where transaction_id = trade.transaction_id) as items,
    (select array_agg(event order by id) from trade_event where transaction_id = trade.transaction_id) as events,
    (select count(*)::integer from shipment where transaction_id = trade.transaction_id) as shipments,
    (select array_agg(work_key || ' ' || status order by id) from outbox
      where (data ->> 'transactionId')::bigint = trade.transaction_id) as work
  from trade order by transaction_id`

/** What the database contains about every trade. */
export const readTrades = (databaseUrl: string): Promise<unknown[]> =>
  withClient(databaseUrl, async (client) => (await client.query(READ_TRADES)).rows)

/** What the database has to contain: every acknowledged trade, complete, once, and nothing else. */
export const buildExpectedTrades = (acknowledged: readonly AcknowledgedTrade[]): unknown[] =>
  acknowledged
    .map(({ key, trade: { transactionId } }) => ({
      transactionId,
      key,
      sellers: 1,
      items: ['LABEL_ISSUED'],
      events: ['created', 'label_issued'],
      shipments: 1,
      work: [`ISSUE_LABEL:${transactionId} done`, `TRADE_CREATED:${transactionId} done`],
    }))
    .sort((one, other) => one.transactionId - other.transactionId)

/** The number of jobs that meet a condition. */
export const countWork = (databaseUrl: string, condition: string): Promise<number> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from outbox where ${condition}`,
    )
    return rows[0]?.count ?? 0
  })
