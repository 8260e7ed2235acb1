import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { listExamplePaths } from '../../tests/support/example-paths.ts'
import { type Host, listDevices, type Site } from './fleet.ts'
import { type Load, startLoad } from './load.ts'
import { createClient } from './visitor.ts'

const KEPT_ROUTES = ['home', 'sell', 'overview', 'pdp', 'contentPages']

export const KEPT_PATHS = listExamplePaths('de')
  .filter(({ route }) => KEPT_ROUTES.includes(route))
  .map(({ path }) => path)

const SEARCH_PATHS = ['apple', 'galaxy', 'pixel'].map((text) => `/produkte/uebersicht-suche?q=${text}`)

/**
 * About 350 requests a second, so that a host can be missed on two cores: above their capacity the shop sheds searches, as it
 * should, and that would be counted.
 */
const VISITORS = {
  'kept page': { count: 16, perSecond: 330 },
  'page made anew': { count: 4, perSecond: 6 },
  call: { count: 4, perSecond: 10 },
  sale: { count: 2, perSecond: 0.5 },
}

/** Each of them stays for ten seconds. The previous release doesn't know them. */
const LISTENERS = { 'open status page': { count: 8, perSecond: 0.8 } }

/** Often enough that every process of a host has been asked: the kernel chooses which one accepts a connection. */
const WARM_UP_RUNS = 24

/** Fills the memory of all web processes of a host with the pages that are asked for later. */
export async function warmUp({ edgePort }: Site, { port }: Host): Promise<void> {
  for (let run = 0; run < WARM_UP_RUNS; run += 1)
    // New connections each time.
    await Promise.all(
      KEPT_PATHS.map(async (path) => {
        const { status, error } = await createClient({ port, host: `localhost:${edgePort}` })({
          kind: '',
          path,
        })
        if (status !== 200) throw new Error(`${path}: ${error ?? status}`)
      }),
    )
}

/** The device that visitors sell: a phone. */
export async function findSoldDevice(site: Site): Promise<number> {
  const [phone] = await listDevices(site)
  return phone?.id ?? 0
}

/** Sends visitors to the edge: kept pages, pages that are not kept, calls, sales from the offer to the status page, and status pages that stay open. */
export async function sendVisitors(site: Site, { areListening = true } = {}): Promise<Load> {
  const { edgePort, undo } = site
  const [sold, ...others] = await listDevices(site)
  return startLoad(
    {
      port: edgePort,
      host: `localhost:${edgePort}`,
      deviceId: sold?.id ?? 0,
      keptPaths: KEPT_PATHS,
      // So many that hardly one is asked for twice, and those of a search are made for each visitor.
      freshPaths: others.flatMap(({ url }, index) => [
        buildPath(MARKETS.de, 'pdp', { pdp: url }),
        SEARCH_PATHS[index % SEARCH_PATHS.length] ?? '',
      ]),
      visitors: areListening ? { ...VISITORS, ...LISTENERS } : VISITORS,
    },
    undo,
  )
}
