import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getProgram } from '../../tools/browser-engines.mjs'
import { buildClick, buildTyping } from './input-actions.ts'
import { startProgram } from './start-program.ts'
import { type Browser, type Tab, WINDOW } from './tab.ts'

/** A message of WebDriver BiDi: the answer to a command, or an event. */
interface Message {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
  readonly params?: LogEntry
}

interface LogEntry {
  readonly level: string
  readonly text: string
  readonly source: { readonly context?: string }
}

interface Connection {
  send<Result>(method: string, params?: object): Promise<Result>
  onLog(listener: (entry: LogEntry) => void): void
  close(): void
}

async function connect(url: string): Promise<Connection> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const listeners: ((entry: LogEntry) => void)[] = []
  let lastId = 0
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.type === 'event' && message.params) for (const listener of listeners) listener(message.params)
    const command = waiting.get(message.id ?? 0)
    waiting.delete(message.id ?? 0)
    if (message.type === 'success') command?.resolve(message.result)
    else command?.reject(new Error(`${message.error}: ${message.message}`))
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has closed the connection'))
  })
  const opened = Promise.withResolvers<void>()
  socket.addEventListener('open', () => opened.resolve())
  socket.addEventListener('error', () => opened.reject(new Error(`Firefox does not answer on ${url}`)))
  await opened.promise
  return {
    send<Result>(method: string, params: object = {}) {
      const command = Promise.withResolvers<unknown>()
      lastId += 1
      waiting.set(lastId, command)
      socket.send(JSON.stringify({ id: lastId, method, params }))
      return command.promise as Promise<Result>
    },
    onLog: (listener) => void listeners.push(listener),
    close: () => socket.close(),
  }
}

interface Evaluated {
  readonly type: 'success' | 'exception'
  readonly result?: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

async function openTab({ send, onLog }: Connection): Promise<Tab> {
  // Like a private window: it shares no storage with others.
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext')
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext })
  await send('browsingContext.setViewport', { context, viewport: WINDOW })
  const problems: string[] = []
  onLog(({ level, text, source }) => {
    if (source.context === context && level !== 'info' && level !== 'debug')
      problems.push(`${level}: ${text}`)
  })
  return {
    problems,
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    goBack: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
    async run(action, ...args) {
      const { type, result, exceptionDetails } = await send<Evaluated>('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify(await (${action})(...JSON.parse(args)) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
        target: { context },
      })
      if (type === 'exception') throw new Error(exceptionDetails?.text)
      return JSON.parse(result?.value ?? 'null')
    },
    click: (point) => send('input.performActions', { context, actions: buildClick(point) }),
    type: (text) => send('input.performActions', { context, actions: buildTyping(text) }),
    async takeScreenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    close: () => send('browser.removeUserContext', { userContext }),
  }
}

/** Starts Debian's Firefox, which speaks WebDriver BiDi without a driver. */
export async function launchFirefox(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const program = startProgram(getProgram('firefox'), [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port=0',
  ])
  const close = async () => {
    await program.stop()
    // The last of its processes may still be writing.
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  try {
    const url = await program.waitForOutput(/WebDriver BiDi listening on (ws:\S+)/)
    const connection = await connect(`${url}/session`)
    await connection.send('session.new', { capabilities: {} })
    await connection.send('session.subscribe', { events: ['log.entryAdded'] })
    return {
      openTab: () => openTab(connection),
      async close() {
        connection.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
