import { AUDIT_LOG_ROUTES } from './audit-log/audit-log.routes.ts'
import type { DeskRoute } from './routing/desk-route.ts'
import { SIGN_OUT_ROUTE } from './sign-in/sign-in.routes.ts'
import { START_ROUTES } from './start/start.routes.ts'

/** Every route of the desk that needs an operator; lists stand in the menu in this order. */
export const DESK_ROUTES: readonly DeskRoute[] = [...START_ROUTES, SIGN_OUT_ROUTE, ...AUDIT_LOG_ROUTES]
