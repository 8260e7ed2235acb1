import { sql } from 'drizzle-orm'
import { StartupError } from '#server/config/startup-error.ts'
import type { Database } from '#server/db/database.ts'
import type { FolderBlobs } from '#server/ports/blobs/folder-blobs.ts'

/**
 * Refuses a folder that isn't the one of the shop's other machines, or of its last start: what one of them stores, the others
 * would not find. The first start decides.
 */
export async function requireShopFolder(db: Database, folder: FolderBlobs): Promise<void> {
  // Before the row: whoever finds the row finds the mark in the same folder, too.
  const mark = await folder.readMark()
  await db.execute(sql`insert into blob_folder (mark) values (${mark}) on conflict do nothing`)
  const { rows } = await db.execute<{ mark: string }>(sql`select mark from blob_folder`)
  if (rows[0]?.mark !== mark)
    throw new StartupError(
      'This isn’t the folder that the shop keeps its files in. Set BLOB_FOLDER to a folder that all machines share, or ' +
        'BLOB_URL to a bucket. If the other folder is lost, "npm run blobs -- adopt" goes on with this one.',
    )
}

/** Goes on with this folder, although the database knows another one. */
export async function adoptFolder(db: Database, folder: FolderBlobs): Promise<void> {
  const mark = await folder.readMark()
  await db.execute(sql`
    insert into blob_folder (mark) values (${mark}) on conflict (id) do update set mark = excluded.mark`)
}
