import type { Block } from '#domain/content/content-page.ts'
import { parseContentBody } from '#server/modules/content/parse-content-body.ts'
import type { PageRequest } from './page-loader.ts'

/** More than there are categories and manufacturers in all languages. */
const MAX_REMEMBERED = 2_000

/** Parsed once: a text changes rarely, and its list is shown often. */
const remembered = new Map<string, readonly Block[]>()

const toParagraph = (text: string): Block => ({ kind: 'paragraph', content: [{ kind: 'text', text }] })

function parseBlocks(content: string): readonly Block[] {
  try {
    return parseContentBody(content, (target) => {
      throw new Error(`Catalogue texts have no links: ${target}`)
    })
  } catch {
    return [toParagraph(content)]
  }
}

/**
 * The text of a category or manufacturer. It has no links, because their targets may disappear. A text that can't be
 * parsed, for example from another system's index, is shown as it is.
 */
export function readCatalogueBlocks(
  { market, services }: Pick<PageRequest, 'market' | 'services'>,
  written: string,
): readonly Block[] {
  if (written === '') return []
  const content = services.facts.fillKnown(market, written)
  const known = remembered.get(content)
  if (known) return known
  const blocks = parseBlocks(content)
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  remembered.set(content, blocks)
  return blocks
}
