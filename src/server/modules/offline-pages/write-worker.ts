import { readFileSync } from 'node:fs'
import type { KeptPage } from '#contracts/offline-page.ts'
import { buildPayloadStamp } from '#contracts/page-payload.ts'
import type { OfflinePage } from '#contracts/paths/offline.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { Partner } from '#domain/partners/partner.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { audienceOf, selectTextSet } from '#messages/text-set.ts'
import { getBrand } from '#server/config/operator.ts'
import { presentLogo, presentPartner } from '#server/modules/partners/partner.presenter.ts'
import { type BuildInfo, SERVICE_WORKER_FILE } from '#server/render/build-info.ts'

/** The worker of a shop that keeps nothing any more: it removes what the one before kept, and then itself. */
export const EMPTY_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('offline:'))
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
})()))
`

export interface WorkerInput {
  readonly shop: Shop
  readonly partner: Partner | null
  readonly page: OfflinePage
  readonly build: BuildInfo
}

/** The files of the shop itself: its name and colours may be a partner's. */
const listShopFiles = ({ shop, partner }: WorkerInput): string[] => {
  const logo = presentLogo(partner, getBrand())
  return [...(logo ? [logo.url] : []), ...(partner ? [presentPartner(partner, shop).styleUrl] : [])]
}

/** What a worker keeps of its page; null where the build has no list. */
export function describeKeptPage(input: WorkerInput): KeptPage | null {
  const { shop, page, build } = input
  const listed = build.offline?.[page]
  if (!listed) return null
  const texts = listed.texts[selectTextSet(shop.market, audienceOf({ ...shop, screen: page }))] ?? []
  return {
    stamp: buildPayloadStamp(shop.shopMode, shop.market, build.id),
    path: buildPath(MARKETS[shop.market], page),
    files: [...listed.files, ...texts, ...listShopFiles(input)],
  }
}

/** Reads the program of the workers once; null where nothing was built, as in development. */
export function readWorkerProgram(): string | null {
  try {
    return readFileSync(SERVICE_WORKER_FILE, 'utf8')
  } catch {
    return null
  }
}

/** Another build has another list, and so other bytes: browsers then install the new worker. */
export const writeWorker = (program: string, page: KeptPage): string =>
  `self.KEPT_PAGE=${JSON.stringify(page)};\n${program}`
