import { lexer, type Token, type Tokens } from 'marked'
import type { Block, Inline } from '#domain/content/content-page.ts'

/** Turns a link target as written (`content:terms`, `route:contact`, `mailto:…`) into a URL. */
export type ResolveLink = (target: string) => string

const rejectToken = (token: Token): never => {
  throw new Error(`Content pages do not support "${token.type}": ${token.raw.slice(0, 60)}`)
}

// The lexer only escapes HTML entities that a writer typed on purpose, and our pages have none.
function toInline(token: Token, resolve: ResolveLink): Inline {
  switch (token.type) {
    case 'text':
    case 'escape':
      return { kind: 'text', text: (token as Tokens.Text).text }
    case 'strong':
      return { kind: 'bold', children: toInlines((token as Tokens.Strong).tokens, resolve) }
    case 'link': {
      const { href, tokens, raw, text } = token as Tokens.Link
      // A bare domain in running text is a name, not a link; a bare mail address is one.
      if (raw === text && !href.startsWith('mailto:')) return { kind: 'text', text }
      return { kind: 'link', href: resolve(decodeURI(href)), children: toInlines(tokens, resolve) }
    }
    default:
      return rejectToken(token)
  }
}

function toInlines(tokens: readonly Token[] = [], resolve: ResolveLink): Inline[] {
  return tokens.flatMap((token) => {
    const isWrapper = token.type === 'text' && 'tokens' in token && token.tokens
    return isWrapper ? toInlines(token.tokens, resolve) : [toInline(token, resolve)]
  })
}

/** Turns the text of a heading into a fragment id. */
export const buildHeadingId = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

function toHeading(token: Tokens.Heading): Block {
  if (token.depth !== 2 && token.depth !== 3) return rejectToken(token)
  const text = token.tokens
    .map((part) =>
      part.type === 'text' || part.type === 'escape' ? (part as Tokens.Text).text : rejectToken(part),
    )
    .join('')
  return { kind: 'heading', level: token.depth, id: buildHeadingId(text), text }
}

function toBlocks(token: Token, resolve: ResolveLink): Block[] {
  switch (token.type) {
    case 'space':
      return []
    case 'heading':
      return [toHeading(token as Tokens.Heading)]
    case 'paragraph':
      return [{ kind: 'paragraph', content: toInlines((token as Tokens.Paragraph).tokens, resolve) }]
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return [
        { kind: 'list', isOrdered: ordered, items: items.map((item) => toInlines(item.tokens, resolve)) },
      ]
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table
      const toCells = (row: Tokens.TableCell[]) => row.map((cell) => toInlines(cell.tokens, resolve))
      return [{ kind: 'table', head: toCells(header), rows: rows.map(toCells) }]
    }
    default:
      return rejectToken(token)
  }
}

/** Parses Markdown into blocks. Anything the shop can't show is an error rather than a gap on the page. */
export const parseContentBody = (markdown: string, resolve: ResolveLink): Block[] =>
  lexer(markdown).flatMap((token) => toBlocks(token, resolve))
