import { type GivenFile, NO_FILE, readGivenFile } from '#archives/read-given-file.ts'
import { type ArchiveFiles, openTradeArchive } from '#domain/proof-files/trade-archive.ts'

/** Takes a file, or the folder that an archive was unpacked to. Node only. */
export async function readGivenPath(path: string): Promise<GivenFile> {
  const { readdir, readFile, stat } = await import('node:fs/promises')
  const { join, sep } = await import('node:path')
  if (!(await stat(path)).isDirectory()) return readGivenFile(new Uint8Array(await readFile(path)))
  const names: string[] = []
  for (const name of await readdir(path, { recursive: true }))
    if ((await stat(join(path, name))).isFile()) names.push(name.split(sep).join('/'))
  const files: ArchiveFiles = {
    names,
    read: async (name) => (names.includes(name) ? new Uint8Array(await readFile(join(path, name))) : null),
  }
  return (await openTradeArchive(files)) ?? NO_FILE
}
