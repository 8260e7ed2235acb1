import { parseSync, Visitor } from 'oxc-parser'
import type { SourceFile } from './source-files.ts'

interface Handler {
  readonly start: number
  readonly end: number
}

/** Reported, passed on to a caller, or left alone for a reason that a comment names. */
const IS_DEALT_WITH = /\breport[A-Z]\w*\b|\bthrow\b|\breject\b|\/\//

const LINES_ABOVE = 2

/** The text of a handler with the lines above it, where a comment about it would be. */
function readWithComment(text: string, { start, end }: Handler): string {
  const above = text
    .slice(0, start)
    .split('\n')
    .slice(-1 - LINES_ABOVE)
  return above.join('\n') + text.slice(start, end)
}

/** Where a failure is caught and nobody hears of it, and no comment says why. */
export function findSwallowedFailures({ path, text }: SourceFile): string[] {
  const handlers: Handler[] = []
  new Visitor({
    CatchClause: ({ body }) => void handlers.push(body),
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { name } = callee.property
      const handler = name === 'catch' ? given[0] : name === 'then' ? given[1] : undefined
      if (handler) handlers.push(handler)
    },
  }).visit(parseSync(path, text).program)
  return handlers
    .filter((handler) => !IS_DEALT_WITH.test(readWithComment(text, handler)))
    .map(({ start }) => `${path}:${text.slice(0, start).split('\n').length}`)
}
