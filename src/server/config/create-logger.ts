import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

/** Fields of PostgreSQL's errors that quote what somebody has typed. */
const QUOTING = ['detail', 'where', 'internalQuery', 'params', 'query', 'parameters']

type SerialisedError = Record<string, unknown>

/** An error as it may be written down: its kind, message and place, without the data it was about. */
function serialiseError(error: Error): SerialisedError {
  const { aggregateErrors: _, ...fields } = stdSerializers.err(error) as unknown as SerialisedError
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !QUOTING.includes(name)))
}

/** The log of a process. No personal data gets into it. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: serialiseError } }, destination)
