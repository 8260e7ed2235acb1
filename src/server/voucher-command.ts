import { normaliseVoucherCode } from '#domain/vouchers/voucher.ts'
import { parseEnvironment } from './config/environment.ts'
import { StartupError } from './config/startup-error.ts'
import { reportStartupFailure } from './config/startup-failure.ts'
import { type Database, openDatabase } from './db/database.ts'
import { findRunningPostgres } from './db/embedded-postgres.ts'
import {
  endVoucher,
  type ImportOutcome,
  importVouchers,
  listVouchers,
} from './modules/vouchers/manage-vouchers.ts'
import { readVoucherFile, type VoucherEntry, VoucherFileError } from './modules/vouchers/voucher-file.ts'
import { describeVoucher } from './modules/vouchers/vouchers.presenter.ts'

const USAGE = 'Usage: npm run vouchers -- import <file.json> | list | end <code>'

const say = (line: string) => process.stdout.write(`${line}\n`)

async function withDatabase(run: (db: Database) => Promise<void>): Promise<void> {
  const environment = parseEnvironment(process.env)
  const url = environment.DATABASE_URL ?? (await findRunningPostgres(environment.DATA_DIR))
  if (!url) throw new StartupError('No shop is running here: start it, or set DATABASE_URL.')
  const db = openDatabase({ url, maxConnections: 1, onError: reportStartupFailure })
  try {
    await run(db)
  } finally {
    await db.$client.end()
  }
}

/** One line per entry of the file, in its order; without outcomes nothing was put in. */
function report(entries: readonly VoucherEntry[], outcomes: ReadonlyMap<string, ImportOutcome>): void {
  for (const entry of entries) {
    const [state, text] =
      'reason' in entry
        ? ['error', entry.reason]
        : [outcomes.get(entry.voucher.code) ?? 'ok', entry.voucher.code]
    const note = state === 'ended' ? ': was ended and stays so, take another code' : ''
    say(`entry ${entry.number}: ${state.padEnd(7)}  ${text}${note}`)
  }
}

async function importFile(path: string): Promise<void> {
  const entries = readVoucherFile(path)
  const good = entries.flatMap((entry) => ('voucher' in entry ? [entry.voucher] : []))
  if (good.length < entries.length) {
    report(entries, new Map())
    say('Nothing was put in. Mend the entries above.')
    process.exitCode = 1
    return
  }
  await withDatabase(async (db) => {
    const outcomes = await importVouchers(db, good)
    report(entries, outcomes)
    const counted = (outcome: ImportOutcome) => [...outcomes.values()].filter((one) => one === outcome).length
    say(`${counted('new')} vouchers are new, ${counted('changed')} were changed.`)
  })
}

const list = (): Promise<void> =>
  withDatabase(async (db) => {
    const listed = await listVouchers(db)
    for (const voucher of listed) say(describeVoucher(voucher, Date.now()))
    if (listed.length === 0) say('There are no vouchers.')
  })

async function end(typed: string): Promise<void> {
  const code = normaliseVoucherCode(typed)
  await withDatabase(async (db) => {
    const outcome = code ? await endVoucher(db, code, new Date()) : 'unknown'
    if (outcome === 'unknown') throw new StartupError(`There is no voucher ${code ?? typed}.`)
    const isNew = outcome === 'ended'
    say(`${code} ${isNew ? 'is ended. Trades that were made with it keep it.' : 'was ended before.'}`)
  })
}

function run([command, value, ...rest]: readonly string[]): Promise<void> {
  if (command === 'list' && value === undefined) return list()
  if (command === 'import' && value && rest.length === 0) return importFile(value)
  if (command === 'end' && value && rest.length === 0) return end(value)
  return Promise.reject(new StartupError(USAGE))
}

run(process.argv.slice(2))
  .catch((error: unknown) => {
    throw error instanceof VoucherFileError ? new StartupError(error.message) : error
  })
  .catch(reportStartupFailure)
