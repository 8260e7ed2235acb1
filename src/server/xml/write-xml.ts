import XMLBuilder from 'fast-xml-builder'
import type { XmlContent } from '#domain/payouts/xml-content.ts'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'

// What XML 1.0 cannot hold, not even as an entity. The builder lets it through.
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u

const BUILDER = new XMLBuilder({
  attributeNamePrefix: '@',
  textNodeName: '#text',
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  processEntities: true,
})

/** Writes a document without indentation, because some readers take blanks between elements for text. */
export function writeXml(document: XmlContent): string {
  const text = BUILDER.build(document)
  if (FORBIDDEN.test(text)) throw new TypeError('a character that XML cannot hold')
  return `${DECLARATION}\n${text}\n`
}
