import { buildCachePrefix } from '#contracts/offline-page.ts'
import {
  buildPageManifestPath,
  buildWorkerPath,
  OFFLINE_PREFIX,
  type OfflinePage,
  WORKER_POLICY,
} from '#contracts/paths/offline.ts'
import type { PublicMarket } from '#domain/markets/public-market.ts'
import { buildPath } from '#domain/routing/path.ts'

/** Not inside a partner's page: its visitors have no home screen for a frame, and browsers keep nothing there for long. */
const findWorkers = (): ServiceWorkerContainer | null =>
  window.parent === window ? (navigator.serviceWorker ?? null) : null

/** Whether this browser can keep a page for times without a network. */
export const canKeepPages = (): boolean => findWorkers() !== null

/** Whether a worker has kept the page that is shown. */
export const isPageKept = (): boolean => Boolean(findWorkers()?.controller)

const refuseOthers = (url: string): string => {
  if (!url.startsWith(OFFLINE_PREFIX)) throw new Error('Not one of the shop’s workers')
  return url
}

let policy: { createScriptURL(url: string): string } | null = null

/** Browsers that check script addresses take one from a policy only, and a name can be used once. */
function trustAddress(url: string): string {
  policy ??= window.trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: refuseOthers }) ?? null
  return policy?.createScriptURL(url) ?? url
}

/** Installed from here, the page is opened on its own. It may have been reached from a page of the shop. */
export function nameManifest(market: PublicMarket, page: OfflinePage, search = ''): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  if (link) link.href = buildPageManifestPath(market.id, page) + search
}

/** Has a page kept by its own worker, which does nothing for other pages of the shop. */
export async function keepPage(
  market: PublicMarket,
  page: OfflinePage,
  /** What the installed page opens, where that isn't the same for everyone. */
  search = '',
): Promise<ServiceWorkerRegistration | null> {
  const workers = findWorkers()
  if (!workers) return null
  nameManifest(market, page, search)
  return workers.register(trustAddress(buildWorkerPath(market.id, page)), {
    scope: buildPath(market, page),
    // Also what the worker imports, if it ever does, is compared at each check.
    updateViaCache: 'none',
  })
}

/** Waits for a worker that is being installed; one that fails to leaves the page as it was. */
export async function waitUntilActive({
  active,
  installing,
  waiting,
}: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting
  if (active || !worker) return
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('The worker was not installed'))
    })
  })
}

/** Removes a page's worker with everything that it has kept. */
export async function removeKeptPage(market: PublicMarket, page: OfflinePage): Promise<void> {
  const path = buildPath(market, page)
  const registered = await findWorkers()?.getRegistration(path)
  // The browser also names a worker of a shorter path.
  if (registered && new URL(registered.scope).pathname === path) await registered.unregister()
  const names = (await window.caches?.keys()) ?? []
  const own = names.filter((name) => name.startsWith(buildCachePrefix(path)))
  await Promise.all(own.map((name) => caches.delete(name)))
}
