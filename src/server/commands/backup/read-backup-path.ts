import { resolve } from 'node:path'
import type { CommandContext } from '../command.ts'
import { UsageError } from '../report-command-failure.ts'

/** The place of a backup: all that backup and restore are told. */
export function readBackupPath({ args }: CommandContext, usage: string): string {
  const [path, ...rest] = args
  if (!path || path.startsWith('-') || rest.length > 0) throw new UsageError(usage)
  return resolve(path)
}
