import { fileURLToPath } from 'node:url'

/** By kind of process: the statements that the previous release sends, recorded by `npm run drill -- record`. */
export type PreviousStatements = Readonly<Record<string, readonly string[]>>

export const PREVIOUS_STATEMENTS_FILE = fileURLToPath(new URL('previous-statements.json', import.meta.url))
