import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '#server/config/startup-error.ts'
import { isAlive, readCommand } from '#server/processes/running-process.ts'

const lockFile = (dataDir: string) => join(dataDir, 'shop.pid')

function findRunningInstance(dataDir: string): number | null {
  try {
    const pid = Number(readFileSync(lockFile(dataDir), 'utf8'))
    return pid !== process.pid && isAlive(pid) && /src\/server\//.test(readCommand(pid)) ? pid : null
  } catch {
    return null
  }
}

/** Takes the lock, or names its holder. The file is created atomically, so two starts cannot both take it. */
function takeLock(dataDir: string): void {
  try {
    writeFileSync(lockFile(dataDir), String(process.pid), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const pid = findRunningInstance(dataDir)
    if (pid)
      throw new StartupError(
        `The shop is already running in ${dataDir} (process ${pid}). Stop it first, or set DATA_DIR to another folder.`,
      )
    rmSync(lockFile(dataDir), { force: true })
    writeFileSync(lockFile(dataDir), String(process.pid), { flag: 'wx' })
  }
}

/** Two shops on one data folder would share a database and stop it under each other. */
export function requireSingleInstance(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true })
    takeLock(dataDir)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`The data folder ${dataDir} isn’t writable: ${(error as Error).message}`)
  }
  return () => rmSync(lockFile(dataDir), { force: true })
}
