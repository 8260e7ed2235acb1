import type { Block } from '#domain/content/content-page.ts'
import { parseContentBody } from '#server/modules/content/parse-content-body.ts'
import type { PageRequest } from './page-loader.ts'

const toParagraph = (text: string): Block => ({ kind: 'paragraph', content: [{ kind: 'text', text }] })

/**
 * The text of a category or manufacturer. It has no links, because their targets may disappear. A text that can't be
 * parsed, for example from another system's index, is shown as it is.
 */
export function readCatalogueBlocks(
  { market, services }: Pick<PageRequest, 'market' | 'services'>,
  written: string,
): Block[] {
  if (written === '') return []
  const content = services.facts.fillKnown(market, written)
  try {
    return parseContentBody(content, (target) => {
      throw new Error(`Catalogue texts have no links: ${target}`)
    })
  } catch {
    return [toParagraph(content)]
  }
}
