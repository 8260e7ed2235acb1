import type { AnyRouter } from '@tanstack/react-router'
import { requireNavigable } from '#domain/routing/external-navigation.ts'
import { hasRouteRule } from './route-rules.ts'

const isMailOrPhone = (href: string) => /^(?:mailto|tel):/.test(href)

/** Follows a link inside the application. False when the browser has to do it: other sites, mail, a route rule. */
export function navigateWithin(router: AnyRouter, href: string): boolean {
  if (isMailOrPhone(href) || href.startsWith('#') || hasRouteRule(href)) return false
  if (new URL(href, location.href).origin !== location.origin) return false
  // The page that is shown already: no second entry in the history.
  if (href === location.pathname + location.search) scrollTo({ top: 0 })
  else router.history.push(href)
  return true
}

/** Goes to an address from code. Leaving the shop is an error unless the caller says that it is meant. */
export function navigateTo(
  router: AnyRouter,
  address: string,
  options: { readonly external?: boolean } = {},
): void {
  const target = requireNavigable(address, location.origin, options)
  if (!navigateWithin(router, target)) location.assign(target)
}
