/** A file whose structure can't be followed to its end: nobody knows what a viewer would make of it. */
export class UnreadablePdf extends Error {
  override name = 'UnreadablePdf'
}

/** The entries of a dictionary by their decoded names, each with its value word by word. A name has its slash. */
export type PdfDictionary = ReadonlyMap<string, readonly string[]>

export interface PdfStream {
  readonly dictionary: PdfDictionary
  readonly content: Buffer
}

export interface PdfParts {
  /** Every name outside of streams, also in strings and comments: a viewer may be sent there. */
  readonly names: ReadonlySet<string>
  /** The names in streams, strings and comments that hold what looks like an object. */
  readonly hiddenNames: ReadonlySet<string>
  readonly streams: readonly PdfStream[]
}

/** Outside of streams. A real document of the largest size has far fewer. */
const MAX_WORDS = 500_000

/** The longest name that matters, with each of its letters written by its number. */
const MAX_NAME_BYTES = 64
const MAX_VALUE_WORDS = 8
const MAX_DEPTH = 100

const CLOSING = { '<<': '>>', '[': ']' } as const

/** A set of bytes that is asked millions of times. */
function codes(characters: string): { readonly has: (code: number) => boolean } {
  const members = new Uint8Array(256)
  for (const code of Buffer.from(characters, 'latin1')) members[code] = 1
  return { has: (code) => members[code] === 1 }
}

const WHITE = codes('\0\t\n\f\r ')
const DELIMITERS = codes('()<>[]{}/%')
const LINE_ENDS = codes('\r\n')
const DIGITS = codes('0123456789')
const HEX = codes('0123456789abcdefABCDEF\0\t\n\f\r ')

const [SLASH, PERCENT, OPEN, CLOSE, LESS, GREATER, BACKSLASH] = [...Buffer.from('/%()<>\\')]

const isRegular = (code: number): boolean => !WHITE.has(code) && !DELIMITERS.has(code)

/** Where a run of bytes ends that all pass a test. */
function skipWhile(bytes: Buffer, from: number, passes: (code: number) => boolean): number {
  let at = from
  while (at < bytes.length && passes(bytes[at] ?? 0)) at += 1
  return at
}

/** A letter may be written by its number, such as `/J#53`. */
const decodeName = (raw: string): string =>
  raw.replace(/#([0-9a-fA-F]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))

const readName = (bytes: Buffer, from: number, to: number): string =>
  to - from > MAX_NAME_BYTES ? '' : decodeName(bytes.toString('latin1', from, to))

/** Whether bytes hold the head of an object, such as `7 0 obj`. By chance, a picture of some megabytes may. */
function hasObjectHead(bytes: Buffer): boolean {
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 1)) {
    const [before = 0, after = 0] = [bytes[at - 1], bytes[at + 3]]
    if (at > 0 && (WHITE.has(before) || DIGITS.has(before)) && !isRegular(after)) return true
  }
  return false
}

/** Where a string ends that begins with a parenthesis; it may hold others in pairs. */
function findStringEnd(bytes: Buffer, from: number): number {
  let depth = 0
  for (let at = from; at < bytes.length; at += 1) {
    const code = bytes[at]
    if (code === BACKSLASH) at += 1
    else if (code === OPEN) depth += 1
    else if (code === CLOSE) depth -= 1
    if (depth === 0) return at + 1
  }
  throw new UnreadablePdf('A string has no end')
}

/** Where a number in angle brackets ends. */
function findHexEnd(bytes: Buffer, from: number): number {
  const end = skipWhile(bytes, from + 1, (code) => HEX.has(code))
  if (bytes[end] !== GREATER) throw new UnreadablePdf('A number has no end')
  return end + 1
}

/** Counts what a file is made of, so that no file keeps the reader busy for long. */
class WordCount {
  #count = 0

  add(): void {
    this.#count += 1
    if (this.#count > MAX_WORDS) throw new UnreadablePdf('Too many words')
  }
}

function collectNames(bytes: Buffer, names: Set<string>, words: WordCount): void {
  for (let at = bytes.indexOf('/'); at >= 0; at = bytes.indexOf('/', at)) {
    words.add()
    const end = skipWhile(bytes, at + 1, isRegular)
    names.add(readName(bytes, at + 1, end))
    at = end
  }
}

/** Every name in the texts of objects. */
export function readNames(texts: readonly Buffer[]): ReadonlySet<string> {
  const names = new Set<string>()
  const words = new WordCount()
  for (const text of texts) collectNames(text, names, words)
  return names
}

/** Takes word by word, and keeps the last dictionary that isn't part of another: the one that a stream belongs to. */
class DictionaryReader {
  /** The brackets that are open, each by the one that closes it. */
  readonly #open: string[] = []
  #entries = new Map<string, string[]>()
  #value: string[] | null = null
  #isClosed = false

  /** The dictionary that has just ended; null after any other word. */
  get closed(): PdfDictionary | null {
    return this.#isClosed ? this.#entries : null
  }

  get isInside(): boolean {
    return this.#open.length > 0
  }

