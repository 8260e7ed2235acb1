import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

/** Fields of PostgreSQL errors that quote user input. */
const QUOTING = ['detail', 'where', 'internalQuery', 'params', 'query', 'parameters']

type SerialisedError = Record<string, unknown>

/** The query builder's error repeats the whole query with its values. The database's own message is in its cause. */
function withoutValues(error: Error, { message, stack, ...fields }: SerialisedError): SerialisedError {
  if (!/^Failed query: /.test(error.message)) return { ...fields, message, stack }
  const { cause } = error
  const said = cause instanceof Error ? `Failed query: ${cause.message}` : 'Failed query'
  const places = String(stack).match(/^ {4}at .*$/gm) ?? []
  return { ...fields, message: said, stack: [said, ...places].join('\n') }
}

/** An error that is safe to log: type, message and stack, without the data involved. */
function serialiseError(error: Error): SerialisedError {
  const { aggregateErrors: _, ...fields } = stdSerializers.err(error) as unknown as SerialisedError
  const safe = Object.entries(fields).filter(([name]) => !QUOTING.includes(name))
  return withoutValues(error, Object.fromEntries(safe))
}

/** The log of a process. It never contains personal data. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: serialiseError } }, destination)
