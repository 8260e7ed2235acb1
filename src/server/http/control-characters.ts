import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from './error-handler.ts'
import { formatFieldPath } from './to-field-errors.ts'

/** Free text of several lines, and files that are sent as text. Everything else is a single line. */
const MULTI_LINE_FIELDS: ReadonlySet<string> = new Set([
  'message',
  'note',
  'reason',
  'comment',
  'answer',
  'text',
  'file',
  'body',
])

const TAB = 0x09
const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

const isControl = (code: number): boolean => code < 0x20 || (code >= 0x7f && code <= 0x9f)

const isLayout = (code: number): boolean => code === TAB || code === LINE_FEED || code === CARRIAGE_RETURN

type Lines = 'single' | 'multiple'

function hasControl(text: string, lines: Lines): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (isControl(code) && !(lines === 'multiple' && isLayout(code))) return true
  }
  return false
}

interface Place {
  /** The field that the value belongs to; elements of a list belong to the list. */
  readonly name: string
  /** The last part of the path; null for the body itself. */
  readonly key: string | null
  readonly outer: Place | null
  readonly value: unknown
}

/** Names and indexes from the body down to a place. They are a visitor's text. */
function buildPath(place: Place): readonly string[] {
  const keys: string[] = []
  for (let at: Place | null = place; at !== null; at = at.outer) if (at.key !== null) keys.push(at.key)
  return keys.reverse()
}

/**
 * The path of a field with a control character, in its name or its value at any depth; null if there is none. It is empty
 * for the body itself. A name that has one is left out.
 */
export function findControlledField(body: unknown): readonly string[] | null {
  if (typeof body === 'string') return hasControl(body, 'multiple') ? [] : null
  // Not recursive: a visitor decides how deep a body is nested.
  const open: Place[] = [{ name: '', key: null, outer: null, value: body }]
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const { name, value } = place
    if (typeof value === 'string') {
      if (hasControl(value, MULTI_LINE_FIELDS.has(name) ? 'multiple' : 'single')) return buildPath(place)
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries())
        open.push({ name, key: String(index), outer: place, value: item })
    } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
      for (const [key, inner] of Object.entries(value)) {
        if (hasControl(key, 'single')) return buildPath(place)
        open.push({ name: key, key, outer: place, value: inner })
      }
    }
  }
  return null
}

/** Whether an address has a control character, written plainly or as an escape. */
export function hasControlInAddress(url: string): boolean {
  if (hasControl(url, 'single')) return true
  for (let at = url.indexOf('%'); at !== -1; at = url.indexOf('%', at + 1)) {
    const code = Number.parseInt(url.slice(at + 1, at + 3), 16)
    if (code < 0x20 || code === 0x7f) return true
    // The upper control characters have two bytes in UTF-8.
    if (code === 0xc2 && url[at + 3] === '%' && Number.parseInt(url.slice(at + 4, at + 6), 16) < 0xa0)
      return true
  }
  return false
}

/** The first parameter of an address with a control character; null if it is elsewhere. */
function findControlledParameter(url: string): string | null {
  const query = url.indexOf('?')
  if (query === -1) return null
  const parameters = [...new URLSearchParams(url.slice(query))]
  return parameters.find(([, value]) => hasControl(value, 'single'))?.[0] ?? null
}

const createControlError = (field: string): HttpError =>
  new HttpError(
    400,
    'INVALID_REQUEST',
    `${field} contains control characters, which aren’t allowed. Remove them and try again.`,
    [{ field, key: 'FIELD_CHARACTERS' }],
  )

/** A name is a visitor's text: it is repeated only if it is an ordinary word. */
const toFieldName = (name: string): string => (/^\w{1,40}$/.test(name) ? name : 'field')

/** As in the errors of the schemas: `seller.address.city`, `names.1`. */
const formatPath = (path: readonly string[]): string => formatFieldPath(path.map(toFieldName), 'body')

// The upper ones are not looked for: Node reads every byte of a header as a character, and cookies of other scripts may
// have letters in UTF-8.
const hasControlInHeader = (value: string): boolean => {
  for (let index = 0; index < value.length; index += 1) {
    const code = value.charCodeAt(index)
    if ((code < 0x20 && code !== TAB) || code === 0x7f) return true
  }
  return false
}

function checkHeaders({ headers }: FastifyRequest): void {
  if (Object.values(headers).some((value) => hasControlInHeader(String(value))))
    throw createControlError('headers')
}

/**
 * Refuses control characters wherever a visitor's text comes in: PostgreSQL cannot store NUL, and logs, papers, bank
 * files and mails give others a meaning. Bytes, such as photos, are not text.
 */
export function registerControlCharacterCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { url } = request
    if (hasControlInAddress(url))
      throw createControlError(toFieldName(findControlledParameter(url) ?? 'address'))
    checkHeaders(request)
  })
  app.addHook('preValidation', async (request) => {
    const path = findControlledField(request.body)
    if (path !== null) throw createControlError(formatPath(path))
  })
}
