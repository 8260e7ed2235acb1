import { requireNavigable } from '#domain/routing/external-navigation.ts'
import { hasRouteRule } from './route-rules.ts'
import type { Router } from './router.ts'

/** All that a link needs of the router. */
type LinkRouter = Pick<Router, 'push'>

const isMailOrPhone = (href: string) => /^(?:mailto|tel):/.test(href)

/** Follows a link inside the application. False when the browser has to do it: other sites, mail, a route rule. */
export function navigateWithin(router: LinkRouter, href: string): boolean {
  if (isMailOrPhone(href) || href.startsWith('#') || hasRouteRule(href)) return false
  if (new URL(href, location.href).origin !== location.origin) return false
  // Already the current page: no second history entry.
  if (href === location.pathname + location.search) scrollTo({ top: 0 })
  else router.push(href)
  return true
}

/** Navigates from code. Leaving the shop is an error unless the caller opts in. */
export function navigateTo(
  router: LinkRouter,
  address: string,
  options: { readonly external?: boolean } = {},
): void {
  const target = requireNavigable(address, location.origin, options)
  if (!navigateWithin(router, target)) location.assign(target)
}
