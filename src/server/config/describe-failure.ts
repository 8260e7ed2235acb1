/**
 * The reason that a server gives, in one line. The message around it may have a statement and its values, and one of them may
 * be a key. A server that refuses all its addresses leaves only a code.
 */
export function describeFailure(error: unknown): string {
  const { cause, code, message } = error as { cause?: unknown; code?: string; message?: string }
  return cause instanceof Error ? describeFailure(cause) : message || code || String(error)
}
