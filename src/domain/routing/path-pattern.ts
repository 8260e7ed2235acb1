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

/** The texts between the slashes of a path. */
export const splitPath = (path: string): string[] => (path === '/' ? [] : path.slice(1).split('/'))

export const compilePattern = (pattern: string): PathPattern => splitPath(pattern).map(parseSegment)

function decodeSegment(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** The parameter in a segment: empty where it has none, null where the text doesn't match. */
function matchSegment({ prefix, param }: Segment, text: string): string | null {
  if (param === null) return text === prefix ? '' : null
  if (!text.startsWith(prefix) || text.length === prefix.length) return null
  return decodeSegment(text.slice(prefix.length))
}

/** The parameters of a path, given by its segments, that matches the pattern; null if it does not. */
export function matchPattern(
  pattern: PathPattern,
  segments: readonly string[],
): Record<string, string> | null {
  if (segments.length !== pattern.length) return null
  const params: Record<string, string> = {}
  for (let index = 0; index < pattern.length; index += 1) {
    const segment = pattern[index] as Segment
    const value = matchSegment(segment, segments[index] ?? '')
    if (value === null) return null
    if (segment.param !== null) params[segment.param] = value
  }
  return params
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
