/** An element as it was read; names are without their namespace prefix. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** Its own text, without that of its children. */
  readonly text: string
}

interface OpenElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  text: string
}

const NOT_XML = new Error('not a well-formed XML text')

const refuse = (): never => {
  throw NOT_XML
}

const NAME = String.raw`[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?`
const VALUE = `"[^"<]*"|'[^'<]*'`
const TAG = new RegExp(String.raw`<(/?)(${NAME})((?:\s+${NAME}\s*=\s*(?:${VALUE}))*)\s*(/?)>`, 'y')
const ATTRIBUTE = new RegExp(String.raw`\s+(${NAME})\s*=\s*(${VALUE})`, 'g')
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u

const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
)

function characterOf(code: number): string {
  const character = code <= 0x10ffff ? String.fromCodePoint(code) : ''
  return character === '' || FORBIDDEN.test(character) ? refuse() : character
}

/** Text with its entities resolved. Only the five that need no declaration exist: others could hide anything. */
const resolve = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-fA-F]{1,6});|#(\d{1,7});|([a-z]+);)?/g,
    (_, hex?: string, decimal?: string, name = '') => {
      if (hex !== undefined) return characterOf(Number.parseInt(hex, 16))
      return decimal === undefined ? (SIGNS.get(name) ?? refuse()) : characterOf(Number(decimal))
    },
  )

const localName = (tag: string): string => tag.slice(tag.indexOf(':') + 1)

function attributesOf(text: string): Readonly<Record<string, string>> {
  const entries = [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
    name,
    resolve(value.slice(1, -1)),
  ])
  return new Set(entries.map(([name]) => name)).size < entries.length ? refuse() : Object.fromEntries(entries)
}

interface Progress {
  readonly source: string
  readonly open: OpenElement[]
  root: XmlElement | null
}

function close(progress: Progress, element: OpenElement): void {
  const { tag, attributes, children, text } = element
  const closed = { name: localName(tag), attributes, children, text }
  const parent = progress.open[progress.open.length - 1]
  if (parent) parent.children.push(closed)
  else if (progress.root) refuse()
  else progress.root = closed
}

function addText({ open }: Progress, text: string): void {
  const element = open[open.length - 1]
  if (element) element.text += text
  else if (text.trim() !== '') refuse()
}

const addEscapedText = (progress: Progress, text: string): void =>
  addText(progress, text.includes(']]>') ? refuse() : resolve(text))

/** Reads the tag at a place and returns the place behind it. */
function readTag(progress: Progress, at: number): number {
  TAG.lastIndex = at
  const [whole = '', isEnd, tag = '', attributes = '', isEmpty] = TAG.exec(progress.source) ?? refuse()
  if (isEnd) {
    const element = progress.open.pop()
    if (element?.tag !== tag || attributes !== '' || isEmpty) return refuse()
    close(progress, element)
    return at + whole.length
  }
  const element = { tag, attributes: attributesOf(attributes), children: [], text: '' }
  if (isEmpty) close(progress, element)
  else progress.open.push(element)
  return at + whole.length
}

function endOf(source: string, mark: string, from: number): number {
  const at = source.indexOf(mark, from)
  return at < 0 ? refuse() : at
}

/** Reads what begins with `<` at a place and returns the place behind it. */
function readMarkup(progress: Progress, at: number): number {
  const { source } = progress
  if (source.startsWith('<!--', at)) return endOf(source, '-->', at + 4) + 3
  if (source.startsWith('<?', at)) return endOf(source, '?>', at + 2) + 2
  if (source.startsWith('<![CDATA[', at)) {
    const end = endOf(source, ']]>', at + 9)
    addText(progress, source.slice(at + 9, end))
    return end + 3
  }
  // A document type can declare entities and name files; no bank sends one.
  return source.startsWith('<!', at) ? refuse() : readTag(progress, at)
}

function readDocument(source: string): XmlElement {
  const progress: Progress = { source, open: [], root: null }
  let at = 0
  while (at < source.length) {
    const next = source.indexOf('<', at)
    const end = next < 0 ? source.length : next
    addEscapedText(progress, source.slice(at, end))
    at = next < 0 ? end : readMarkup(progress, next)
  }
  return progress.root === null || progress.open.length > 0 ? refuse() : progress.root
}

/** The root element of an XML text, or null when it is not well-formed. Built for small, plain messages of banks. */
export function readXml(text: string): XmlElement | null {
  if (FORBIDDEN.test(text)) return null
  try {
    return readDocument(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    if (error === NOT_XML) return null
    throw error
  }
}

/** All elements that are reached over these names, in their order. */
export const elementsAt = (element: XmlElement, path: string): readonly XmlElement[] =>
  path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    )

/** The text of the first element that is reached over these names, or null where there is none. */
export const textAt = (element: XmlElement, path: string): string | null =>
  elementsAt(element, path)[0]?.text.trim() ?? null
