import type { ReactNode } from 'react'
import { ignoreOutcome } from './ignore-outcome.ts'
import { MarkupWriter, type PreparedParts } from './markup-writer.ts'
import { withStillHooks } from './still-hooks.ts'

export type { PreparedParts } from './markup-writer.ts'

/**
 * The markup that React's `renderToString` gives, with prepared parts in the places of their tags. Null where that is left to
 * React: it knows more than is written here, and what to do about a component that breaks.
 */
export function writeMarkup(node: ReactNode, prepared: PreparedParts = new Map()): string | null {
  const writer = new MarkupWriter(prepared)
  try {
    return withStillHooks(writer, () => writer.writePage(node))
  } catch (problem) {
    ignoreOutcome(problem)
    // Nothing is lost: React renders the page again, and meets the same problem if there is one.
    return null
  }
}
