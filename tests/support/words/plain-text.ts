import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

const join = (starts: readonly string[], ends: readonly string[]): string[] =>
  starts.flatMap((start) => ends.map((end) => start + end))

/** Every way in which elements can read: one for each branch of a plural or select. Values stay as `{name}`. */
function readElements(elements: readonly MessageFormatElement[]): string[] {
  return elements.reduce<string[]>((starts, element) => join(starts, readElement(element)), [''])
}

function readElement(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal) return [element.value]
  if (element.type === TYPE.pound) return ['{count}']
  if (element.type === TYPE.tag) return readElements(element.children)
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return [`{${element.value}}`]
  return [...new Set(Object.values(element.options).flatMap(({ value }) => readElements(value)))]
}

/** The sentences that an ICU message can become, without its syntax. */
export const readMessage = (message: string): string[] => readElements(parse(message))

const LINK = /\[([^\]]+)\]\([^)]+\)/g
const MARKERS = /^(?:#{2,3} |- |\d+\. )|\*\*/g

/** A line of a content page without its marks; a table row becomes one text per cell. */
export function readMarkdownLine(line: string): string[] {
  if (/^\|[\s|:-]+\|$/.test(line)) return []
  const cells = line.startsWith('|') ? line.split('|') : [line]
  return cells
    .map((cell) => cell.trim().replace(LINK, '$1').replace(MARKERS, '').trim())
    .filter((cell) => cell !== '')
}

/** Words of a text that its placeholders leave. */
export const withoutPlaceholders = (text: string): string => text.replace(/\{\w+\}/g, ' ')
