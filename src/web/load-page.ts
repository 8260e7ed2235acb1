import type { PagePayload } from '#contracts/page-payload.ts'
import type { PublicMarket } from '#domain/markets/public-market.ts'
import { parsePath } from '#domain/routing/path.ts'
import { reportProblem } from './platform/errors/report-problem.ts'
import type { LoaderContext } from './platform/navigation/load-screen.ts'
import { loadOptionally } from './platform/navigation/preload.ts'
import type { AnyScreen, ReadyPage } from './platform/navigation/ready-page.ts'
import type { AnyRouteScreen, ScreenRoute } from './platform/navigation/route-screen.ts'

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

/** Another query of this page is another page. */
const ROUTE_BY_QUERY: ScreenRoute = 'overview'

/** The screen of a public address; null where the market has none. */
function findScreen({ routes }: Pick<PublicMarket, 'routes'>, href: string): FoundScreen | null {
  const { path, search } = splitHref(href)
  const parsed = parsePath({ routes }, path)
  if (parsed.kind !== 'match' || parsed.route === 'buyShop') return null
  const { route, params } = parsed
  return { id: path + (route === ROUTE_BY_QUERY ? search : ''), route, params }
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

const loadTable = () => import('./screens.ts')

/** Loads what every navigation needs, when the first one is near. */
export const prepareNavigation = (): void => {
  // The navigation itself asks again.
  loadOptionally(loadTable).catch(reportProblem)
}

/** The screen of a route, from the table of all pages. */
export async function openScreen(route: ScreenRoute): Promise<AnyRouteScreen> {
  const { SCREENS } = await loadTable()
  const { screen } = await SCREENS[route].open()
  // Data and parameters belong to the route, as the table's type guarantees.
  return screen as AnyRouteScreen
}

const buildPage = async (
  { id, params }: FoundScreen,
  payload: PagePayload,
  { Screen, isConstant = false }: AnyRouteScreen,
): Promise<ReadyPage> => ({
  id,
  payload,
  params,
  Screen: payload.error ? await openBelowError(payload) : Screen,
  isConstant,
})

const buildUnknownPage = async (id: string, payload: PagePayload): Promise<ReadyPage> => ({
  id,
  payload,
  params: {},
  Screen: await openBelowError(payload),
  isConstant: false,
})

/** Loads what the page of an address needs. */
export async function loadPage(
  { market, context }: PageSource,
  href: string,
  signal: AbortSignal,
): Promise<ReadyPage> {
  const found = findScreen(market, href)
  const payload = context.loadPayload(href, signal)
  if (!found) return buildUnknownPage(findPageId(market, href), await payload)
  // It is awaited below, and may fail while the table is still loading.
  payload.catch(() => undefined)
  const { SCREENS } = await loadTable()
  const input = { context: { ...context, loadPayload: () => payload }, href, signal }
  const [loaded, screen] = await Promise.all([SCREENS[found.route].load(input), openScreen(found.route)])
  return buildPage(found, loaded, screen)
}

const NEVER = new AbortController().signal

export interface GivenPageSource {
  readonly market: PublicMarket
  readonly context: Omit<LoaderContext, 'loadPayload'>
  readonly openScreen: (route: ScreenRoute) => Promise<AnyRouteScreen>
}

/** The page that comes with its payload: all that the server renders, and the first one in the browser. */
export async function loadGivenPage(
  { market, context, openScreen }: GivenPageSource,
  href: string,
  payload: PagePayload,
): Promise<ReadyPage> {
  const found = findScreen(market, href)
  // An error is shown instead of the screen, so its script need not load.
  if (payload.error || !found) return buildUnknownPage(findPageId(market, href), payload)
  const screen = await openScreen(found.route)
  await screen.load({ context: { ...context, loadPayload: async () => payload }, href, signal: NEVER })
  return buildPage(found, payload, screen)
}
