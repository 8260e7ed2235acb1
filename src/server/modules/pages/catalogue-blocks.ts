import type { Block } from '#domain/content/content-page.ts'
import { parseContentBody } from '#server/modules/content/content-blocks.ts'

const plainParagraph = (text: string): Block => ({ kind: 'paragraph', content: [{ kind: 'text', text }] })

/**
 * The text of a category or manufacturer. It has no links, because what it could link to may go; a text that cannot be
 * read, from another system's index for example, is shown as it is written.
 */
export function catalogueBlocks(content: string): Block[] {
  if (content === '') return []
  try {
    return parseContentBody(content, (target) => {
      throw new Error(`Catalogue texts have no links: ${target}`)
    })
  } catch {
    return [plainParagraph(content)]
  }
}
