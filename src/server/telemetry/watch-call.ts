import { portSeconds } from './shop-metrics.ts'
import { withSpan } from './tracing.ts'

/** What the shop calls outside its processes, apart from the database. */
export type PortName =
  | 'search'
  | 'cms'
  | 'carrier'
  | 'mail'
  | 'block_list'
  | 'object_storage'
  | 'push'
  | 'edge'
  | 'collector'

/**
 * Measures a call of a port, and makes it a span of the trace that it belongs to. A refusal, such as of a query that can't
 * be understood, is someone else's error and no failure of the port.
 */
export async function watchCall<Result>(
  port: PortName,
  run: () => Promise<Result>,
  isRefusal: (error: unknown) => boolean = () => false,
): Promise<Result> {
  const stop = portSeconds.startTimer({ port })
  try {
    const result = await withSpan({ name: port, kind: 'client' }, run)
    stop({ outcome: 'ok' })
    return result
  } catch (error) {
    stop({ outcome: isRefusal(error) ? 'refused' : 'failed' })
    throw error
  }
}
