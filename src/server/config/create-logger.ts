import { type DestinationStream, type Logger, pino } from 'pino'

/** What of an error helps to find its cause. Others quote user input, or are the driver's whole connection. */
const TELLING_FIELDS: ReadonlySet<string> = new Set([
  'code',
  'statusCode',
  'errno',
  'syscall',
  'severity',
  'schema',
  'table',
  'constraint',
  'routine',
])

interface SerialisedError {
  readonly type: string
  readonly message: string
  readonly stack?: string
  readonly cause?: SerialisedError
  readonly [field: string]: unknown
}

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

function listTellingFields(error: object): Readonly<Record<string, unknown>> {
  const fields = Object.entries(error).filter(([name, value]) => TELLING_FIELDS.has(name) && isPlain(value))
  return Object.fromEntries(fields)
}

/** The query builder's error repeats the whole query with its values. The database's own message is in its cause. */
function describeMessage({ message, cause, ...fields }: Error & { readonly code?: unknown }): string {
  // A server that refuses all its addresses leaves only a code.
  if (message === '') return isPlain(fields.code) ? String(fields.code) : ''
  if (!message.startsWith('Failed query: ')) return message
  return cause instanceof Error ? `Failed query: ${cause.message}` : 'Failed query'
}

/** Where it was thrown, below the message that may be told. */
const describeStack = ({ stack = '' }: Error, message: string): string =>
  [message, ...(stack.match(/^ {4}at .*$/gm) ?? [])].join('\n')

/** An error that is safe to log: type, message and stack, without the data involved. Anything can be thrown. */
function serialiseError(error: unknown): SerialisedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const message = describeMessage(error)
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message,
    stack: describeStack(error, message),
    ...listTellingFields(error),
    ...(error.cause instanceof Error && error.cause !== error ? { cause: serialiseError(error.cause) } : {}),
  }
}

/** The log of a process: one JSON object per line. It never contains personal data. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: serialiseError } }, destination)
