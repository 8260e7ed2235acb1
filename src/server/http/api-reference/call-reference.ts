import type { ErrorId } from '#contracts/errors.ts'

/** What a caller should know about a call beyond its schema. */
export interface CallReference {
  /** In full sentences: what it does, and what is special about it. */
  readonly description: string
  /** The errors of its own. Those that every call can answer with are added. */
  readonly errors?: readonly ErrorId[]
  /** Values of parameters in the path or query, by name. */
  readonly parameters?: Readonly<Record<string, string>>
  /** The body of a request. */
  readonly request?: unknown
  /** The body of every answer that has one, by status. */
  readonly answers?: Readonly<Record<number, unknown>>
}

/** By method and path, as in `GET /api/trades/:tradeNumber`. */
export type CallReferences = Readonly<Record<string, CallReference>>
