import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest, onRequestHookHandler, RouteOptions } from 'fastify'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { findNetwork, type IsTrustedProxy, readClientAddress } from './client-address.ts'
import { BlockedError, HttpError } from './error-handler.ts'
import type { RateLimit, SharedLimit } from './rate-limit.ts'

/** One request of a network, to be counted for all processes and machines together. */
export interface SharedCount {
  readonly name: string
  readonly network: string
  readonly limit: number
  readonly windowMs: number
}

/** Counts a request; above the limit it says how long to wait, in milliseconds. */
export type CountShared = (count: SharedCount) => Promise<number | null>

export interface RateLimitOptions {
  readonly isTrustedProxy: IsTrustedProxy
  readonly countShared: CountShared
  /** How many processes answer beside this one, itself included: each allows its part of a limit. */
  readonly processCount: number
}

const isShared = (limit: object): limit is SharedLimit => 'isShared' in limit

/** Each window has a count of its own. */
function listWindows({ max, timeWindow, maxPerDay }: SharedLimit) {
  const windows = [{ limit: max, windowMs: timeWindow }]
  if (maxPerDay !== undefined) windows.push({ limit: maxPerDay, windowMs: DAY_MS })
  return windows
}

/**
 * Without a database the count fails, and so does the request, with 503: a limit that protects money, mail or a secret
 * never opens by itself. The routes behind it need the database anyway, and cached pages never come here.
 */
function createSharedHook(
  route: string,
  limit: SharedLimit,
  { isTrustedProxy, countShared }: RateLimitOptions,
): onRequestHookHandler {
  const windows = listWindows(limit)
  return async (request) => {
    const network = findNetwork(readClientAddress(request.raw, isTrustedProxy))
    for (const window of windows) {
      const waitMs = await countShared({ name: `${route} ${window.windowMs}`, network, ...window })
      if (waitMs !== null) throw new BlockedError(Math.max(1, Math.ceil(waitMs / 1_000)))
    }
  }
}

const listHooks = ({ onRequest }: RouteOptions): onRequestHookHandler[] =>
  onRequest === undefined ? [] : [onRequest].flat()

/** The methods of a route, with HEAD as what it is: another way to call GET. */
const nameRoute = ({ method, url }: RouteOptions): string =>
  `${[method].flat().join('+').replace('HEAD', 'GET')} ${url}`

const dividePerProcess = (limit: RateLimit, processCount: number): RateLimit => ({
  ...limit,
  max: Math.ceil(limit.max / processCount),
})

/** Enables limits for the routes of a scope. A route without one is unlimited. */
export async function registerRateLimits(app: FastifyInstance, options: RateLimitOptions): Promise<void> {
  const { isTrustedProxy, processCount } = options
  // Before the plugin's own hook, which then sees only what is counted in this process.
  app.addHook('onRoute', (route) => {
    const limit = route.config?.rateLimit
    if (!limit) return
    if (isShared(limit)) {
      route.config = { ...route.config, rateLimit: false }
      // Before the route's own hooks, which may ask the database or take a place.
      route.onRequest = [createSharedHook(nameRoute(route), limit, options), ...listHooks(route)]
    } else {
      // The plugin allows functions, too; ours are plain numbers.
      route.config = { ...route.config, rateLimit: dividePerProcess(limit as RateLimit, processCount) }
    }
  })
  await app.register(rateLimit, {
    global: false,
    // By network, because every IPv6 household has billions of addresses.
    keyGenerator: (request: FastifyRequest) => findNetwork(readClientAddress(request.raw, isTrustedProxy)),
    errorResponseBuilder: (_, { after }) =>
      new HttpError(429, 'TOO_MANY_REQUESTS', `Too many requests. Try again in ${after}.`),
  })
}
