import { Worker } from 'node:worker_threads'
import { getOperator } from '#server/config/operator.ts'
import { OverloadedError } from '#server/http/error-handler.ts'
import type { DrawingAnswer, DrawingJob, DrawingRequest } from './drawing-job.ts'

/** Draws something on a thread of its own. Refuses with 503 while too many drawings wait. */
export type Draw = (job: DrawingJob) => Promise<Uint8Array>

export interface DrawingQueueOptions {
  /** How many drawings may wait for the one in progress. */
  readonly maxWaiting?: number
  /** A drawing that takes longer has gone wrong: its thread is replaced. */
  readonly timeoutMs?: number
}

export interface DrawingQueue {
  readonly draw: Draw
  /** Ends the thread; what waits for it fails. */
  close(): Promise<void>
}

/** With the slowest drawing at about a second, whoever is let in gets an answer before browsers give up. */
const MAX_WAITING = 24
const TIMEOUT_MS = 30_000
const RETRY_AFTER_SECONDS = 5

const THREAD = new URL('./drawing-thread.ts', import.meta.url)

interface WaitingDrawing {
  readonly id: number
  readonly job: DrawingJob
  readonly resolve: (bytes: Uint8Array) => void
  readonly reject: (error: Error) => void
}

/**
 * One thread that draws one thing after the other, and a waiting line with an end. Drawing a long packing slip takes most
 * of a second: on the thread that answers requests, every page would wait for it.
 */
export function createDrawingQueue(options: DrawingQueueOptions = {}): DrawingQueue {
  const { maxWaiting = MAX_WAITING, timeoutMs = TIMEOUT_MS } = options
  const waiting: WaitingDrawing[] = []
  let current: WaitingDrawing | null = null
  let timer: NodeJS.Timeout | undefined
  let thread: Worker | null = null
  let lastId = 0

  function finish(settle: (drawing: WaitingDrawing) => void): void {
    clearTimeout(timer)
    const finished = current
    current = null
    if (finished) settle(finished)
    startNext()
  }

  function replaceThread(reason: Error): void {
    const broken = thread
    thread = null
    broken?.removeAllListeners()
    // Its end is of no interest: nothing listens to it any more.
    broken?.on('error', () => undefined)
    void broken?.terminate()
    finish(({ reject }) => reject(reason))
  }

  function startThread(): Worker {
    const started = new Worker(THREAD, { name: 'drawing' })
    // A process that has nothing else to do may end.
    started.unref()
    started.on('message', (answer: DrawingAnswer) => {
      if (answer.id !== current?.id) return
      finish(({ resolve, reject }) =>
        answer.kind === 'drawn' ? resolve(answer.bytes) : reject(new Error(answer.message)),
      )
    })
    started.on('error', replaceThread)
    started.on('exit', () => replaceThread(new Error('The drawing thread ended')))
    return started
  }

  function startNext(): void {
    if (current) return
    current = waiting.shift() ?? null
    if (!current) return
    thread ??= startThread()
    const { id, job } = current
    const request: DrawingRequest = { id, job, operator: getOperator() }
    thread.postMessage(request)
    timer = setTimeout(() => replaceThread(new Error(`Drawing took too long: ${job.kind}`)), timeoutMs)
  }

  return {
    draw: (job) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= maxWaiting) throw new OverloadedError(RETRY_AFTER_SECONDS)
        lastId += 1
        waiting.push({ id: lastId, job, resolve, reject })
        startNext()
      }),
    async close() {
      const closed = new Error('The drawing queue was closed')
      for (const { reject } of waiting.splice(0)) reject(closed)
      replaceThread(closed)
    },
  }
}

let processQueue: DrawingQueue | undefined

/** The queue of this process. Its thread starts with the first drawing. */
export const drawInProcess: Draw = (job) => {
  processQueue ??= createDrawingQueue()
  return processQueue.draw(job)
}
