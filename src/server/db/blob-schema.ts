import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from './column-types.ts'
import { sqlList } from './sql-values.ts'

const BLOB_STORAGE_NAMES = ['folder', 's3'] as const

export type BlobStorageName = (typeof BLOB_STORAGE_NAMES)[number]

/**
 * Pending until a row with its key is committed, released once that row is gone. A trigger of the tables that have a
 * `blob_key` sees to both, whoever writes them. What is pending for too long or released is deleted by the worker.
 */
const BLOB_STATES = ['pending', 'kept', 'released'] as const

/** The files that the shop keeps outside of the database. Each belongs to exactly one row of another table. */
export const blobs = pgTable(
  'blob',
  {
    key: uuid('key').primaryKey(),
    storage: text('storage').notNull().$type<BlobStorageName>(),
    state: text('state').notNull().default('pending'),
    mediaType: text('media_type').notNull(),
    sizeInBytes: integer('size_in_bytes').notNull(),
    /** Of the bytes as they are stored, which are sealed for some files. */
    sha256: bytes('sha256').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('blob_leftover').on(table.state, table.key).where(sql`${table.state} <> 'kept'`),
    check('blob_storage', sql`${table.storage} in ${sqlList(BLOB_STORAGE_NAMES)}`),
    check('blob_state', sql`${table.state} in ${sqlList(BLOB_STATES)}`),
  ],
)

/** The mark in the one folder that all machines share; no row where files go to a bucket. */
export const blobFolders = pgTable(
  'blob_folder',
  {
    id: integer('id').primaryKey().default(1),
    mark: uuid('mark').notNull(),
  },
  (table) => [check('blob_folder_is_one', sql`${table.id} = 1`)],
)

/** The file of a row; null for an older row that has its bytes in a column, and once they are erased. */
export const blobKey = () => uuid('blob_key')
