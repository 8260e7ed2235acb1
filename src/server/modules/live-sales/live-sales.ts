import type { Channel } from '#server/db/listen-to-channels.ts'
import { OverloadedError } from '#server/http/error-handler.ts'
import type { EventClient } from '#server/http/event-stream.ts'
import type { KeyedSale } from '#server/modules/trades/trade-link.ts'
import type { VersionedSale } from './sale-versions.repository.ts'

/** Limits that a test may change. */
export interface LiveSalesLimits {
  /** Beyond it, pages ask from time to time instead. */
  readonly maxStreams: number
  /** Offices and mobile networks share an address; a single one must not take everyone's places. */
  readonly maxPerNetwork: number
  /** How long announcements are collected, so that one query answers many. */
  readonly collectMs: number
  /** Proxies close a connection that is silent for a minute; so does our own server. */
  readonly heartbeatMs: number
}

const LIMITS: LiveSalesLimits = {
  maxStreams: 2_000,
  maxPerNetwork: 100,
  collectMs: 25,
  heartbeatMs: 20_000,
}

const RETRY_SECONDS = 60

export interface LiveSalesOptions {
  readonly readVersions: (transactionIds: readonly number[]) => Promise<readonly VersionedSale[]>
  readonly onError: (error: unknown) => void
  readonly limits?: Partial<LiveSalesLimits>
}

interface Listener {
  readonly client: EventClient
  readonly keyVersion: number
  /** The version that was sent last. */
  sent: string
}

/** Tells open pages that their sale has changed. What has, each asks for itself: nothing personal is in a stream. */
export interface LiveSales {
  /** The database's announcements, for the process's one connection that hears them. */
  readonly channel: Channel
  /** A place for a page; refused if there is none left. It is taken when the connection opens. */
  join(sale: KeyedSale, network: string): (client: EventClient) => () => void
  countStreams(): number
  /** Ends all streams and takes no more: pages connect to another process. */
  close(): void
}

export function createLiveSales({ readVersions, onError, limits }: LiveSalesOptions): LiveSales {
  const { maxStreams, maxPerNetwork, collectMs, heartbeatMs } = { ...LIMITS, ...limits }
  const sales = new Map<number, Set<Listener>>()
  const networks = new Map<string, number>()
  const changed = new Set<number>()
  let streamCount = 0
  let isCollecting = false
  let beating: NodeJS.Timeout | null = null
  let isClosed = false

  function tellAbout({ transactionId, keyVersion, version }: VersionedSale): void {
    for (const listener of sales.get(transactionId) ?? []) {
      // The link that opened the page no longer works. It asks once more, and learns so.
      if (listener.keyVersion !== keyVersion) {
        listener.client.send('ended', '{}')
        listener.client.end()
      } else if (listener.sent !== version) {
        listener.sent = version
        listener.client.send('changed', JSON.stringify({ version }))
      }
    }
  }

  async function tellAboutAll(transactionIds: readonly number[]): Promise<void> {
    if (transactionIds.length === 0) return
    for (const sale of await readVersions(transactionIds)) tellAbout(sale)
  }

  /** Sales that nobody looks at cost nothing. */
  function announce(transactionId: number): void {
    if (!sales.has(transactionId)) return
    changed.add(transactionId)
    if (isCollecting) return
    isCollecting = true
    setTimeout(() => {
      isCollecting = false
      const collected = [...changed]
      changed.clear()
      tellAboutAll(collected).catch(onError)
    }, collectMs)
  }

  function beat(): void {
    for (const listeners of sales.values()) for (const { client } of listeners) client.beat()
  }

  function add(transactionId: number, network: string, listener: Listener): void {
    const listeners = sales.get(transactionId) ?? new Set()
    sales.set(transactionId, listeners.add(listener))
    networks.set(network, (networks.get(network) ?? 0) + 1)
    streamCount += 1
    beating ??= setInterval(beat, heartbeatMs).unref()
  }

  function remove(transactionId: number, network: string, listener: Listener): void {
    const listeners = sales.get(transactionId)
    if (!listeners?.delete(listener)) return
    if (listeners.size === 0) sales.delete(transactionId)
    const left = (networks.get(network) ?? 0) - 1
    if (left > 0) networks.set(network, left)
    else networks.delete(network)
    streamCount -= 1
    if (streamCount > 0 || !beating) return
    clearInterval(beating)
    beating = null
  }

  function requirePlace(network: string): void {
    const isFree = streamCount < maxStreams && (networks.get(network) ?? 0) < maxPerNetwork
    if (!isFree || isClosed)
      throw new OverloadedError(
        RETRY_SECONDS,
        'Too many pages are listening for changes. Ask from time to time.',
      )
  }

  return {
    channel: {
      name: 'sale_changed',
      onNotification: (payload) => announce(Number(payload)),
      catchUp: () => tellAboutAll([...sales.keys()]),
    },
    join({ transactionId, keyVersion }, network) {
      requirePlace(network)
      return (client) => {
        const listener: Listener = { client, keyVersion, sent: '' }
        add(transactionId, network, listener)
        // Something may have changed since the page was loaded.
        announce(transactionId)
        return () => remove(transactionId, network, listener)
      }
    },
    countStreams: () => streamCount,
    close() {
      isClosed = true
      for (const listeners of sales.values()) for (const { client } of listeners) client.end()
    },
  }
}
