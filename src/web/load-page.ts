import type { PagePayload } from '#contracts/page-payload.ts'
import type { PublicMarket } from '#domain/markets/public-market.ts'
import { parsePath } from '#domain/routing/path.ts'
import { reportProblem } from './platform/errors/report-problem.ts'
import type { LoaderContext } from './platform/navigation/load-screen.ts'
import type { AnyScreen, ReadyPage } from './platform/navigation/ready-page.ts'
import { SCREENS, type ScreenRoute } from './screens.ts'

export interface PageSource {
  readonly market: PublicMarket
  readonly context: LoaderContext
}

interface FoundScreen {
  readonly id: string
  readonly route: ScreenRoute
  readonly params: Readonly<Record<string, string>>
}

const splitHref = (href: string): { readonly path: string; readonly search: string } => {
  const [address = ''] = href.split('#', 1)
  const [path = ''] = address.split('?', 1)
  return { path, search: address.slice(path.length) }
}

/** The screen of a public address; null where the market has none. */
function findScreen({ routes }: Pick<PublicMarket, 'routes'>, href: string): FoundScreen | null {
  const { path, search } = splitHref(href)
  const parsed = parsePath({ routes }, path)
  if (parsed.kind !== 'match' || parsed.route === 'buyShop') return null
  const { route, params } = parsed
  return { id: path + (SCREENS[route].isByQuery ? search : ''), route, params }
}

/** What makes an address another page: a change of anything else stays on the page. */
export const findPageId = (market: PublicMarket, href: string): string =>
  findScreen(market, href)?.id ?? splitHref(href).path

const NoScreen = () => null

/** The page shows the error in its payload, and below it no screen, but what may have been meant. */
async function openBelowError({ screen, data }: PagePayload): Promise<AnyScreen> {
  if (screen !== 'notFound' || !data) return NoScreen
  try {
    const { NearestDevices } = await import('./features/error-page/nearest-devices.tsx')
    return NearestDevices as AnyScreen
  } catch (error) {
    reportProblem(error)
    return NoScreen
  }
}

const opened = new Map<ScreenRoute, AnyScreen>()

/** Always the same component for a route: another one would lose what the visitor has typed. */
async function openScreen(route: ScreenRoute): Promise<AnyScreen> {
  const known = opened.get(route)
  if (known) return known
  // Data and parameters belong to the route, as the table's type guarantees.
  const screen = (await SCREENS[route].open()) as AnyScreen
  opened.set(route, opened.get(route) ?? screen)
  return opened.get(route) ?? screen
}

/** Loads what the page of an address needs. */
export async function loadPage(
  { market, context }: PageSource,
  href: string,
  signal: AbortSignal,
): Promise<ReadyPage> {
  const found = findScreen(market, href)
  if (!found) {
    const payload = await context.loadPayload(href, signal)
    const Screen = await openBelowError(payload)
    return { id: findPageId(market, href), payload, params: {}, Screen, isConstant: false }
  }
  const { id, route, params } = found
  const entry = SCREENS[route]
  const [payload, screen] = await Promise.all([entry.load({ context, href, signal }), openScreen(route)])
  const Screen = payload.error ? await openBelowError(payload) : screen
  return { id, payload, params, Screen, isConstant: entry.isConstant ?? false }
}

const NEVER = new AbortController().signal

/** The page that comes with its payload: all that the server renders, and the first one in the browser. */
export async function loadGivenPage(
  {
    market,
    context,
  }: { readonly market: PublicMarket; readonly context: Omit<LoaderContext, 'loadPayload'> },
  href: string,
  payload: PagePayload,
): Promise<ReadyPage> {
  // An error is shown instead of the screen, so its script need not load.
  if (payload.error) {
    const Screen = await openBelowError(payload)
    return { id: findPageId(market, href), payload, params: {}, Screen, isConstant: false }
  }
  return loadPage({ market, context: { ...context, loadPayload: async () => payload } }, href, NEVER)
}
