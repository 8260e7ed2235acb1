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
import { UsageError } from './report-command-failure.ts'

const USAGE = `Usage: npm run vouchers -- <command>

  import <file.json>   Add or change the vouchers in a file
  list                 List all vouchers
  end <code>           End a voucher for good; sales that used it keep it`

const formatLine = (number: number, state: string, text: string): string =>
  `entry ${number}: ${state.padEnd(7)}  ${text}`

/** One line per entry, in the order of the file. There are no outcomes when nothing was imported. */
function report(entries: readonly VoucherEntry[], outcomes: ReadonlyMap<string, ImportOutcome>): string[] {
  return entries.map((entry) => {
    if ('reason' in entry) return formatLine(entry.number, 'error', entry.reason)
    const { code } = entry.voucher
    const state = outcomes.get(code) ?? 'ok'
    const note = state === 'ended' ? ': this voucher has been ended for good; choose another code' : ''
    return formatLine(entry.number, state, `${code}${note}`)
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
    context.say('Nothing was imported. Fix the entries above.')
    return false
  }
  await withShopDatabase(context, async (db) => {
    const outcomes = await importVouchers(db, good)
    for (const line of report(entries, outcomes)) context.say(line)
    const count = (wanted: ImportOutcome) =>
      [...outcomes.values()].filter((outcome) => outcome === wanted).length
    context.say(`${count('new')} vouchers added, ${count('changed')} changed.`)
  })
  return true
}

async function list(context: CommandContext): Promise<boolean> {
  await withShopDatabase(context, async (db) => {
    const listed = await listVouchers(db)
    for (const voucher of listed) context.say(describeVoucher(voucher, Date.now()))
    if (listed.length === 0) context.say('There are no vouchers yet.')
  })
  return true
}

async function end(typed: string, context: CommandContext): Promise<boolean> {
  const code = normaliseVoucherCode(typed)
  await withShopDatabase(context, async (db) => {
    const outcome = code ? await endVoucher(db, code, new Date()) : 'unknown'
    if (outcome === 'unknown') throw new StartupError(`There’s no voucher with the code ${code ?? typed}.`)
    const isNew = outcome === 'ended'
    context.say(
      `${code} ${isNew ? 'has been ended. Sales that used it keep it.' : 'had already been ended.'}`,
    )
  })
  return true
}

/** `npm run vouchers`: imports, lists or ends vouchers. */
export const manageVouchers: Command = async (context) => {
  const [command, value, ...rest] = context.args
  if (command === 'list' && value === undefined) return list(context)
  if (command === 'import' && value && rest.length === 0) return importFile(value, context)
  if (command === 'end' && value && rest.length === 0) return end(value, context)
  throw new UsageError(USAGE)
}