  take(word: string): void {
    this.#isClosed = false
    if (word === '>>' || word === ']') {
      if (this.#open.pop() !== word) throw new UnreadablePdf('Something ends that has not begun')
      this.#isClosed = word === '>>' && !this.isInside
    }
    if (this.isInside) this.#addToEntry(word)
    if (word === '<<' || word === '[') this.#begin(word)
  }

  #begin(word: '<<' | '['): void {
    if (!this.isInside) {
      this.#entries = new Map()
      this.#value = null
    }
    this.#open.push(CLOSING[word])
    if (this.#open.length > MAX_DEPTH) throw new UnreadablePdf('Too deep')
  }

  #addToEntry(word: string): void {
    const isKey = word.startsWith('/') && this.#open.length === 1 && this.#value?.length !== 0
    if (!isKey) {
      if (this.#value && this.#value.length < MAX_VALUE_WORDS) this.#value.push(word)
      return
    }
    const key = word.slice(1)
    // A key that comes twice has a value that nobody knows.
    const isSecond = this.#entries.has(key)
    this.#value = []
    this.#entries.set(key, isSecond ? ['', ''] : this.#value)
  }
}

/** Where a stream's bytes begin: behind the end of the keyword's line. */
function findStreamStart(bytes: Buffer, keywordEnd: number): number {
  const at = skipWhile(bytes, keywordEnd, (code) => WHITE.has(code) && !LINE_ENDS.has(code))
  if (!LINE_ENDS.has(bytes[at] ?? 0)) throw new UnreadablePdf('A stream begins in the middle of a line')
  return bytes.toString('latin1', at, at + 2) === '\r\n' ? at + 2 : at + 1
}

/** Where a stream's bytes end: as its dictionary says, or before the next keyword that ends one. */
function findStreamEnd(bytes: Buffer, start: number, dictionary: PdfDictionary): number {
  const [length = '', ...rest] = dictionary.get('Length') ?? []
  if (rest.length === 0 && /^\d{1,9}$/.test(length)) {
    const end = start + Number(length)
    const keywordAt = skipWhile(bytes, end, (code) => WHITE.has(code))
    if (bytes.toString('latin1', keywordAt, keywordAt + 9) === 'endstream') return end
  }
  const end = bytes.indexOf('endstream', start)
  if (end < 0) throw new UnreadablePdf('A stream has no end')
  return end
}

/**
 * Reads a file once, word by word, as a viewer would, and refuses what can't be read. Viewers jump to objects by
 * numbers that anyone can write, so that what strings, comments and streams hold is looked at as well.
 */
export function readPdfParts(bytes: Buffer): PdfParts {
  const names = new Set<string>()
  const hiddenNames = new Set<string>()
  const streams: PdfStream[] = []
  const words = new WordCount()
  const dictionary = new DictionaryReader()

  function searchHidden(content: Buffer): void {
    if (hasObjectHead(content)) collectNames(content, hiddenNames, words)
  }

  /** A string or comment. */
  function searchText(from: number, to: number): void {
    const content = bytes.subarray(from, to)
    collectNames(content, names, words)
    searchHidden(content)
  }

  /** Reads a stream behind its keyword, and returns where it ends. */
  function readStream(keywordEnd: number, owner: PdfDictionary | null): number {
    if (!owner) throw new UnreadablePdf('A stream has no dictionary')
    const start = findStreamStart(bytes, keywordEnd)
    const end = findStreamEnd(bytes, start, owner)
    const content = bytes.subarray(start, end)
    streams.push({ dictionary: owner, content })
    searchHidden(content)
    return end
  }

  function readKeyword(from: number): number {
    const end = skipWhile(bytes, from, isRegular)
    const word = end - from > MAX_NAME_BYTES ? '' : bytes.toString('latin1', from, end)
    const owner = dictionary.closed
    dictionary.take(word)
    if (dictionary.isInside && /^(?:end)?(?:obj|stream)$/.test(word))
      throw new UnreadablePdf('An object ends in the middle of a dictionary')
    return word === 'stream' ? readStream(end, owner) : end
  }

  function takeWord(word: string, end: number): number {
    dictionary.take(word)
    return end
  }

  function readText(from: number, end: number): number {
    searchText(from, end)
    return takeWord('()', end)
  }

  /** Reads the word at a place, and returns where it ends. */
  function readWord(at: number): number {
    words.add()
    const code = bytes[at] ?? 0
    if (code === PERCENT) {
      const end = skipWhile(bytes, at, (each) => !LINE_ENDS.has(each))
      searchText(at, end)
      return end
    }
    if (code === SLASH) {
      const end = skipWhile(bytes, at + 1, isRegular)
      const name = readName(bytes, at + 1, end)
      names.add(name)
      return takeWord(`/${name}`, end)
    }
    if (code === OPEN) return readText(at, findStringEnd(bytes, at))
    if (code === LESS && bytes[at + 1] === LESS) return takeWord('<<', at + 2)
    if (code === GREATER && bytes[at + 1] === GREATER) return takeWord('>>', at + 2)
    if (code === LESS) return takeWord('()', findHexEnd(bytes, at))
    if (code === GREATER || code === CLOSE) throw new UnreadablePdf('Something ends that has not begun')
    if (DELIMITERS.has(code)) return takeWord(String.fromCharCode(code), at + 1)
    return readKeyword(at)
  }

  for (let at = 0; at < bytes.length; ) at = WHITE.has(bytes[at] ?? 0) ? at + 1 : readWord(at)
  return { names, hiddenNames, streams }
}
