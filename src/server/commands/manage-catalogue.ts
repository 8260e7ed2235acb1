import { parseArgs } from 'node:util'
import pg from 'pg'
import { DATA_FOLDER } from '../config/data-folder.ts'
import { StartupError } from '../config/startup-error.ts'
import {
  type ImportOptions,
  type ImportReport,
  importCatalogue,
} from '../modules/catalogue/importing/import-catalogue.ts'
import { ImportFileError, readImportFile } from '../modules/catalogue/importing/read-import-file.ts'
import { type Command, type CommandContext, requireShopDatabase } from './command.ts'
import { UsageError } from './report-command-failure.ts'

const USAGE = `Usage: npm run catalogue -- import <file.csv|file.json> [--partial] [--allow-price-moves]

  import <file>   Add or update the devices in a CSV or JSON file
  --partial       Import the valid rows even if others have errors
  --allow-price-moves
                  Import prices beyond a guard rail: moved by more than 20 %, or more than twice the next size`

/** A line about the progress after this many rows. */
const PROGRESS_STEP = 10_000

const GUARDED_SHOWN = 20

const formatAmount = (cents: number | null): string => (cents === null ? 'nothing' : (cents / 100).toFixed(2))

/** Names the prices that stopped the import, and the ways to import them all the same. */
function reportGuarded(
  { guarded, guardedCount }: Pick<ImportReport, 'guarded' | 'guardedCount'>,
  { say }: CommandContext,
): void {
  for (const { deviceId, market, storageGb, beforeInCents, afterInCents, guards } of guarded.slice(
    0,
    GUARDED_SHOWN,
  ))
    say(
      `guard rail: device ${deviceId}, ${storageGb} GB, ${market}: ${formatAmount(beforeInCents)} to ${formatAmount(afterInCents)} (${guards.join(', ')})`,
    )
  say(
    `Nothing was imported: ${guardedCount} prices hit a guard rail. Check them, then use --allow-price-moves, or a draft at the desk, which a second person approves.`,
  )
}

/** One line per row, in the order of the file, then the totals. */
function report(imported: ImportReport, context: CommandContext): void {
  const { good, bad, goodCount, badCount, saved } = imported
  const { say } = context
  const lines = [
    ...good.map(({ line, entry }) => ({ line, text: `ok     ${entry.manufacturer} ${entry.model}` })),
    ...bad.map(({ line, reason }) => ({ line, text: `error  ${reason}` })),
  ]
  for (const { line, text } of lines.sort((left, right) => left.line - right.line))
    say(`line ${line}: ${text}`)
  const unnamed = { good: goodCount - good.length, bad: badCount - bad.length }
  if (unnamed.good + unnamed.bad > 0)
    say(`… and ${unnamed.good} more valid rows, ${unnamed.bad} more with errors.`)
  say(`${goodCount + badCount} rows: ${goodCount} valid, ${badCount} with errors.`)
  if (saved) {
    const lists = saved.repriced.length > 0 ? ` New price lists: ${saved.repriced.join(', ')}.` : ''
    say(`${saved.created} devices added, ${saved.updated} updated.${lists}`)
  } else if (imported.guardedCount > 0) reportGuarded(imported, context)
  else say('Nothing was imported. Fix the rows above, or use --partial to import the valid ones.')
}

async function connect({ environment }: CommandContext): Promise<pg.Client> {
  const url = await requireShopDatabase(environment)
  const client = new pg.Client({ connectionString: url, application_name: 'rivendo-catalogue' })
  await client.connect()
  return client
}

async function importFile(
  path: string,
  { isPartial, allowsPriceMoves }: Pick<ImportOptions, 'isPartial' | 'allowsPriceMoves'>,
  context: CommandContext,
): Promise<boolean> {
  const { say } = context
  const client = await connect(context)
  try {
    const imported = await importCatalogue(client, readImportFile(path), {
      dataFolder: DATA_FOLDER,
      isPartial,
      allowsPriceMoves,
      onRead(count) {
        if (count % PROGRESS_STEP === 0) say(`… ${count} rows checked`)
      },
      onProgress(done, total) {
        if (done % PROGRESS_STEP === 0 || done === total) say(`… ${done} of ${total}`)
      },
    })
    report(imported, context)
    return imported.saved !== null
  } catch (error) {
    throw error instanceof ImportFileError ? new StartupError(error.message) : error
  } finally {
    await client.end()
  }
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        partial: { type: 'boolean', default: false },
        'allow-price-moves': { type: 'boolean', default: false },
      },
    })
  } catch {
    throw new UsageError(USAGE)
  }
}

/** `npm run catalogue`: imports devices from a file. */
export const manageCatalogue: Command = async (context) => {
  const { values, positionals } = readArguments(context.args)
  const [command, path, ...rest] = positionals
  if (command !== 'import' || !path || rest.length > 0) throw new UsageError(USAGE)
  const options = { isPartial: values.partial, allowsPriceMoves: values['allow-price-moves'] }
  return importFile(path, options, context)
}
