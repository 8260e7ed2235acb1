import { OPERATOR_ROUTES } from './administration/operators.routes.ts'
import { APPEAL_ROUTES } from './appeals/appeals.routes.ts'
import { ARRIVAL_API } from './arrivals/arrivals.api.ts'
import { ARRIVAL_PAGES } from './arrivals/arrivals.routes.ts'
import { LOST_ROUTES } from './arrivals/lost.routes.ts'
import { AUDIT_LOG_ROUTES } from './audit-log/audit-log.routes.ts'
import { IDENTITY_ROUTES } from './identity/identity.routes.ts'
import { INSPECTION_API } from './inspections/inspections.api.ts'
import { INSPECTION_PAGES } from './inspections/inspections.routes.ts'
import { ITEM_ROUTES } from './items/items.routes.ts'
import { WAITING_ROUTES } from './items/waiting.routes.ts'
import { NEWSLETTER_API } from './newsletter/newsletter.api.ts'
import { NEWSLETTER_PAGES } from './newsletter/newsletter.routes.ts'
import { PART_ROUTES } from './parts/parts.routes.ts'
import { BANK_ANSWER_ROUTES } from './payouts/bank-answers.routes.ts'
import { BATCH_ROUTES } from './payouts/batches.routes.ts'
import { HELD_PAYOUT_ROUTES } from './payouts/holds/held-payouts.routes.ts'
import { PAYOUT_ROUTES } from './payouts/payouts.routes.ts'
import { PHOTO_ROUTES } from './photos/photos.routes.ts'
import { PROOF_ROUTES } from './proofs/proofs.routes.ts'
import { QUARANTINE_ROUTES } from './quarantine/quarantine.routes.ts'
import { RECYCLING_ROUTES } from './recycling/recycling.routes.ts'
import { REGISTER_ROUTES } from './register/register.routes.ts'
import { RETURN_ROUTES } from './returns/returns.routes.ts'
import { REVIEW_ROUTES } from './reviews/reviews.routes.ts'
import type { DeskRoute } from './routing/desk-route.ts'
import { SCAN_ROUTES } from './scans/scans.routes.ts'
import { SECURITY_ROUTES } from './security/security.routes.ts'
import { SETUP_ROUTES } from './security/setup.routes.ts'
import { SIGN_OUT_ROUTE } from './sign-in/sign-in.routes.ts'
import { START_ROUTES } from './start/start.routes.ts'
import { TRADE_ROUTE } from './trades/trade.routes.ts'

/** Every route that needs an operator. The menu shows lists in this order. */
export const DESK_ROUTES: readonly DeskRoute[] = [
  ...START_ROUTES,
  SIGN_OUT_ROUTE,
  ...SECURITY_ROUTES,
  ...SETUP_ROUTES,
  ...ARRIVAL_PAGES,
  ...ARRIVAL_API,
  ...INSPECTION_PAGES,
  ...INSPECTION_API,
  ...APPEAL_ROUTES,
  ...WAITING_ROUTES,
  ...QUARANTINE_ROUTES,
  ...LOST_ROUTES,
  TRADE_ROUTE,
  ...ITEM_ROUTES,
  ...PHOTO_ROUTES,
  ...PROOF_ROUTES,
  ...PART_ROUTES,
  ...RETURN_ROUTES,
  ...RECYCLING_ROUTES,
  ...SCAN_ROUTES,
  ...PAYOUT_ROUTES,
  ...HELD_PAYOUT_ROUTES,
  ...BATCH_ROUTES,
  ...BANK_ANSWER_ROUTES,
  ...IDENTITY_ROUTES,
  ...REGISTER_ROUTES,
  ...REVIEW_ROUTES,
  ...NEWSLETTER_PAGES,
  ...NEWSLETTER_API,
  ...AUDIT_LOG_ROUTES,
  ...OPERATOR_ROUTES,
]
