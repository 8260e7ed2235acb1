/** An element of an XML text: its name, its text or children, its attributes. */
export type XmlNode = readonly [
  name: string,
  content: string | readonly XmlNode[],
  attributes?: Readonly<Record<string, string>>,
]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
// What XML 1.0 cannot hold, not even as an entity.
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u

function escapeXml(text: string): string {
  if (FORBIDDEN.test(text)) throw new TypeError('a character that no XML text can hold')
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

function elementText([name, content, attributes = {}]: XmlNode): string {
  const head = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('')
  const inner = typeof content === 'string' ? escapeXml(content) : content.map(elementText).join('')
  return `<${name}${head}>${inner}</${name}>`
}

/** The element as a whole document. Without indentation: blanks between elements are text to some readers. */
export const xmlText = (root: XmlNode): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${elementText(root)}\n`
