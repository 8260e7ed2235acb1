import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'
import { readCsv } from '#csv/read-csv.ts'
import { readSerialNumber } from '#domain/inspection/serial-number.ts'
import type { BlockList, ListEntry } from './block-list.ts'

const COLUMNS = ['number', 'list', 'reference', 'since'] as const

const ROW = z.tuple([
  z.string().transform((typed, context) => {
    const read = readSerialNumber(typed)
    if (read.kind === 'number') return read.serialNumber
    context.addIssue({ code: 'custom', message: read.key })
    return z.NEVER
  }),
  z.string().min(1).max(60),
  z.string().min(1).max(60),
  z.union([z.iso.date(), z.literal('').transform(() => null)]),
])

type Entries = ReadonlyMap<string, readonly ListEntry[]>

/** Reads a table of `number, list, reference, since`. A wrong row names its line: half a list would look like a whole one. */
export function readBlockList(text: string): Entries {
  const [head, ...rows] = readCsv(text)
  if (head?.cells.join() !== COLUMNS.join()) throw new Error(`The first line must be ${COLUMNS.join()}`)
  const entries = new Map<string, ListEntry[]>()
  for (const { line, cells } of rows) {
    const row = ROW.safeParse(cells)
    if (!row.success) throw new Error(`Line ${line} is not a serial number, a list, a reference and a day`)
    const [serialNumber, list, reference, since] = row.data
    const known = entries.get(serialNumber) ?? []
    known.push({ list, reference, since })
    entries.set(serialNumber, known)
  }
  return entries
}

export interface FileBlockListOptions {
  readonly path: string
  /** A changed file that can't be read; the list of before is used on. */
  readonly onError: (error: unknown) => void
}

/** A list in a file. It is read again when the file has changed. */
export async function openFileBlockList({ path, onError }: FileBlockListOptions): Promise<BlockList> {
  const readVersion = async () => {
    const { mtimeMs, size } = await stat(path)
    return `${mtimeMs} ${size}`
  }
  const load = async () => readBlockList(await readFile(path, 'utf8'))
  let version = await readVersion()
  let entries = await load()
  return {
    async find(serialNumber) {
      try {
        const current = await readVersion()
        if (current !== version) {
          entries = await load()
          version = current
        }
      } catch (error) {
        onError(error)
      }
      return entries.get(serialNumber) ?? []
    },
  }
}
