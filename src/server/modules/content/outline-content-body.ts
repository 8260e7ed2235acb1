import { lexer, type Token, type Tokens } from 'marked'
import type { OutlineEntry } from '#domain/content/content-outline.ts'
import { decodeTarget, findPicture } from './parse-content-body.ts'

/** A cursor in the text: what a token is made of is found after it, in order. */
interface Position {
  offset: number
}

const countLines = (text: string): number => text.split('\n').length - 1

const TEXT_TYPES = ['text', 'escape', 'strong', 'link']

class Outline {
  readonly entries: OutlineEntry[] = []
  readonly #markdown: string

  constructor(markdown: string) {
    this.#markdown = markdown
  }

  /** The line that a token starts in, at or after the cursor. */
  #findLine({ raw }: Pick<Token, 'raw'>, position: Position): number {
    const start = this.#markdown.indexOf(raw.trimEnd(), position.offset)
    if (start >= 0) position.offset = start
    return countLines(this.#markdown.slice(0, position.offset)) + 1
  }

  #addInline(token: Token, position: Position): void {
    const line = this.#findLine(token, position)
    if (token.type === 'link') {
      const { href, raw, text } = token as Tokens.Link
      if (raw !== text) this.entries.push({ kind: 'link', target: decodeTarget(href), line })
    }
    if (!TEXT_TYPES.includes(token.type))
      this.entries.push({ kind: 'unsupported', what: token.raw.trim(), line })
    this.#addInlines('tokens' in token ? token.tokens : undefined, position)
  }

  #addInlines(tokens: readonly Token[] | undefined, position: Position): void {
    for (const token of tokens ?? []) this.#addInline(token, position)
  }

  #addPicture(token: Tokens.Image, position: Position): void {
    const line = this.#findLine(token, position)
    this.entries.push({ kind: 'picture', target: token.href, alt: token.text, line })
  }

  addBlock(token: Token, position: Position): void {
    const line = countLines(this.#markdown.slice(0, position.offset)) + 1
    switch (token.type) {
      case 'space':
        return
      case 'heading': {
        const { depth, text, tokens } = token as Tokens.Heading
        this.entries.push({ kind: 'heading', level: depth, text, line })
        const marked = tokens.find(({ type }) => type !== 'text' && type !== 'escape')
        if (marked) this.entries.push({ kind: 'unsupported', what: marked.raw, line })
        return
      }
      case 'paragraph': {
        const paragraph = token as Tokens.Paragraph
        const picture = findPicture(paragraph)
        if (picture) this.#addPicture(picture, position)
        else this.#addInlines(paragraph.tokens, position)
        return
      }
      case 'list':
        for (const item of (token as Tokens.List).items) this.#addInlines(item.tokens, position)
        return
      case 'table': {
        const { header, rows } = token as Tokens.Table
        for (const cell of [header, ...rows].flat()) this.#addInlines(cell.tokens, position)
        return
      }
      default:
        this.entries.push({ kind: 'unsupported', what: token.raw.trim().slice(0, 60), line })
    }
  }
}

/** What a text refers to and how it is divided. Unlike parsing, it goes on where the shop couldn't show something. */
export function outlineContentBody(markdown: string): readonly OutlineEntry[] {
  const text = markdown.replaceAll('\r\n', '\n')
  const outline = new Outline(text)
  let offset = 0
  for (const token of lexer(text)) {
    outline.addBlock(token, { offset })
    offset += token.raw.length
  }
  return outline.entries
}
