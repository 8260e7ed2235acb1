import type { Block } from '#domain/content/content-page.ts'
import { parseContentBody } from '#server/modules/content/parse-content-body.ts'

const toParagraph = (text: string): Block => ({ kind: 'paragraph', content: [{ kind: 'text', text }] })

/**
 * The text of a category or manufacturer. It has no links, because their targets may disappear. A text that can't be
 * parsed, for example from another system's index, is shown as it is.
 */
export function readCatalogueBlocks(content: string): Block[] {
  if (content === '') return []
  try {
    return parseContentBody(content, (target) => {
      throw new Error(`Catalogue texts have no links: ${target}`)
    })
  } catch {
    return [toParagraph(content)]
  }
}
