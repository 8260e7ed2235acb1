import { parseSync, Visitor, type VisitorObject } from 'oxc-parser'
import type { SourceFile } from './source-files.ts'

type Expression = Parameters<NonNullable<VisitorObject['SpreadElement']>>[0]['argument']

/** The expression without parentheses, `as` and `satisfies`. */
function unwrap(node: Expression): Expression {
  if (
    node.type === 'ParenthesizedExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression'
  )
    return unwrap(node.expression)
  return node
}

/**
 * Places where a literal is spread into another one (`...{ a, b }`, `...[a, b]`, `<Part {...{ a, b }} />`). The compiler does not check
 * for excess properties inside such a spread, so a misspelt field compiles.
 */
export function findPackedSpreads({ path, text }: SourceFile): string[] {
  const places: string[] = []
  const checkSpread = ({ argument, start }: { readonly argument: Expression; readonly start: number }) => {
    const { type } = unwrap(argument)
    if (type !== 'ObjectExpression' && type !== 'ArrayExpression') return
    places.push(`${path}:${text.slice(0, start).split('\n').length}`)
  }
  new Visitor({ SpreadElement: checkSpread, JSXSpreadAttribute: checkSpread }).visit(
    parseSync(path, text).program,
  )
  return places
}
