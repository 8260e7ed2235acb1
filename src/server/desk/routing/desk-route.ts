import type { z } from 'zod'
import type { Payer } from '#domain/payouts/pain-001.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import type { Operator, OperatorRole } from '#server/desk/operators/operator.ts'
import type { OperatorSession } from '#server/desk/operators/operator-sessions.ts'
import type { LinkedList } from '#server/desk/pages/desk-frame.ts'
import type { HttpError } from '#server/http/error-handler.ts'
import type { QuestionFiles } from '#server/modules/questions/question-files.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import type { Audit, Audited } from './audit.ts'
import type { DeskAnswer, DeskFile, DeskPage } from './desk-answer.ts'

/** What handlers need besides the database; grows with the routes. */
export interface DeskTools {
  readonly now: () => number
  readonly secret: ShopSecret
  readonly questions: QuestionFiles
  /** The account that payouts leave; null where the installation names none. */
  readonly payer: Payer | null
  /** The work lists of all routes. */
  readonly lists: readonly LinkedList[]
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Below it machines call, and answers are JSON; everything else is a page. */
export const DESK_API = '/desk/api'

type DeskUrl = '/desk' | `/desk/${string}`

export interface DeskSchema {
  readonly params?: z.ZodType
  readonly querystring?: z.ZodType
  readonly body?: z.ZodType
  /** Media types of the body, where it is not JSON. */
  readonly consumes?: readonly string[]
  /** Of the API: the answer by its status, one that succeeds. Refusals are the same everywhere. */
  readonly response?: Readonly<Record<number, z.ZodType>>
}

type PartOf<S extends DeskSchema, Part extends 'params' | 'querystring' | 'body'> = S[Part] extends z.ZodType
  ? z.output<S[Part]>
  : undefined

interface Call<S extends DeskSchema> extends DeskTools {
  readonly operator: Operator
  readonly session: OperatorSession
  readonly params: PartOf<S, 'params'>
  readonly query: PartOf<S, 'querystring'>
}

/** A look at something: no transaction, no entry in the log. */
export interface ViewCall<S extends DeskSchema> extends Call<S> {
  readonly db: Database
}

/** A change: it sees the database only through its transaction, and its result only counts with its entry in the log. */
export interface ActionCall<S extends DeskSchema> extends Call<S> {
  readonly tx: Transaction
  readonly audit: Audit
  readonly body: PartOf<S, 'body'>
}

/** A change that was refused, with what was sent. */
export interface RefusedCall<S extends DeskSchema> extends ViewCall<S> {
  readonly body: PartOf<S, 'body'>
  readonly refusal: HttpError
}

type JsonOf<S extends DeskSchema> = S['response'] extends infer R extends Readonly<Record<number, z.ZodType>>
  ? z.output<R[keyof R & number]>
  : undefined

type AnswerOf<U extends DeskUrl, S extends DeskSchema> = U extends `${typeof DESK_API}/${string}`
  ? JsonOf<S> | DeskFile
  : DeskAnswer

/** A work list: it stands in the menu and on the start page of everybody who may open it. */
export interface DeskList {
  readonly title: string
  /** The access key, one letter or digit; shown beside the title. */
  readonly key: string
  /** States of the devices that wait in it, for their number on the start page. */
  readonly states?: readonly TradeState[]
}

interface RouteFacts {
  /** Who may: an operator with one of these roles. */
  readonly roles: readonly [OperatorRole, ...OperatorRole[]]
  /** Its name in the audit log, `BOOK_IN`; a refusal stands under it, too. */
  readonly action: string
  /** One sentence for the description of the API; needed there. */
  readonly summary?: string
  readonly list?: DeskList
  /** Where more than the usual megabyte comes in. */
  readonly bodyLimit?: number
}

interface RouteDefinition<M extends Method, U extends DeskUrl, S extends DeskSchema> extends RouteFacts {
  readonly method: M
  readonly url: U
  readonly schema?: S
  readonly handler: M extends 'GET'
    ? (call: ViewCall<S>) => Promise<AnswerOf<U, S>>
    : (call: ActionCall<S>) => Promise<Audited<AnswerOf<U, S>>>
  /** Of a form: shows it again with what was typed, where something in it was not found or not right. */
  readonly formAgain?: (call: RefusedCall<S>) => Promise<DeskPage>
}

/** A call as the registration makes it: whoever defined the route knows the types. */
export interface AnyCall extends DeskTools {
  readonly operator: Operator
  readonly session: OperatorSession
  readonly params: unknown
  readonly query: unknown
}

export interface DeskView extends RouteFacts {
  readonly method: 'GET'
  readonly url: string
  readonly schema?: DeskSchema
  readonly handler: (call: AnyCall & { readonly db: Database }) => Promise<unknown>
}

export interface DeskAction extends RouteFacts {
  readonly method: Exclude<Method, 'GET'>
  readonly url: string
  readonly schema?: DeskSchema
  readonly handler: (
    call: AnyCall & { readonly tx: Transaction; readonly audit: Audit; readonly body: unknown },
  ) => Promise<unknown>
  readonly formAgain?: (
    call: AnyCall & { readonly db: Database; readonly body: unknown; readonly refusal: HttpError },
  ) => Promise<DeskPage>
}

export type DeskRoute = DeskView | DeskAction

/**
 * A route of the desk: who may use it, what it is called in the audit log, what it takes and what it does. GET only
 * looks; every other method runs in a transaction and returns what `audit` gives back.
 */
export const deskRoute = <M extends Method, const U extends DeskUrl, S extends DeskSchema>(
  route: RouteDefinition<M, U, S>,
): DeskRoute =>
  // The handler's own types are checked above; the registration validates by the same schemas before it calls.
  route as unknown as DeskRoute
