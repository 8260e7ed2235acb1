import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { buildPath } from '#domain/routing/path.ts'
import type { RouteParams } from '#domain/routing/route-params.ts'
import type { RouteName } from '#domain/routing/route-table.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { navigateWithin } from './navigate.ts'
import { useRouter } from './router.ts'

type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'href'>

export type AppLinkProps = AnchorProps & { readonly href: string }

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented

/** A link to a complete address of the shop; a click stays in the application. */
export function AppLink({ href, onClick, ...rest }: AppLinkProps) {
  const router = useRouter()
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlainClick(event) || rest.target) return
    if (navigateWithin(router, href)) event.preventDefault()
  }
  return <a href={href} onClick={handleClick} {...rest} />
}

export type RouteLinkProps<Name extends RouteName> = AnchorProps & {
  readonly route: Name
  /** The query of the address, with its question mark. */
  readonly search?: string
} & (keyof RouteParams<Name> extends never
    ? { readonly params?: undefined }
    : { readonly params: RouteParams<Name> })

/** A link to a screen by name. */
export function RouteLink<Name extends RouteName>({
  route,
  params,
  search = '',
  ...rest
}: RouteLinkProps<Name>) {
  const { market } = useShop()
  // The parameter list of buildPath depends on the route; the props above guarantee the same.
  const href = (buildPath as (...args: unknown[]) => string)(market, route, params)
  return <AppLink href={href + search} {...rest} />
}
