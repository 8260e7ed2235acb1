import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Counts, QueueCount } from '#contracts/desk/counts.ts'
import { COUNTS_QUERY, ME_QUERY } from '../api/queries.ts'
import { buildItemKey, ITEMS } from './item-key.ts'
import { listChangedQueues } from './list-changed-queues.ts'

/** How often counts are asked for where no connection stays open. */
const POLL_MS = 15_000

/** How long to wait after a refused connection. */
const RETRY_MS = 30_000

interface ChangedDevice {
  readonly tradeNumber: string
  readonly itemNumber: number
}

function applyCounts(client: QueryClient, counts: Counts): void {
  const before = client.getQueryData(COUNTS_QUERY.queryKey)
  client.setQueryData(COUNTS_QUERY.queryKey, counts)
  for (const url of listChangedQueues(before, counts))
    void client.invalidateQueries({ queryKey: ['list', url] })
}

/** Listens as long as the window is visible: a browser has few connections, and each window would take one. */
function listen(client: QueryClient, onChange: (isLive: boolean) => void): () => void {
  let source: EventSource | null = null
  let retry: number | undefined
  let hasListened = false
  const close = () => {
    window.clearTimeout(retry)
    source?.close()
    source = null
  }
  const open = () => {
    close()
    if (document.visibilityState === 'hidden') return
    source = new EventSource('/desk/api/live')
    source.addEventListener('open', () => {
      onChange(true)
      // Nobody told this page about devices while it didn't listen.
      if (hasListened) void client.invalidateQueries({ queryKey: [ITEMS] })
      hasListened = true
    })
    source.addEventListener('counts', ({ data }) => applyCounts(client, JSON.parse(data) as Counts))
    source.addEventListener('changed', ({ data }) => {
      const { tradeNumber, itemNumber } = JSON.parse(data) as ChangedDevice
      void client.invalidateQueries({ queryKey: buildItemKey(tradeNumber, itemNumber) })
    })
    // The session has ended: asking who we are leads to the sign-in.
    source.addEventListener('ended', () => void client.invalidateQueries({ queryKey: ME_QUERY.queryKey }))
    source.addEventListener('error', () => {
      onChange(false)
      if (source?.readyState === EventSource.CLOSED) retry = window.setTimeout(open, RETRY_MS)
    })
  }
  open()
  document.addEventListener('visibilitychange', open)
  return () => {
    document.removeEventListener('visibilitychange', open)
    close()
  }
}

export interface LiveCounts {
  readonly queues: readonly QueueCount[]
  readonly isLoaded: boolean
  /** Whether changes arrive by themselves; otherwise they are asked for now and then. */
  readonly isLive: boolean
}

/** Keeps the counts up to date: by server-sent events, or by asking where those don't get through. */
export function useLiveCounts(): LiveCounts {
  const client = useQueryClient()
  const [isLive, setIsLive] = useState(false)
  const { data } = useQuery({ ...COUNTS_QUERY, refetchInterval: isLive ? false : POLL_MS })
  useEffect(() => listen(client, setIsLive), [client])
  // Devices, too: the photos of a paired phone must arrive where no connection stays open.
  useEffect(() => {
    if (isLive) return
    const ask = () => void client.invalidateQueries({ queryKey: [ITEMS] })
    const timer = window.setInterval(ask, POLL_MS)
    return () => window.clearInterval(timer)
  }, [client, isLive])
  return { queues: data?.queues ?? [], isLoaded: data !== undefined, isLive }
}
