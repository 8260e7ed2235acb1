import { JOURNAL_API } from './accounting/journal.api.ts'
import { MANAGE_API } from './administration/manage.api.ts'
import { OPERATOR_API } from './administration/operators.api.ts'
import { ALERT_API } from './alerts/alerts.api.ts'
import { APPEAL_API } from './appeals/appeals.api.ts'
import { ARRIVAL_API } from './arrivals/arrivals.api.ts'
import { LOST_API } from './arrivals/lost.api.ts'
import { AUDIT_LOG_API } from './audit-log/audit-log.api.ts'
import { CAMERA_API } from './cameras/camera.routes.ts'
import { CATALOGUE_API } from './catalogue/catalogue.api.ts'
import { GROUPS_API } from './catalogue/groups.api.ts'
import { PICTURES_API } from './catalogue/pictures.api.ts'
import { CONTENT_API } from './content/content.api.ts'
import { CUSTOMER_API } from './customers/customer.api.ts'
import { DEVICE_ERASURE_API } from './device-erasure/device-erasure.api.ts'
import { FIGURE_API } from './figures/figures.api.ts'
import { IDENTITY_API } from './identity/identity.api.ts'
import { INBOX_API } from './inbox/inbox.api.ts'
import { INDIVIDUAL_OFFER_API } from './individual-offers/individual-offers.api.ts'
import { EQUAL_DEVICE_API } from './inspections/equal-devices.api.ts'
import { INSPECTION_API } from './inspections/inspections.api.ts'
import { INSPECTION_SCREENS } from './inspections/inspections.screens.ts'
import { SIDE_PHOTO_API } from './inspections/side-photos.api.ts'
import { ITEM_ROUTES } from './items/items.routes.ts'
import { LIST_ROUTES } from './lists/lists.api.ts'
import { NEWSLETTER_API } from './newsletter/newsletter.api.ts'
import { PARTNERS_API } from './partners/partners.api.ts'
import { PART_API } from './parts/parts.api.ts'
import { BANK_ANSWER_API } from './payouts/bank-answers.api.ts'
import { BATCH_API } from './payouts/batches.api.ts'
import { FAILED_PAYOUT_API } from './payouts/failed/failed-payouts.api.ts'
import { HELD_PAYOUT_API } from './payouts/holds/held-payouts.api.ts'
import { PAYOUT_API } from './payouts/payouts.api.ts'
import { PHOTO_ROUTES } from './photos/photos.routes.ts'
import { PLACE_API } from './places/places.api.ts'
import { PRICE_API } from './prices/prices.api.ts'
import { PROOF_API } from './proofs/proofs.api.ts'
import { QUARANTINE_API } from './quarantine/quarantine.api.ts'
import { RECYCLING_API } from './recycling/recycling.api.ts'
import { REGISTER_API } from './register/register.api.ts'
import { RETURN_API } from './returns/returns.api.ts'
import { REVIEW_API } from './reviews/reviews.api.ts'
import type { DeskRoute } from './routing/desk-route.ts'
import { RULE_API } from './rules/rules.api.ts'
import { DATA_REQUEST_API } from './sales/data-requests.api.ts'
import { EMAIL_CHANGE_API } from './sales/email-change.api.ts'
import { MESSAGE_API } from './sales/messages.api.ts'
import { NOTE_API } from './sales/notes.api.ts'
import { SALE_API } from './sales/sale.api.ts'
import { SALE_ACTION_API } from './sales/sale-actions.api.ts'
import { SCAN_ROUTES } from './scans/scans.routes.ts'
import { SEARCH_API } from './search/search.api.ts'
import { SECURITY_ROUTES } from './security/security.routes.ts'
import { SETUP_ROUTES } from './security/setup.routes.ts'
import { SIGN_OUT_ROUTE } from './sign-in/sign-in.routes.ts'
import { LIVE_API } from './start/live.api.ts'
import { START_ROUTES } from './start/start.routes.ts'
import { DEAD_LETTER_API } from './system/dead-letters.api.ts'
import { SYSTEM_API } from './system/system.api.ts'
import { VOUCHER_API } from './vouchers/vouchers.api.ts'

/** Every route that needs an operator. The menu shows lists in this order. */
export const DESK_ROUTES: readonly DeskRoute[] = [
  ...START_ROUTES,
  ...LIVE_API,
  ...SEARCH_API,
  SIGN_OUT_ROUTE,
  ...INBOX_API,
  ...SECURITY_ROUTES,
  ...SETUP_ROUTES,
  ...ARRIVAL_API,
  ...INSPECTION_SCREENS,
  ...INSPECTION_API,
  ...SIDE_PHOTO_API,
  ...EQUAL_DEVICE_API,
  ...CAMERA_API,
  ...APPEAL_API,
  ...LIST_ROUTES,
  ...QUARANTINE_API,
  ...LOST_API,
  ...SALE_API,
  ...NOTE_API,
  ...SALE_ACTION_API,
  ...DATA_REQUEST_API,
  ...MESSAGE_API,
  ...EMAIL_CHANGE_API,
  ...CUSTOMER_API,
  ...ITEM_ROUTES,
  ...PHOTO_ROUTES,
  ...PROOF_API,
  ...PART_API,
  ...PLACE_API,
  ...DEVICE_ERASURE_API,
  ...RETURN_API,
  ...RECYCLING_API,
  ...SCAN_ROUTES,
  ...PAYOUT_API,
  ...HELD_PAYOUT_API,
  ...BATCH_API,
  ...BANK_ANSWER_API,
  ...FAILED_PAYOUT_API,
  ...JOURNAL_API,
  ...IDENTITY_API,
  ...REGISTER_API,
  ...INDIVIDUAL_OFFER_API,
  ...REVIEW_API,
  ...RULE_API,
  ...CONTENT_API,
  ...PARTNERS_API,
  ...VOUCHER_API,
  ...NEWSLETTER_API,
  ...PRICE_API,
  ...FIGURE_API,
  ...ALERT_API,
  ...AUDIT_LOG_API,
  ...OPERATOR_API,
  ...MANAGE_API,
  ...CATALOGUE_API,
  ...PICTURES_API,
  ...GROUPS_API,
  ...SYSTEM_API,
  ...DEAD_LETTER_API,
]
