import type { Environment } from '#server/config/environment.ts'
import { StartupError } from '#server/config/startup-error.ts'
import type { BlockList } from '#server/ports/block-list/block-list.ts'
import { openFileBlockList } from '#server/ports/block-list/file-block-list.ts'
import { createHttpBlockList } from '#server/ports/block-list/http-block-list.ts'
import { watchCall } from '#server/telemetry/watch-call.ts'

const watchBlockList = ({ find }: BlockList): BlockList => ({
  find: (serialNumber) => watchCall('block_list', () => find(serialNumber)),
})

async function openFile(path: string, onError: (error: unknown) => void): Promise<BlockList> {
  try {
    return await openFileBlockList({ path, onError })
  } catch (error) {
    throw new StartupError(`BLOCK_LIST_FILE (${path}) can’t be used: ${(error as Error).message}`)
  }
}

/** The configured lists of stolen, lost and blocked devices. */
export async function createBlockLists(
  { BLOCK_LIST_FILE: path, BLOCK_LIST_URL: url, BLOCK_LIST_TOKEN: token }: Environment,
  onError: (error: unknown) => void,
): Promise<readonly BlockList[]> {
  return [
    ...(path ? [await openFile(path, onError)] : []),
    ...(url ? [watchBlockList(createHttpBlockList({ url, token: token ?? null, now: Date.now }))] : []),
  ]
}
