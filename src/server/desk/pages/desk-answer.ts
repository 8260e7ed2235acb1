import type { Html } from '#server/desk/pages/html.ts'
import type { EventClient } from '#server/http/event-stream.ts'

// Distinguishes these from the API's JSON, which may have any field.
const ANSWER = Symbol('answer')

export type AnswerHeaders = Readonly<Record<string, string | string[]>>

/** A page inside the desk's frame. */
export interface DeskPage {
  readonly [ANSWER]: true
  readonly kind: 'page'
  readonly title: string
  readonly body: Html
  readonly status: number
  /** Whether it has a form for passkeys, and so their script. */
  readonly hasPasskeys: boolean
  readonly headers: AnswerHeaders
}

/** Where the browser goes after a form, so that a reload doesn't submit it again. */
export interface SeeOther {
  readonly [ANSWER]: true
  readonly kind: 'seeOther'
  readonly path: string
  readonly headers: AnswerHeaders
}

/** A file: a photo, a payment file, a label. */
export interface DeskFile {
  readonly [ANSWER]: true
  readonly kind: 'file'
  readonly bytes: Uint8Array
  readonly mediaType: string
  /** With a name it is downloaded; without, the browser shows it. */
  readonly filename: string | null
}

/** A screen of the operators' application: the browser gets its script, which asks the API for the rest. */
export interface DeskShell {
  readonly [ANSWER]: true
  readonly kind: 'shell'
}

/** A connection that stays open for server-sent events. */
export interface DeskEvents {
  readonly [ANSWER]: true
  readonly kind: 'events'
  /** Called once the connection is open; returns what to do when it closes. */
  readonly open: (client: EventClient) => () => void
}

export type DeskAnswer = DeskPage | SeeOther | DeskFile | DeskShell

export const page = (facts: {
  readonly title: string
  readonly body: Html
  readonly status?: number
  readonly hasPasskeys?: boolean
  readonly headers?: AnswerHeaders
}): DeskPage => ({ [ANSWER]: true, kind: 'page', status: 200, hasPasskeys: false, headers: {}, ...facts })

export const seeOther = (path: string, headers: SeeOther['headers'] = {}): SeeOther => ({
  [ANSWER]: true,
  kind: 'seeOther',
  path,
  headers,
})

export const file = (facts: {
  readonly bytes: Uint8Array
  readonly mediaType: string
  readonly filename?: string
}): DeskFile => ({ [ANSWER]: true, kind: 'file', filename: null, ...facts })

export const shell = (): DeskShell => ({ [ANSWER]: true, kind: 'shell' })

export const events = (open: DeskEvents['open']): DeskEvents => ({ [ANSWER]: true, kind: 'events', open })

export const isDeskAnswer = (value: unknown): value is DeskAnswer | DeskEvents =>
  typeof value === 'object' && value !== null && ANSWER in value
