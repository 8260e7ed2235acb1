import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '#server/config/startup-error.ts'
import { commandOf, isAlive } from '#server/processes/running-process.ts'

const lockFile = (dataDir: string) => join(dataDir, 'shop.pid')

function runningInstance(dataDir: string): number | null {
  try {
    const pid = Number(readFileSync(lockFile(dataDir), 'utf8'))
    return pid !== process.pid && isAlive(pid) && /src\/server\//.test(commandOf(pid)) ? pid : null
  } catch {
    return null
  }
}

/** Takes the lock, or says who has it; the file appears in one step, so two starts cannot both take it. */
function takeLock(dataDir: string): void {
  try {
    writeFileSync(lockFile(dataDir), String(process.pid), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const pid = runningInstance(dataDir)
    if (pid) throw new StartupError(`The shop already runs on ${dataDir} (process ${pid}).`)
    rmSync(lockFile(dataDir), { force: true })
    writeFileSync(lockFile(dataDir), String(process.pid), { flag: 'wx' })
  }
}

/** Two shops on one data folder would share and stop each other's database. */
export function requireSingleInstance(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true })
    takeLock(dataDir)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`The data folder ${dataDir} cannot be written: ${(error as Error).message}`)
  }
  return () => rmSync(lockFile(dataDir), { force: true })
}
