import { SHARED_ROUTES } from '#domain/routing/route-table.ts'

type SharedRoute = keyof typeof SHARED_ROUTES

/**
 * Where the form of a page posts to: the page's own address, as the server's routes write it. Kept out of the paths that
 * browsers load, because the table of all routes would come along.
 */
export const buildFormPath = (route: SharedRoute): string => SHARED_ROUTES[route].replace(/\{(\w+)\}/g, ':$1')
