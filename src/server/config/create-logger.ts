import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

/** Fields of PostgreSQL's errors that quote what somebody has typed. */
const QUOTING = ['detail', 'where', 'internalQuery', 'params', 'query', 'parameters']

type SerialisedError = Record<string, unknown>

/** The query builder's own error says the whole query with its values; what the database said is in its cause. */
function withoutValues(error: Error, { message, stack, ...fields }: SerialisedError): SerialisedError {
  if (!/^Failed query: /.test(error.message)) return { ...fields, message, stack }
  const { cause } = error
  const said = cause instanceof Error ? `Failed query: ${cause.message}` : 'Failed query'
  const places = String(stack).match(/^ {4}at .*$/gm) ?? []
  return { ...fields, message: said, stack: [said, ...places].join('\n') }
}

/** An error as it may be written down: its kind, message and place, without the data it was about. */
function serialiseError(error: Error): SerialisedError {
  const { aggregateErrors: _, ...fields } = stdSerializers.err(error) as unknown as SerialisedError
  const told = Object.entries(fields).filter(([name]) => !QUOTING.includes(name))
  return withoutValues(error, Object.fromEntries(told))
}

/** The log of a process. No personal data gets into it. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: serialiseError } }, destination)
