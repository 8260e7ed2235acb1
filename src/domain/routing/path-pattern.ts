/** One segment of a path pattern: fixed text, optionally followed by a parameter for the rest of the segment. */
interface Segment {
  readonly prefix: string
  readonly param: string | null
}

export type PathPattern = readonly Segment[]

function parseSegment(text: string): Segment {
  const brace = text.indexOf('{')
  if (brace === -1) return { prefix: text, param: null }
  if (!text.endsWith('}')) throw new Error(`A parameter must end its segment: ${text}`)
  return { prefix: text.slice(0, brace), param: text.slice(brace + 1, -1) }
}

const splitPath = (path: string): string[] => (path === '/' ? [] : path.slice(1).split('/'))

export const compilePattern = (pattern: string): PathPattern => splitPath(pattern).map(parseSegment)

function decodeSegment(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

function matchSegment(segment: Segment, text: string): { param?: [string, string] } | null {
  if (segment.param === null) return text === segment.prefix ? {} : null
  if (!text.startsWith(segment.prefix) || text.length === segment.prefix.length) return null
  const value = decodeSegment(text.slice(segment.prefix.length))
  return value === null ? null : { param: [segment.param, value] }
}

/** The parameters of a path that matches the pattern; null if it does not. */
export function matchPattern(pattern: PathPattern, pathname: string): Record<string, string> | null {
  if (!pathname.startsWith('/')) return null
  const texts = splitPath(pathname)
  if (texts.length !== pattern.length) return null
  const params: [string, string][] = []
  for (const [index, segment] of pattern.entries()) {
    const match = matchSegment(segment, texts[index] ?? '')
    if (!match) return null
    if (match.param) params.push(match.param)
  }
  return Object.fromEntries(params)
}

export function fillPattern(pattern: PathPattern, params: Readonly<Record<string, string>>): string {
  const texts = pattern.map(({ prefix, param }) => {
    if (param === null) return prefix
    const value = params[param]
    if (!value) throw new Error(`Missing route parameter: ${param}`)
    return prefix + encodeURIComponent(value)
  })
  return `/${texts.join('/')}`
}

/** Sorts the more specific pattern first: fixed text before a prefix, a prefix before a bare parameter. */
export function compareSpecificity(left: PathPattern, right: PathPattern): number {
  if (left.length !== right.length) return left.length - right.length
  const rank = (segment: Segment) => (segment.param === null ? 1e6 : segment.prefix.length)
  for (const [index, segment] of left.entries()) {
    const other = right[index]
    if (!other) break
    const difference = rank(other) - rank(segment)
    if (difference !== 0) return difference
  }
  return 0
}
