import type { Environment } from '../../config/environment.ts'
import { findBlobFolder } from '../../config/find-blob-folder.ts'
import type { BackupFolder } from './write-backup.ts'

/** The folders outside the database that belong to the shop. Those of an operator's configuration aren't among them. */
export const listShopFolders = (environment: Environment): readonly BackupFolder[] => [
  { name: 'blobs', path: findBlobFolder(environment) },
]
