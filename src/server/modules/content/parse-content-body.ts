import { lexer, type Token, type Tokens } from 'marked'
import type { Block, Inline } from '#domain/content/content-page.ts'
import { isContentPicture, PICTURE_SCHEME } from '#domain/content/content-pictures.ts'

/** Turns a link target as written (`content:terms`, `route:contact`, `mailto:…`) into a URL. */
export type ResolveLink = (target: string) => string

/** The text to show instead of what the shop can't show. The strict one throws. */
export type OnUnsupported = (token: Token) => string

const rejectToken: OnUnsupported = (token) => {
  throw new Error(`Content pages do not support "${token.type}": ${token.raw.slice(0, 60)}`)
}

interface Parsing {
  readonly resolve: ResolveLink
  readonly onUnsupported: OnUnsupported
}

// The lexer only escapes HTML entities that a writer typed on purpose, and our pages have none.
function toInline(token: Token, parsing: Parsing): Inline {
  switch (token.type) {
    case 'text':
    case 'escape':
      return { kind: 'text', text: (token as Tokens.Text).text }
    case 'strong':
      return { kind: 'bold', children: toInlines((token as Tokens.Strong).tokens, parsing) }
    case 'link': {
      const { href, tokens, raw, text } = token as Tokens.Link
      // A bare domain in running text is a name, not a link; a bare mail address is one.
      if (raw === text && !href.startsWith('mailto:')) return { kind: 'text', text }
      return { kind: 'link', href: parsing.resolve(decodeTarget(href)), children: toInlines(tokens, parsing) }
    }
    default:
      return { kind: 'text', text: parsing.onUnsupported(token) }
  }
}

/** The lexer encodes what is no part of an address, such as braces. */
export function decodeTarget(href: string): string {
  try {
    return decodeURI(href)
  } catch {
    return href
  }
}

function toInlines(tokens: readonly Token[] = [], parsing: Parsing): Inline[] {
  return tokens.flatMap((token) => {
    const isWrapper = token.type === 'text' && 'tokens' in token && token.tokens
    return isWrapper ? toInlines(token.tokens, parsing) : [toInline(token, parsing)]
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

const toParagraph = (text: string): Block => ({ kind: 'paragraph', content: [{ kind: 'text', text }] })

function toHeading(token: Tokens.Heading, { onUnsupported }: Parsing): Block {
  if (token.depth !== 2 && token.depth !== 3) return toParagraph(onUnsupported(token))
  const text = token.tokens
    .map((part) =>
      part.type === 'text' || part.type === 'escape' ? (part as Tokens.Text).text : onUnsupported(part),
    )
    .join('')
  return { kind: 'heading', level: token.depth, id: buildHeadingId(text), text }
}

/** A picture stands alone in its paragraph. */
export function findPicture({ tokens }: Tokens.Paragraph): Tokens.Image | null {
  const [only, ...others] = tokens
  return only?.type === 'image' && others.length === 0 ? (only as Tokens.Image) : null
}

function toPicture(token: Tokens.Image, { onUnsupported }: Parsing): Block {
  const { href, text } = token
  if (!isContentPicture(href)) return toParagraph(onUnsupported(token))
  return { kind: 'picture', name: href.slice(PICTURE_SCHEME.length), alt: text }
}

function toBlocks(token: Token, parsing: Parsing): Block[] {
  switch (token.type) {
    case 'space':
      return []
    case 'heading':
      return [toHeading(token as Tokens.Heading, parsing)]
    case 'paragraph': {
      const paragraph = token as Tokens.Paragraph
      const picture = findPicture(paragraph)
      if (picture) return [toPicture(picture, parsing)]
      return [{ kind: 'paragraph', content: toInlines(paragraph.tokens, parsing) }]
    }
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return [
        { kind: 'list', isOrdered: ordered, items: items.map((item) => toInlines(item.tokens, parsing)) },
      ]
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table
      const toCells = (row: Tokens.TableCell[]) => row.map((cell) => toInlines(cell.tokens, parsing))
      return [{ kind: 'table', head: toCells(header), rows: rows.map(toCells) }]
    }
    default:
      return [toParagraph(parsing.onUnsupported(token))]
  }
}

/** Parses Markdown into blocks. Anything the shop can't show is an error rather than a gap on the page. */
export const parseContentBody = (
  markdown: string,
  resolve: ResolveLink,
  onUnsupported: OnUnsupported = rejectToken,
): Block[] => lexer(markdown).flatMap((token) => toBlocks(token, { resolve, onUnsupported }))
