import type { z } from 'zod'
import type { SearchKind } from '#contracts/desk/system.ts'
import type { Payer } from '#domain/payouts/payer.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import type { Rights } from '#server/desk/access/check-rights.ts'
import type { DESK_API } from '#server/desk/access/desk-api.ts'
import type { DeskClient } from '#server/desk/access/desk-client.ts'
import type { Audit, Audited } from '#server/desk/audit/audit.ts'
import type { See, Viewed } from '#server/desk/audit/log-views.ts'
import type { LiveHub } from '#server/desk/live/live-hub.ts'
import type { Operator, OperatorRole } from '#server/desk/operators/operator.ts'
import type { OperatorSession } from '#server/desk/operators/operator-sessions.ts'
import type { DeskAnswer, DeskEvents, DeskFile, DeskPage } from '#server/desk/pages/desk-answer.ts'
import type { DeskList, LinkedList } from '#server/desk/pages/desk-list.ts'
import type { HttpError } from '#server/http/error-handler.ts'
import type { Blobs } from '#server/modules/blobs/blobs.ts'
import type { CatalogueService } from '#server/modules/catalogue/catalogue.service.ts'
import type { DeskContent } from '#server/modules/content/documents/desk-content.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import type { PartnerHosts } from '#server/modules/partners/partners.ts'
import type { Questions } from '#server/modules/questions/questions.ts'
import type { BlockList } from '#server/ports/block-list/block-list.ts'
import type { SearchEngine } from '#server/ports/search/search-engine.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

/** What handlers need besides the database. */
export interface DeskTools {
  readonly blobs: Blobs
  readonly now: () => number
  readonly secret: ShopSecret
  readonly questions: Questions
  /** The catalogue of the shop; null where it can't be searched. */
  readonly catalogue: CatalogueService | null
  /** The shop's search itself, to see whether it answers; null where there is none. */
  readonly search: SearchEngine | null
  readonly searchKind: SearchKind
  /** The shop's content, and where it is shown. */
  readonly content: DeskContent
  /** Which host has which partner, and what the files say about partners. */
  readonly hosts: PartnerHosts
  /** The account that payouts leave; null if none is configured. */
  readonly payer: Payer | null
  /** Lists of stolen, lost and blocked devices. */
  readonly blockLists: readonly BlockList[]
  /** Whether one person may inspect, prepare and approve. */
  readonly isOnePersonDesk: boolean
  /** The work lists of all routes. */
  readonly lists: readonly LinkedList[]
  /** A browser that sends nothing for this long is signed out. */
  readonly idleMs: number
  /** What every call of the API needs, for tokens that are limited to some of them. */
  readonly rights: readonly Rights[]
  /** Where open browsers hear about changes. */
  readonly live: LiveHub
}

