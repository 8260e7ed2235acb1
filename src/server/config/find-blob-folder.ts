import { join } from 'node:path'
import type { Environment } from './environment.ts'

/** Where files are kept that aren't in a bucket. */
export const findBlobFolder = ({
  BLOB_FOLDER,
  DATA_DIR,
}: Pick<Environment, 'BLOB_FOLDER' | 'DATA_DIR'>): string => BLOB_FOLDER ?? join(DATA_DIR, 'blobs')
