import pg from 'pg'

/** Something that the database announces by NOTIFY. */
export interface Channel {
  readonly name: string
  readonly onNotification: (payload: string) => void
  /** Finds what nobody announced: a notification may be lost with its connection, or without. */
  readonly catchUp: () => Promise<void>
}

export interface ChannelsOptions {
  /** Leads to the database itself: a pooler passes no notifications on. */
  readonly url: string
  readonly channels: readonly Channel[]
  readonly onError: (error: unknown) => void
  /** How often channels catch up, too, in case a notification was lost. */
  readonly pollMs?: number
}

export interface ChannelListener {
  stop(): Promise<void>
}

const RECONNECT_DELAY_MS = 1_000
const POLL_MS = 30_000

/** Hears all channels of a process on one connection, which is replaced when it is lost. */
export async function listenToChannels(options: ChannelsOptions): Promise<ChannelListener> {
  const { url, channels, onError, pollMs = POLL_MS } = options
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | null = null
  let isStopped = false

  // What can't be read yet is tried again with the next poll.
  const catchUp = () => Promise.all(channels.map((channel) => channel.catchUp().catch(onError)))

  function reconnect(error: unknown): void {
    client = null
    if (isStopped || timer) return
    onError(error)
    timer = setTimeout(() => {
      timer = null
      connect().catch(reconnect)
    }, RECONNECT_DELAY_MS)
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      application_name: 'rivendo-listen',
      keepAlive: true,
    })
    next.on('error', (error) => {
      next.end().catch(() => undefined)
      reconnect(error)
    })
    next.on('notification', ({ channel: name, payload = '' }) =>
      channels.find((channel) => channel.name === name)?.onNotification(payload),
    )
    await next.connect()
    for (const { name } of channels) await next.query(`LISTEN ${name}`)
    client = next
    await catchUp()
  }

  await connect()
  const polling = setInterval(catchUp, pollMs)
  return {
    async stop() {
      isStopped = true
      clearInterval(polling)
      if (timer) clearTimeout(timer)
      await client?.end()
    },
  }
}
