import { buildCacheName, buildCachePrefix, type KeptPage } from '#contracts/offline-page.ts'
import { PAYLOAD_STAMP_HEADER } from '#contracts/page-payload.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

/** A network that is there but doesn't answer: after this time the kept page is shown. */
const NETWORK_WAIT_MS = 4_000

const wait = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms))

/**
 * Keeps one page of one build for times without a network. Everything that isn't this page or one of its files is left to
 * the browser, as if there were no worker.
 */
export function keepPage(scope: WorkerScope, page: KeptPage): void {
  const cacheName = buildCacheName(page)
  const files = new Set(page.files)

  const isOwn = (response: Response): boolean =>
    response.ok && response.headers.get(PAYLOAD_STAMP_HEADER) === page.stamp

  const findKept = async (path: string): Promise<Response | undefined> =>
    // Opening a cache would make it again after it was removed.
    (await scope.caches.has(cacheName)) ? (await scope.caches.open(cacheName)).match(path) : undefined

  /** The page itself comes last: where it is, all its files are. */
  async function install(): Promise<void> {
    const response = await scope.fetch(page.path, { cache: 'no-store' })
    // While hosts are replaced, the page can be of another build. The browser tries again at the next visit.
    if (!isOwn(response)) throw new Error('The page is of another build')
    const cache = await scope.caches.open(cacheName)
    try {
      await cache.addAll([...files])
      await cache.put(page.path, response)
    } catch (error) {
      await scope.caches.delete(cacheName)
      throw error
    }
  }

  async function removeOlder(): Promise<void> {
    const names = await scope.caches.keys()
    const older = names.filter((name) => name.startsWith(buildCachePrefix(page.path)) && name !== cacheName)
    await Promise.all(older.map((name) => scope.caches.delete(name)))
  }

  /** What the page says changes within a build, too: keys, for one. */
  async function renew(response: Response): Promise<void> {
    if (!isOwn(response) || !(await findKept(page.path))) return
    await (await scope.caches.open(cacheName)).put(page.path, response)
  }

  async function openPage(event: FetchEvent): Promise<Response> {
    const answer = scope.fetch(event.request).catch(() => null)
    event.waitUntil(answer.then((response) => response && renew(response.clone())))
    const fresh = await Promise.race([answer, wait(NETWORK_WAIT_MS)])
    if (fresh && fresh.status < 500) return fresh
    return (await findKept(page.path)) ?? (await answer) ?? Response.error()
  }

  const openFile = async (request: Request, path: string): Promise<Response> =>
    (await findKept(path)) ?? scope.fetch(request)

  scope.addEventListener('install', (event) => {
    // Open pages lose nothing: files are named by their content, and those of an earlier build come from the network.
    event.waitUntil(install().then(() => scope.skipWaiting()))
  })
  scope.addEventListener('activate', (event) => event.waitUntil(removeOlder()))
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== scope.location.origin) return
    if (request.mode === 'navigate') {
      if (pathname === page.path) event.respondWith(openPage(event))
    } else if (files.has(pathname)) event.respondWith(openFile(request, pathname))
  })
}
