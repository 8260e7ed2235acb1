import { normaliseVoucherCode } from '#domain/vouchers/voucher.ts'
import { StartupError } from '../config/startup-error.ts'
import {
  endVoucher,
  type ImportOutcome,
  importVouchers,
  listVouchers,
} from '../modules/vouchers/manage-vouchers.ts'
import { readVoucherFile, type VoucherEntry, VoucherFileError } from '../modules/vouchers/voucher-file.ts'
import { describeVoucher } from '../modules/vouchers/vouchers.presenter.ts'
import { type Command, type CommandContext, withShopDatabase } from './command.ts'

const USAGE = 'Usage: npm run vouchers -- import <file.json> | list | end <code>'

/** One line per entry of the file, in its order; without outcomes nothing was put in. */
function report(entries: readonly VoucherEntry[], outcomes: ReadonlyMap<string, ImportOutcome>): string[] {
  return entries.map((entry) => {
    const [state, text] =
      'reason' in entry
        ? ['error', entry.reason]
        : [outcomes.get(entry.voucher.code) ?? 'ok', entry.voucher.code]
    const note = state === 'ended' ? ': was ended and stays so, take another code' : ''
    return `entry ${entry.number}: ${state.padEnd(7)}  ${text}${note}`
  })
}

function readEntries(path: string): readonly VoucherEntry[] {
  try {
    return readVoucherFile(path)
  } catch (error) {
    throw error instanceof VoucherFileError ? new StartupError(error.message) : error
  }
}

async function importFile(path: string, context: CommandContext): Promise<boolean> {
  const entries = readEntries(path)
  const good = entries.flatMap((entry) => ('voucher' in entry ? [entry.voucher] : []))
  if (good.length < entries.length) {
    for (const line of report(entries, new Map())) context.say(line)
    context.say('Nothing was put in. Mend the entries above.')
    return false
  }
  await withShopDatabase(context, async (db) => {
    const outcomes = await importVouchers(db, good)
    for (const line of report(entries, outcomes)) context.say(line)
    const counted = (outcome: ImportOutcome) => [...outcomes.values()].filter((one) => one === outcome).length
    context.say(`${counted('new')} vouchers are new, ${counted('changed')} were changed.`)
  })
  return true
}

async function list(context: CommandContext): Promise<boolean> {
  await withShopDatabase(context, async (db) => {
    const listed = await listVouchers(db)
    for (const voucher of listed) context.say(describeVoucher(voucher, Date.now()))
    if (listed.length === 0) context.say('There are no vouchers.')
  })
  return true
}

async function end(typed: string, context: CommandContext): Promise<boolean> {
  const code = normaliseVoucherCode(typed)
  await withShopDatabase(context, async (db) => {
    const outcome = code ? await endVoucher(db, code, new Date()) : 'unknown'
    if (outcome === 'unknown') throw new StartupError(`There is no voucher ${code ?? typed}.`)
    const isNew = outcome === 'ended'
    context.say(`${code} ${isNew ? 'is ended. Trades that were made with it keep it.' : 'was ended before.'}`)
  })
  return true
}

/** Puts vouchers in, lists or ends them, as the arguments say. */
export const manageVouchers: Command = async (context) => {
  const [command, value, ...rest] = context.args
  if (command === 'list' && value === undefined) return list(context)
  if (command === 'import' && value && rest.length === 0) return importFile(value, context)
  if (command === 'end' && value && rest.length === 0) return end(value, context)
  throw new StartupError(USAGE)
}
