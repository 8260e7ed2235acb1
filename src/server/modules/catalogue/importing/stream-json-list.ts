/** An entry of a JSON list, with the line that it begins on. */
export interface JsonEntry {
  readonly line: number
  readonly value: unknown
}

/** The text is JSON, but no list. */
export class NoJsonListError extends Error {
  override name = 'NoJsonListError'
}

/** A device takes a few hundred characters. Without a limit, a missing bracket would read the whole file into memory. */
const MAX_ENTRY_LENGTH = 1_000_000

const BLANK = /\s/

/** Splits a JSON list into its entries; the entries themselves are left to the engine's own parser. */
class EntrySplitter {
  #line = 1
  #state: 'before' | 'inside' | 'after' = 'before'
  /** Brackets that are open inside the current entry. */
  #depth = 0
  #isInString = false
  #isEscaped = false
  #entry = ''
  #entryLine = 0
  #hasComma = false

  requireEnd(): void {
    if (this.#state !== 'after') throw new SyntaxError('Unexpected end of JSON input')
  }

  /** The entries that this piece of the text completes. */
  *read(text: string): Generator<JsonEntry> {
    // Where the part of the current entry begins that is not yet kept.
    let start = 0
    for (let index = 0; index < text.length; index += 1) {
      const character = text.charAt(index)
      if (character === '\n') this.#line += 1
      if (this.#isInString) this.#readInString(character)
      else if (this.#state !== 'inside') {
        this.#readOutside(character)
        start = index + 1
      } else if (this.#depth === 0 && (character === ',' || character === ']')) {
        this.#keep(text.slice(start, index))
        start = index + 1
        yield* this.#end(character)
      } else this.#readInside(character)
    }
    if (this.#state === 'inside') this.#keep(text.slice(start))
  }

  #readInString(character: string): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (character === '\\') this.#isEscaped = true
    else if (character === '"') this.#isInString = false
  }

  #readOutside(character: string): void {
    if (BLANK.test(character)) return
    if (this.#state === 'after') throw this.#describe(character)
    if (character !== '[') throw new NoJsonListError('The text is no list')
    this.#state = 'inside'
  }

  #readInside(character: string): void {
    if (this.#entryLine === 0 && !BLANK.test(character)) this.#entryLine = this.#line
    if (character === '"') this.#isInString = true
    else if (character === '{' || character === '[') this.#depth += 1
    else if (character === '}' || character === ']') this.#depth -= 1
  }

  #keep(part: string): void {
    this.#entry += part
    if (this.#entry.length > MAX_ENTRY_LENGTH)
      throw new SyntaxError(`The entry in line ${this.#entryLine} is too long`)
  }

  *#end(character: string): Generator<JsonEntry> {
    const isEmpty = this.#entryLine === 0
    if (isEmpty && (character === ',' || this.#hasComma)) throw this.#describe(character)
    if (!isEmpty) yield { line: this.#entryLine, value: this.#parse() }
    this.#hasComma = character === ','
    if (character === ']') this.#state = 'after'
    this.#entry = ''
    this.#entryLine = 0
  }

  #parse(): unknown {
    try {
      return JSON.parse(this.#entry)
    } catch (error) {
      throw new SyntaxError(`${(error as Error).message}, in the entry of line ${this.#entryLine}`)
    }
  }

  #describe(character: string): SyntaxError {
    return new SyntaxError(`Unexpected token '${character}' in line ${this.#line}`)
  }
}

/** Reads a JSON list of any length: only one entry is in memory at a time. */
export async function* streamJsonList(texts: AsyncIterable<string>): AsyncGenerator<JsonEntry> {
  const splitter = new EntrySplitter()
  for await (const text of texts) yield* splitter.read(text)
  splitter.requireEnd()
}