/** What slow work needs, which runs outside of the transaction. */
export interface PrepareTools extends DeskTools {
  readonly db: Database
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type DeskUrl = '/desk' | `/desk/${string}`

export interface DeskSchema {
  readonly params?: z.ZodType
  readonly querystring?: z.ZodType
  readonly headers?: z.ZodType
  readonly body?: z.ZodType
  /** The body's media types, if it isn't JSON. */
  readonly consumes?: readonly string[]
  /** For the API: the body of the successful status. Refusals are the same everywhere. */
  readonly response?: Readonly<Record<number, z.ZodType>>
}

type PartOf<S extends DeskSchema, Part extends 'params' | 'querystring' | 'body'> = S[Part] extends z.ZodType
  ? z.output<S[Part]>
  : undefined

interface Call<S extends DeskSchema> extends DeskTools {
  readonly operator: Operator
  readonly session: OperatorSession
  readonly client: DeskClient
  readonly params: PartOf<S, 'params'>
  readonly query: PartOf<S, 'querystring'>
}

/** A read: no transaction. What it shows of a person is logged. */
export interface ViewCall<S extends DeskSchema> extends Call<S> {
  readonly db: Database
  readonly see: See
}

/** A change: it only sees the database through its transaction, and must be logged to return a result. */
export interface ActionCall<S extends DeskSchema, Prepared = undefined> extends Call<S> {
  readonly tx: Transaction
  readonly audit: Audit
  readonly body: PartOf<S, 'body'>
  /** What `prepare` has made of the body. */
  readonly prepared: Prepared
}

/** A refused change, with what was sent. */
export interface RefusedCall<S extends DeskSchema> extends ViewCall<S> {
  readonly body: PartOf<S, 'body'>
  readonly refusal: HttpError
}

type JsonOf<S extends DeskSchema> = S['response'] extends infer R extends Readonly<Record<number, z.ZodType>>
  ? z.output<R[keyof R & number]>
  : undefined

type AnswerOf<U extends DeskUrl, S extends DeskSchema> = U extends `${typeof DESK_API}/${string}`
  ? JsonOf<S> | DeskFile | DeskEvents
  : DeskAnswer

interface RouteFacts extends Rights {
  /** The operator needs one of these roles. */
  readonly roles: readonly [OperatorRole, ...OperatorRole[]]
  /** Its name in the audit log, such as `BOOK_IN`, also for refusals. */
  readonly action: string
  /** One sentence for the API description; required there. */
  readonly summary?: string
  readonly list?: DeskList
  /** For routes whose answers contain personal data. They say what they show by `see`, and the audit log keeps it. */
  readonly views?: Viewed
  /** For bodies over the default of 1 MB. */
  readonly bodyLimit?: number
}

interface RouteDefinition<M extends Method, U extends DeskUrl, S extends DeskSchema, Prepared>
  extends RouteFacts {
  readonly method: M
  readonly url: U
  readonly schema?: S
  /** Slow work on what was sent, such as keeping photos. It runs before the transaction, so that no lock waits for it. */
  readonly prepare?: (body: PartOf<S, 'body'>, tools: PrepareTools) => Promise<Prepared>
  readonly handler: M extends 'GET'
    ? (call: ViewCall<S>) => Promise<AnswerOf<U, S>>
    : (call: ActionCall<S, Prepared>) => Promise<Audited<AnswerOf<U, S>>>
  /** For changes of what other open pages may show of a device: they hear which one, and ask for the rest themselves. */
  readonly announces?: (params: PartOf<S, 'params'>) => ItemKey
  /** For forms: shows the form again with its input when that is invalid. */
  readonly formAgain?: (call: RefusedCall<S>) => Promise<DeskPage>
}

/** A call as the registration makes it. Only the route's definition knows the types. */
export interface AnyCall extends DeskTools {
  readonly operator: Operator
  readonly session: OperatorSession
  readonly client: DeskClient
  readonly params: unknown
  readonly query: unknown
}

export interface DeskView extends RouteFacts {
  readonly method: 'GET'
  readonly url: string
  readonly schema?: DeskSchema
  readonly handler: (call: AnyCall & { readonly db: Database; readonly see: See }) => Promise<unknown>
}

export interface DeskAction extends RouteFacts {
  readonly method: Exclude<Method, 'GET'>
  readonly url: string
  readonly schema?: DeskSchema
  readonly prepare?: (body: unknown, tools: PrepareTools) => Promise<unknown>
  readonly announces?: (params: unknown) => ItemKey
  readonly handler: (
    call: AnyCall & {
      readonly tx: Transaction
      readonly audit: Audit
      readonly body: unknown
      readonly prepared: unknown
    },
  ) => Promise<unknown>
  readonly formAgain?: (
    call: AnyCall & {
      readonly db: Database
      readonly see: See
      readonly body: unknown
      readonly refusal: HttpError
    },
  ) => Promise<DeskPage>
}

export type DeskRoute = DeskView | DeskAction

/**
 * Defines a route: who may use it, its name in the audit log, what it accepts and what it does. GET only reads; every
 * other method runs in a transaction and returns the result of `audit`.
 */
export const deskRoute = <
  M extends Method,
  const U extends DeskUrl,
  S extends DeskSchema,
  Prepared = undefined,
>(
  route: RouteDefinition<M, U, S, Prepared>,
): DeskRoute =>
  // The handler's types are checked above, and the registration validates by the same schemas before calling it.
  route as unknown as DeskRoute
