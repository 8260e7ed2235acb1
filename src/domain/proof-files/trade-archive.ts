import type { Bytes } from '#domain/transparency-log/merkle-hash.ts'

/** Files with their names, as an archive or a folder has them. */
export interface ArchiveFiles {
  readonly names: readonly string[]
  /** Null where there is no such file. */
  read(name: string): Bytes | null | Promise<Bytes | null>
}

/** The file itself, beside its photos. */
export const TRADE_FILE_NAME = 'trade-file.json'

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

export const buildPhotoName = (photoId: string, mediaType: string): string =>
  `photos/${photoId}.${EXTENSIONS[mediaType] ?? 'bin'}`

/** The photo that an attached file shows; null where its name is none of ours. */
export const readPhotoName = (name: string): string | null =>
  /^photos\/([0-9a-f-]{36})\.[a-z]{3,4}$/.exec(name)?.[1] ?? null

/** What systems add on their own when someone looks into a folder, or packs it again. */
const isAddedBySystem = (name: string): boolean =>
  name.endsWith('/') ||
  name.startsWith('__MACOSX/') ||
  /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(name)

export interface TradeArchive {
  readonly text: string
  /** What else there is, named from where the trade file is. */
  readonly attachments: ArchiveFiles
}

/** Finds the trade file in an archive or a folder, also one level down; null without one. */
export async function openTradeArchive(files: ArchiveFiles): Promise<TradeArchive | null> {
  const own = files.names.filter((name) => !isAddedBySystem(name))
  const [found] = own
    .filter((name) => name === TRADE_FILE_NAME || name.endsWith(`/${TRADE_FILE_NAME}`))
    .sort((one, other) => one.length - other.length)
  if (found === undefined) return null
  const folder = found.slice(0, -TRADE_FILE_NAME.length)
  const bytes = await files.read(found)
  if (!bytes) return null
  const names = own.filter((name) => name !== found && name.startsWith(folder))
  return {
    text: new TextDecoder().decode(bytes),
    attachments: {
      names: names.map((name) => name.slice(folder.length)),
      read: (name) => files.read(folder + name),
    },
  }
}
