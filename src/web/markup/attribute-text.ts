import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { escapeMarkup } from './escape-markup.ts'
import { LeftToReact } from './left-to-react.ts'

export type Props = Readonly<Record<string, unknown>>

interface Attribute {
  /** What stands before the text; null where the value decides whether and how it is written. */
  readonly start: string | null
  /** What React does with an empty one depends on the tag; a script in one is made harmless. */
  readonly isAddress: boolean
  /** Values that are written in a way of their own. */
  readonly texts: Map<unknown, string>
}

const ADDRESSES: ReadonlySet<string> = new Set(['action', 'data', 'formAction', 'href', 'src', 'xlinkHref'])
const PLAIN_ADDRESS = /^(?:[/#?]|https?:|mailto:|tel:)/

/** What only a browser calls. */
const FOR_BROWSERS = /^(?:ref$|on[A-Z])/

/** A text that every attribute treats like any other. */
const PROBE = 'probe'

const MAX_ATTRIBUTES = 500
const MAX_TEXTS = 500

const attributes = new Map<string, Attribute>()

/** How React writes an attribute. */
function askReact(name: string, value: unknown): string {
  const markup = renderToStaticMarkup(createElement('i', { [name]: value }))
  return markup.slice('<i'.length, -'></i>'.length)
}

function describeAttribute(name: string): Attribute {
  const end = `="${PROBE}"`
  const text = askReact(name, PROBE)
  const start = text.endsWith(end) ? text.slice(0, -PROBE.length - 1) : null
  return { start, isAddress: ADDRESSES.has(name), texts: new Map() }
}

function findAttribute(name: string): Attribute {
  const known = attributes.get(name)
  if (known) return known
  const attribute = describeAttribute(name)
  if (attributes.size < MAX_ATTRIBUTES) attributes.set(name, attribute)
  return attribute
}

function findText(name: string, value: unknown): string {
  const { texts } = findAttribute(name)
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = askReact(name, value)
  if (texts.size < MAX_TEXTS) texts.set(value, text)
  return text
}

function writeNumber(name: string, value: number): string {
  const { start, isAddress } = findAttribute(name)
  return start === null || isAddress ? findText(name, value) : `${start}${value}"`
}

function writeText(name: string, text: string): string {
  const { start, isAddress } = findAttribute(name)
  if (isAddress && text === '') throw new LeftToReact('an empty address')
  // Not kept: it may be a visitor's.
  if (isAddress && !PLAIN_ADDRESS.test(text)) return askReact(name, text)
  if (start === null) return findText(name, text)
  return `${start}${escapeMarkup(text)}"`
}

/**
 * An attribute as React writes it. React itself is asked how: once for each name that takes any text, and for each value
 * otherwise.
 */
export function writeAttribute(name: string, value: unknown): string {
  switch (typeof value) {
    case 'string':
      return writeText(name, value)
    case 'number':
      return writeNumber(name, value)
    case 'boolean':
      return findText(name, value)
    case 'undefined':
      return ''
    case 'function':
      if (!FOR_BROWSERS.test(name)) throw new LeftToReact(`a function as ${name}`)
      return ''
    case 'object':
      if (value === null || name === 'ref') return ''
      if (name === 'style') return askReact(name, value)
      throw new LeftToReact(`an object as ${name}`)
    default:
      throw new LeftToReact(`a ${typeof value} as ${name}`)
  }
}
