import { randomUUID } from 'node:crypto'
import { link, mkdir, open, opendir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BlobStorage } from './blob-storage.ts'

export interface FolderBlobs extends BlobStorage {
  /** The keys of all files, those of an interrupted write included. */
  list(): AsyncGenerator<string>
  /** What tells this folder from all others. It is made once, by the first who asks. */
  readMark(): Promise<string>
}

const PRIVATE_FOLDER = 0o700
const PRIVATE_FILE = 0o600

/** The name of a file that isn't complete yet. */
const PART = '.part'

/** Of the file with the folder's mark. */
const MARK = 'mark'

const isMissing = (error: unknown): boolean => Object(error).code === 'ENOENT'

async function openOrNull(path: string) {
  try {
    return await open(path)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** A new name survives a power cut only once its folder is on the disk, too. */
async function syncFolder(path: string): Promise<void> {
  await using handle = await open(path)
  await handle.sync()
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  await using handle = await open(path, 'w', PRIVATE_FILE)
  await handle.writeFile(bytes)
  await handle.sync()
}

/** Complete or not there at all, also when several machines do it at once: the first one's stays. */
async function makeMark(folder: string): Promise<void> {
  const mark = randomUUID()
  const part = join(folder, mark + PART)
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  await writeDurably(part, Buffer.from(mark))
  try {
    await link(part, join(folder, MARK))
  } catch (error) {
    if (Object(error).code !== 'EEXIST') throw error
  } finally {
    await rm(part)
  }
  await syncFolder(folder)
}

/** Files below a folder, spread over folders of a few hundred each. */
export function createFolderBlobs(folder: string): FolderBlobs {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key.slice(2, 4), key)
  return {
    async write(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER })
      await writeDurably(path + PART, bytes)
      await rename(path + PART, path)
      await syncFolder(dirname(path))
    },
    async read(key, sizeInBytes) {
      await using handle = await openOrNull(pathOf(key))
      if (!handle || (await handle.stat()).size !== sizeInBytes) return null
      return handle.readFile()
    },
    async delete(key) {
      await rm(pathOf(key), { force: true })
      await rm(pathOf(key) + PART, { force: true })
    },
    async *list() {
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
      for await (const entry of await opendir(folder, { recursive: true }))
        if (entry.isFile() && entry.name !== MARK) yield entry.name.replace(PART, '')
    },
    async readMark() {
      await using handle = await openOrNull(join(folder, MARK))
      if (handle) return handle.readFile('utf8')
      await makeMark(folder)
      return readFile(join(folder, MARK), 'utf8')
    },
  }
}
