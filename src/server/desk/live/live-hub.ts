import type { QueueCount } from '#contracts/desk/counts.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Database } from '#server/db/database.ts'
import { hasOneOfRoles, type Operator } from '#server/desk/operators/operator.ts'
import { listOpenSessions, type OperatorSession } from '#server/desk/operators/operator-sessions.ts'
import type { LinkedList } from '#server/desk/pages/desk-list.ts'
import { OverloadedError } from '#server/http/error-handler.ts'
import type { EventClient } from '#server/http/event-stream.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { countQueues } from './count-queues.ts'

/** Limits that a test may change. */
export interface LiveLimits {
  /** How long the shared query waits until it asks again. */
  readonly pauseMs: number
  readonly maxConnections: number
  /** Someone with many windows must not take everyone's places. */
  readonly maxPerOperator: number
}

const LIMITS: LiveLimits = { pauseMs: 3_000, maxConnections: 200, maxPerOperator: 8 }

/** Proxies close a connection that is silent for a minute; so does our own server. */
const HEARTBEAT_MS = 15_000

const RETRY_SECONDS = 30

export interface LiveHubOptions {
  readonly db: Database
  readonly now: () => number
  readonly idleMs: number
  readonly lists: readonly LinkedList[]
  readonly limits?: Partial<LiveLimits>
  readonly onError: (error: unknown) => void
}

interface Listener {
  readonly session: OperatorSession
  readonly client: EventClient
  /** The counts as they were sent last. */
  sent: string
  heardAtMs: number
}

/** Tells open browsers what waits in their queues. One query serves all of them, however many are connected. */
export interface LiveHub {
  /** A place for a browser; refused if there is none left. It is taken when the connection opens. */
  join(session: OperatorSession): (client: EventClient) => () => void
  /** Tells open pages that something about a device has changed; what it is, they may or may not be allowed to read. */
  announce(device: ItemKey): void
  countConnections(): number
  /** Ends all connections, so that the server can stop. */
  close(): void
}

const selectQueues = (
  queues: readonly QueueCount[],
  lists: readonly LinkedList[],
  operator: Operator,
): readonly QueueCount[] => {
  const urls = new Set(lists.filter(({ roles }) => hasOneOfRoles(operator, roles)).map(({ url }) => url))
  return queues.filter(({ url }) => urls.has(url))
}

const toKey = (tokenHash: Uint8Array): string => Buffer.from(tokenHash).toString('base64')

export function createLiveHub(options: LiveHubOptions): LiveHub {
  const { db, now, idleMs, lists, onError } = options
  const { pauseMs, maxConnections, maxPerOperator } = { ...LIMITS, ...options.limits }
  const listeners = new Set<Listener>()
  let timer: NodeJS.Timeout | null = null
  let isTelling = false
  /** Whether someone has connected since the turn began. */
  let isAwaited = false

  function tell(listener: Listener, operator: Operator, queues: readonly QueueCount[]): void {
    const text = JSON.stringify({ queues: selectQueues(queues, lists, operator) })
    if (text !== listener.sent) listener.client.send('counts', text)
    else if (Date.now() - listener.heardAtMs >= HEARTBEAT_MS) listener.client.beat()
    else return
    listener.sent = text
    listener.heardAtMs = Date.now()
  }

  async function tellAll(): Promise<void> {
    // Whoever joins while the database answers is told in the next turn.
    const present = [...listeners]
    const hashes = present.map(({ session }) => session.tokenHash)
    const open = await listOpenSessions(db, hashes, { nowMs: now(), idleMs })
    const operators = new Map(open.map(({ tokenHash, operator }) => [toKey(tokenHash), operator]))
    const queues = await countQueues(db, lists, now())
    for (const listener of present) {
      const operator = operators.get(toKey(listener.session.tokenHash))
      if (operator) tell(listener, operator, queues)
      else {
        // The page asks again by itself, and is redirected to the sign-in.
        listener.client.send('ended', '{}')
        listener.client.end()
        listeners.delete(listener)
      }
    }
  }

  async function run(): Promise<void> {
    timer = null
    isTelling = true
    isAwaited = false
    await tellAll().catch(onError)
    isTelling = false
    schedule(isAwaited ? 0 : pauseMs)
  }

  /** There is one turn at a time: whoever comes during one waits for the next. */
  function schedule(waitMs: number): void {
    if (timer) clearTimeout(timer)
    timer = null
    if (isTelling || listeners.size === 0) return
    timer = setTimeout(run, waitMs)
    timer.unref()
  }

  function requirePlace({ operator }: OperatorSession): void {
    const own = [...listeners].filter(({ session }) => session.operator.id === operator.id)
    if (listeners.size < maxConnections && own.length < maxPerOperator) return
    throw new OverloadedError(RETRY_SECONDS, 'Too many windows are listening for changes.')
  }

  return {
    join(session) {
      requirePlace(session)
      return (client) => {
        const listener: Listener = { session, client, sent: '', heardAtMs: 0 }
        listeners.add(listener)
        // Whoever connects wants to know now, not after the pause.
        isAwaited = true
        schedule(0)
        return () => void listeners.delete(listener)
      }
    },
    announce({ transactionId, itemNumber }) {
      const text = JSON.stringify({ tradeNumber: formatTradeNumber(transactionId), itemNumber })
      for (const { client } of listeners) client.send('changed', text)
    },
    countConnections: () => listeners.size,
    close() {
      if (timer) clearTimeout(timer)
      for (const { client } of listeners) client.end()
      listeners.clear()
    },
  }
}
