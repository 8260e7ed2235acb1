import type { ReactNode } from 'react'
import { LeftToReact } from './left-to-react.ts'
import { MarkupWriter, type PreparedParts } from './markup-writer.ts'
import { withStillHooks } from './still-hooks.ts'

export type { PreparedParts } from './markup-writer.ts'

/**
 * The markup that React's `renderToString` gives, with prepared parts in the places of their tags. Null where a page has
 * something that only React writes.
 */
export function writeMarkup(node: ReactNode, prepared: PreparedParts = new Map()): string | null {
  const writer = new MarkupWriter(prepared)
  try {
    withStillHooks(writer, () => writer.write(node))
    return writer.finish()
  } catch (error) {
    if (error instanceof LeftToReact) return null
    throw error
  }
}
