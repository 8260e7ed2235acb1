import { inflateSync } from 'node:zlib'
import {
  type PdfDictionary,
  type PdfStream,
  readNames,
  readPdfParts,
  UnreadablePdf,
} from './read-pdf-parts.ts'

export type PdfProblem = 'UPLOAD_FORMAT' | 'UPLOAD_ACTIVE' | 'UPLOAD_LOCKED'

/** What makes a document do something when it is opened, fetch something, or carry other files. */
const ACTIVE_NAMES = [
  'EF',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FFilter',
  'GoToE',
  'GoToR',
  'ImportData',
  'JS',
  'JavaScript',
  'Launch',
  'Movie',
  'Rendition',
  'RichMedia',
  'Sound',
  'SubmitForm',
  'XFA',
] as const

/** Objects in a place where none belong may also be containers of others. */
const HIDDEN_NAMES = [...ACTIVE_NAMES, 'Encrypt', 'First', 'ObjStm'] as const

/** For all streams of a file together: the objects of an invoice take some kilobytes, however many pictures it has. */
const MAX_INFLATED_BYTES = 8 * 1024 * 1024

const hasAny = (names: ReadonlySet<string>, searched: readonly string[]): boolean =>
  searched.some((name) => names.has(name))

/** Whether a stream holds objects instead of text or a picture. Viewers ask for `First`, whatever the type says. */
const holdsObjects = ({ dictionary }: PdfStream): boolean =>
  dictionary.has('First') || (dictionary.get('Type')?.includes('/ObjStm') ?? false)

/** Whether a stream's content is in another file, maybe on another machine. */
const isElsewhere = ({ dictionary }: PdfStream): boolean => dictionary.has('F')

/** How the objects of a stream are written; null for any way that we don't read. */
function findEncoding(dictionary: PdfDictionary): 'plain' | 'deflated' | null {
  if (dictionary.has('DecodeParms') || dictionary.has('DP')) return null
  const filter = dictionary.get('Filter')?.join(' ')
  if (filter === undefined) return 'plain'
  return filter === '/FlateDecode' || filter === '[ /FlateDecode ]' ? 'deflated' : null
}

/** The text of an object stream; refuses one that is too large or damaged, of which nobody knows what it does. */
function readObjects({ dictionary, content }: PdfStream, maxOutputLength: number): Buffer {
  const encoding = findEncoding(dictionary)
  if (encoding === null || maxOutputLength <= 0) throw new UnreadablePdf('Objects that nobody can read')
  if (encoding === 'plain') return content
  try {
    return inflateSync(content, { maxOutputLength })
  } catch {
    throw new UnreadablePdf('Objects that can’t be unpacked')
  }
}

function hasActiveObjects(streams: readonly PdfStream[]): boolean {
  let bytesLeft = MAX_INFLATED_BYTES
  const texts = streams.filter(holdsObjects).map((stream) => {
    const text = readObjects(stream, bytesLeft)
    bytesLeft -= text.length
    return text
  })
  return hasAny(readNames(texts), ACTIVE_NAMES)
}

function findReadableProblem(bytes: Buffer): PdfProblem | null {
  const { names, hiddenNames, streams } = readPdfParts(bytes)
  if (names.has('Encrypt')) return 'UPLOAD_LOCKED'
  const isActive =
    hasAny(names, ACTIVE_NAMES) ||
    hasAny(hiddenNames, HIDDEN_NAMES) ||
    streams.some(isElsewhere) ||
    hasActiveObjects(streams)
  return isActive ? 'UPLOAD_ACTIVE' : null
}

const isPdf = (bytes: Buffer): boolean =>
  /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) &&
  bytes.toString('latin1', Math.max(0, bytes.length - 1_024)).includes('%%EOF')

/**
 * What keeps a PDF file out: it isn't one, it is locked by a password, or it can do more than be read. Null for a plain
 * document. Its bytes stay as they are, so it is only ever handed out as a download. A large file takes a good part of a
 * second: never on the thread that answers requests.
 */
export function findPdfProblem(bytes: Buffer): PdfProblem | null {
  if (!isPdf(bytes)) return 'UPLOAD_FORMAT'
  try {
    return findReadableProblem(bytes)
  } catch (error) {
    if (error instanceof UnreadablePdf) return 'UPLOAD_FORMAT'
    throw error
  }
}
