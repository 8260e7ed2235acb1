import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { CommandContext } from '../command.ts'
import { UsageError } from '../report-command-failure.ts'
import type { BackupFolder } from './write-backup.ts'

/** The place of a backup, and the folders that belong to it. */
export interface BackupArguments {
  readonly backup: string
  readonly folders: readonly BackupFolder[]
}

function readFolder(given: string, usage: string): BackupFolder {
  const [, name = '', path = ''] = /^([a-z][a-z0-9-]*)=(.+)$/.exec(given) ?? []
  if (!name) throw new UsageError(usage)
  return { name, path: resolve(path) }
}

/** Reads `<folder> [--folder <name>=<path>]…`, which backup and restore share. */
export function readBackupArguments({ args }: CommandContext, usage: string): BackupArguments {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { folder: { type: 'string', multiple: true, default: [] } },
    })
    const [backup, ...rest] = positionals
    if (!backup || rest.length > 0) throw new UsageError(usage)
    return { backup: resolve(backup), folders: values.folder.map((given) => readFolder(given, usage)) }
  } catch {
    throw new UsageError(usage)
  }
}
