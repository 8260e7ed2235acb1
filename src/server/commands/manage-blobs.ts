import { parseEnvironment } from '../config/environment.ts'
import type { Database } from '../db/database.ts'
import { OverloadedError } from '../http/error-handler.ts'
import { type BlobStorages, createBlobs } from '../modules/blobs/blobs.ts'
import { adoptFolder } from '../modules/blobs/shop-folder.ts'
import { BlobStorageError } from '../ports/blobs/blob-storage.ts'
import { createBlobStorages } from '../processes/open-blobs.ts'
import { BLOB_COLUMNS } from './blobs/blob-columns.ts'
import { moveColumn } from './blobs/move-column.ts'
import { moveFolder, tidyFolder } from './blobs/move-folder.ts'
import { FILES_AT_A_TIME } from './blobs/page-keys.ts'
import { type Command, type CommandContext, withShopDatabase } from './command.ts'
import { UsageError } from './report-command-failure.ts'

const USAGE = `Usage: npm run blobs -- move | adopt

  move    Move all files to where new ones are stored: to the bucket of BLOB_URL or, without one, to the folder.
          The shop can be running. Stopped half way, it goes on with the next run.
  adopt   Go on with the folder of BLOB_FOLDER, after the shop’s former one was lost. Files that aren’t in it stay lost.`

/** Files between two lines of progress. */
const REPORT_EVERY = 200

interface Move {
  readonly db: Database
  readonly storages: BlobStorages
  readonly context: CommandContext
}

/** Says how far a move is, from time to time and at its end. */
async function follow(
  { say }: CommandContext,
  name: string,
  progress: AsyncGenerator<number>,
): Promise<void> {
  let done = 0
  let reported = 0
  for await (done of progress) {
    if (done < reported + REPORT_EVERY) continue
    say(`${name.padEnd(32)} ${done} …`)
    reported = done
  }
  if (done > 0) say(`${name.padEnd(32)} ${done} moved`)
}

const describeFailure = (error: unknown): string => `The storage failed: ${String(error)}`

async function moveFromDatabase({ db, storages, context }: Move): Promise<void> {
  const onFailure = (error: unknown) => context.say(describeFailure(error))
  const blobs = createBlobs({ db, storages, now: Date.now, onFailure })
  for (const column of BLOB_COLUMNS)
    await follow(context, `${column.table}.${column.column}`, moveColumn({ db, blobs, column }))
}

async function moveFromFolder({ db, storages: { folder, s3 }, context }: Move): Promise<number> {
  let damaged = 0
  if (!s3) return damaged
  const onDamaged = (key: string) => {
    damaged += 1
    context.say(`The file ${key} is missing in the folder or damaged, and stays as it is.`)
  }
  const move = { db, folder, s3, onDamaged }
  await follow(context, 'folder', moveFolder(move))
  await tidyFolder(move)
  return damaged
}

async function moveAll(move: Move): Promise<boolean> {
  const { say } = move.context
  try {
    await moveFromDatabase(move)
    const damaged = await moveFromFolder(move)
    say(`All ${damaged > 0 ? 'other ' : ''}files are in the ${move.storages.s3 ? 'bucket' : 'folder'}.`)
    return damaged === 0
  } catch (error) {
    if (!(error instanceof OverloadedError || error instanceof BlobStorageError)) throw error
    if (error instanceof BlobStorageError) say(describeFailure(error))
    say('Stopped. Run this again, and it goes on from here.')
    return false
  }
}

/** `npm run blobs`: where the bytes of files are. */
export const manageBlobs: Command = async (context) => {
  const [command, ...rest] = context.args
  if ((command !== 'move' && command !== 'adopt') || rest.length > 0) throw new UsageError(USAGE)
  const storages = createBlobStorages(parseEnvironment(context.environment))
  if (command === 'move')
    return withShopDatabase(context, (db) => moveAll({ db, storages, context }), {
      maxConnections: FILES_AT_A_TIME,
    })
  await withShopDatabase(context, (db) => adoptFolder(db, storages.folder))
  context.say('The shop goes on with this folder.')
  return true
}
