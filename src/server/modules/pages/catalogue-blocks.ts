import type { Block } from '#domain/content/content-page.ts'
import { parseContentBody } from '#server/modules/content/content-blocks.ts'

/** The text of a category or manufacturer; it has no links, because what it could link to may go. */
export const catalogueBlocks = (content: string): Block[] =>
  parseContentBody(content, (target) => {
    throw new Error(`Catalogue texts have no links: ${target}`)
  })
