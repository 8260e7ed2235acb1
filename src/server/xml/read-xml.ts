import { XmlElement as ParsedElement, XmlText as ParsedText, parseXml, XmlError } from '@rgrove/parse-xml'

/** An element of an XML document. Its name has no namespace prefix. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** Its own text, without that of its children. */
  readonly text: string
}

/** A status report on the largest batch, 5,000 transfers, stays well below. */
export const MAX_XML_LENGTH = 10 * 1024 * 1024

/** Messages of banks have about ten levels. */
const MAX_DEPTH = 50

const removePrefix = (name: string): string => name.slice(name.indexOf(':') + 1)

class TooDeepError extends Error {
  override name = 'TooDeepError'
}

function convert(element: ParsedElement, depth = 1): XmlElement {
  if (depth > MAX_DEPTH) throw new TooDeepError()
  const children: XmlElement[] = []
  let text = ''
  for (const node of element.children) {
    if (node instanceof ParsedElement) children.push(convert(node, depth + 1))
    else if (node instanceof ParsedText) text += node.text
  }
  return { name: removePrefix(element.name), attributes: { ...element.attributes }, children, text }
}

/** A document that is malformed, too deep, or so deep that the parser itself runs out of stack. */
const isRefusal = (error: unknown): boolean =>
  error instanceof XmlError || error instanceof TooDeepError || error instanceof RangeError

/**
 * Reads the root element of an XML document; null if it is not well-formed. Document types are refused before parsing:
 * they can declare entities that grow without end or name files, and no bank sends one.
 */
export function readXml(text: string): XmlElement | null {
  if (text.length > MAX_XML_LENGTH || text.includes('<!DOCTYPE')) return null
  try {
    const { root } = parseXml(text)
    return root && convert(root)
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

/** All elements at a path of names, in document order. */
export const findElements = (element: XmlElement, path: string): readonly XmlElement[] =>
  path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    )

/** The text of the first element at a path of names, or null. */
export const findText = (element: XmlElement, path: string): string | null =>
  findElements(element, path)[0]?.text.trim() ?? null
