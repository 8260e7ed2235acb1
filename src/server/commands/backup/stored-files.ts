import { createHash } from 'node:crypto'
import { constants, createReadStream, createWriteStream } from 'node:fs'
import { copyFile, type FileHandle, mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StartupError } from '../../config/startup-error.ts'
import type { StoredFile } from './backup-manifest.ts'

/** Passes bytes on, counts them and computes their hash. */
function createMeter() {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, read: () => ({ bytes, sha256: hash.digest('hex') }) }
}

/** A folder's entries outlive a power cut only after this. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Writes a new file that only its owner may read, and makes sure that it is on the disk. */
export async function writeStoredFile(
  root: string,
  path: string,
  sources: readonly [Readable, ...Transform[]],
): Promise<StoredFile> {
  const target = join(root, path)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const meter = createMeter()
  const file = createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline([...sources, meter.stream, file])
  await syncFolder(dirname(target))
  return { path, ...meter.read() }
}

const isMissing = (error: unknown): boolean => (error as { readonly code?: string }).code === 'ENOENT'

/** Refuses a backup with a file that is missing or isn't what was stored. */
export async function requireWholeFile(root: string, { path, sha256 }: StoredFile): Promise<void> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(join(root, path)), hash)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  if (hash.digest('hex') !== sha256)
    throw new StartupError(`The backup is damaged: ${path} isn’t the file that was stored.`)
}

async function openUnlessGone(path: string): Promise<FileHandle | null> {
  try {
    return await open(path)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** Copies a folder with everything in it into a backup. A file that is deleted meanwhile is left out. */
export async function storeFolder(source: string, target: string): Promise<StoredFile[]> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true })
  const files: StoredFile[] = []
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const reader = await openUnlessGone(path)
    if (!reader) continue
    const inside = relative(source, path).split(sep).join('/')
    files.push(await writeStoredFile(target, inside, [reader.createReadStream()]))
  }
  return files
}

/** Brings a folder of a backup back. */
export async function unpackFolder(
  source: string,
  files: readonly StoredFile[],
  target: string,
): Promise<void> {
  for (const { path } of files) {
    await mkdir(dirname(join(target, path)), { recursive: true })
    await copyFile(join(source, path), join(target, path), constants.COPYFILE_EXCL)
  }
}
