import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { ShopShell } from '#contracts/page-payload.ts'
import { isBusinessShop } from '#domain/markets/business-mode.ts'
import { buildMatchPath, NEUTRAL_PATHS, parsePath } from '#domain/routing/path.ts'
import type { RouteTable } from '#domain/routing/route-table.ts'
import type { LoadPayload } from './platform/navigation/payload.ts'
import type { RouterContext } from './router-context.ts'
import { routeTree } from './routeTree.gen.ts'

/** Paths that no market has live below this one inside the application, so that they never match another route. */
const NOT_FOUND_PREFIX = '/not-found'

const translatePath = (
  from: { readonly routes: RouteTable },
  to: { readonly routes: RouteTable },
  path: string,
) => {
  const parsed = parsePath(from, path)
  // The buy shop is a route, but not a page: the server redirects out of the shop.
  return parsed.kind === 'match' && parsed.route !== 'buyShop' ? buildMatchPath(to, parsed) : null
}

/**
 * Whether the router restores the scroll position. Not for the first page: the browser has done that, and the visitor
 * may have scrolled on before the script starts.
 */
function createScrollRule(): () => boolean {
  let isFirstPage = true
  return () => {
    const isLater = !isFirstPage
    isFirstPage = false
    return isLater
  }
}

/** The application's router: locale-neutral inside, the market's public paths outside. */
export function createShopRouter(options: {
  readonly shell: ShopShell
  readonly history: RouterHistory
  readonly loadPayload: LoadPayload
  readonly loadTexts?: RouterContext['loadTexts']
}) {
  const { market, shopMode } = options.shell
  return createRouter({
    routeTree,
    history: options.history,
    context: {
      loadPayload: options.loadPayload,
      isBusinessHome: isBusinessShop(shopMode, market),
      loadTexts: options.loadTexts ?? (async () => undefined),
    },
    // On the server this would add an inline script, which the security policy forbids.
    // The query stays as written: parsing and serialising it would change the address.
    parseSearch: (text) => (text ? { raw: text } : {}),
    stringifySearch: ({ raw }) => (typeof raw === 'string' ? raw : ''),
    scrollRestoration: typeof document !== 'undefined' && createScrollRule(),
    defaultPreload: false,
    defaultStaleTime: 0,
    rewrite: {
      input: ({ url }) => {
        url.pathname = translatePath(market, NEUTRAL_PATHS, url.pathname) ?? NOT_FOUND_PREFIX + url.pathname
        return url
      },
      output: ({ url }) => {
        url.pathname = url.pathname.startsWith(`${NOT_FOUND_PREFIX}/`)
          ? url.pathname.slice(NOT_FOUND_PREFIX.length)
          : (translatePath(NEUTRAL_PATHS, market, url.pathname) ?? url.pathname)
        return url
      },
    },
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createShopRouter>
  }
}
