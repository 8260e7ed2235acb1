import { mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFolderBlobs, type FolderBlobs } from './folder-blobs.ts'

const KEY = '0d9f8a52-5a0c-4f0e-9c53-0b1f0f3a7c11'
const BYTES = Buffer.from('a label')

let folder: string
let blobs: FolderBlobs

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'blobs-'))
  blobs = createFolderBlobs(folder)
})

afterEach(() => rmSync(folder, { recursive: true }))

const listFiles = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

/** What a write leaves that was killed just before its end. */
async function leavePart(): Promise<void> {
  await blobs.write(KEY, BYTES, 'application/pdf')
  const path = join(folder, '0d', '9f', KEY)
  renameSync(path, `${path}.part`)
}

describe('a folder of files', () => {
  it('lets nobody else read them', async () => {
    await blobs.write(KEY, BYTES, 'application/pdf')
    const [file] = listFiles()
    expect(statSync(join(file?.parentPath ?? '', file?.name ?? '')).mode & 0o777).toBe(0o600)
  })

  it('shows nothing of a write that was killed', async () => {
    await leavePart()
    expect(await blobs.read(KEY, BYTES.length)).toBeNull()
  })

  it('deletes what such a write has left', async () => {
    await leavePart()
    await blobs.delete(KEY)
    expect(listFiles()).toEqual([])
  })

  it('keeps the mark that it was given first', async () => {
    const marks = await Promise.all([blobs.readMark(), blobs.readMark(), blobs.readMark()])
    expect(new Set([...marks, await createFolderBlobs(folder).readMark()]).size).toBe(1)
  })

  it('lists its keys', async () => {
    await blobs.readMark()
    await blobs.write(KEY, BYTES, 'application/pdf')
    const keys: string[] = []
    for await (const key of blobs.list()) keys.push(key)
    expect(keys).toEqual([KEY])
  })
})
