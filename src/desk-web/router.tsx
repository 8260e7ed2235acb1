import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ErrorScreen } from './frame/error-screen.tsx'
import { Frame } from './frame/frame.tsx'
import { NotFoundScreen } from './frame/not-found-screen.tsx'
import { SCREEN_PATHS } from './platform/navigation/screen-paths.ts'

/** What an address says beyond its path. Every value is text: people edit and share addresses. */
type Search = Readonly<Record<string, string>>

const parseSearch = (text: string): Search => Object.fromEntries(new URLSearchParams(text))

function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(search).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '',
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

const root = createRootRouteWithContext<{ readonly client: QueryClient }>()({
  component: Frame,
  validateSearch: (search): Search => search as Search,
})

const getParentRoute = () => root

type Screens<Name extends string> = Readonly<Record<Name, () => ReactNode>>

/** Each area is a file of its own, loaded when its first screen is opened. */
const screen = <Path extends string, Name extends string>(
  path: Path,
  load: () => Promise<Screens<Name>>,
  name: Name,
) => createRoute({ getParentRoute, path, component: lazyRouteComponent(load, name) })

const SCREENS = [
  screen(SCREEN_PATHS.start, () => import('./areas/start/start-screen.tsx'), 'StartScreen'),
  screen(SCREEN_PATHS.devices, () => import('./areas/devices/devices-screen.tsx'), 'DevicesScreen'),
  screen(SCREEN_PATHS.search, () => import('./areas/search/search-screen.tsx'), 'SearchScreen'),
  screen(SCREEN_PATHS.inbox, () => import('./areas/inbox/inbox-screen.tsx'), 'InboxScreen'),
  screen(SCREEN_PATHS.inboxItem, () => import('./areas/inbox/inbox-item-screen.tsx'), 'InboxItemScreen'),
  screen(
    SCREEN_PATHS.offerRequests,
    () => import('./areas/individual-offers/requests-screen.tsx'),
    'RequestsScreen',
  ),
  screen(
    SCREEN_PATHS.offerRequest,
    () => import('./areas/individual-offers/request-screen.tsx'),
    'RequestScreen',
  ),
  screen(SCREEN_PATHS.sale, () => import('./areas/sales/sale-screen.tsx'), 'SaleScreen'),
  screen(SCREEN_PATHS.customer, () => import('./areas/customers/customer-screen.tsx'), 'CustomerScreen'),
  screen(
    SCREEN_PATHS.inspection,
    () => import('./areas/inspection/inspection-screen.tsx'),
    'InspectionScreen',
  ),
  screen(SCREEN_PATHS.proofs, () => import('./areas/sales/proofs-screen.tsx'), 'ProofsScreen'),
  screen(SCREEN_PATHS.parts, () => import('./areas/parts/parts-screen.tsx'), 'PartsScreen'),
  screen(SCREEN_PATHS.part, () => import('./areas/parts/part-screen.tsx'), 'PartScreen'),
  screen(SCREEN_PATHS.putAway, () => import('./areas/places/put-away-screen.tsx'), 'PutAwayScreen'),
  screen(SCREEN_PATHS.erase, () => import('./areas/erasure/erase-screen.tsx'), 'EraseScreen'),
  screen(
    SCREEN_PATHS.equalDevices,
    () => import('./areas/inspection/equal-devices-screen.tsx'),
    'EqualDevicesScreen',
  ),
  screen(SCREEN_PATHS.rules, () => import('./areas/rules/rules-screen.tsx'), 'RulesScreen'),
  screen(SCREEN_PATHS.payouts, () => import('./areas/payouts/due-screen.tsx'), 'DueScreen'),
  screen(SCREEN_PATHS.heldPayouts, () => import('./areas/payouts/held-screen.tsx'), 'HeldScreen'),
  screen(SCREEN_PATHS.heldPayout, () => import('./areas/payouts/hold-screen.tsx'), 'HoldScreen'),
  screen(SCREEN_PATHS.payoutBatches, () => import('./areas/payouts/batches-screen.tsx'), 'BatchesScreen'),
  screen(SCREEN_PATHS.payoutBatch, () => import('./areas/payouts/batch-screen.tsx'), 'BatchScreen'),
  screen(SCREEN_PATHS.bankAnswers, () => import('./areas/payouts/bank-screen.tsx'), 'BankScreen'),
  screen(SCREEN_PATHS.failedPayouts, () => import('./areas/payouts/failed-screen.tsx'), 'FailedScreen'),
  screen(SCREEN_PATHS.journal, () => import('./areas/payouts/journal-screen.tsx'), 'JournalScreen'),
  screen(SCREEN_PATHS.register, () => import('./areas/register/register-screen.tsx'), 'RegisterScreen'),
  screen(SCREEN_PATHS.registerEntries, () => import('./areas/register/entries-screen.tsx'), 'EntriesScreen'),
  screen(SCREEN_PATHS.content, () => import('./areas/content/content-screen.tsx'), 'ContentScreen'),
  screen(SCREEN_PATHS.contentDocument, () => import('./areas/content/document-screen.tsx'), 'DocumentScreen'),
  screen(SCREEN_PATHS.partners, () => import('./areas/partners/partners-screen.tsx'), 'PartnersScreen'),
  screen(SCREEN_PATHS.partner, () => import('./areas/partners/partner-screen.tsx'), 'PartnerScreen'),
  screen(SCREEN_PATHS.vouchers, () => import('./areas/vouchers/vouchers-screen.tsx'), 'VouchersScreen'),
  screen(
    SCREEN_PATHS.newVoucher,
    () => import('./areas/vouchers/new-voucher-screen.tsx'),
    'NewVoucherScreen',
  ),
  screen(SCREEN_PATHS.newsletter, () => import('./areas/newsletter/issues-screen.tsx'), 'IssuesScreen'),
  screen(SCREEN_PATHS.newsletterIssue, () => import('./areas/newsletter/issue-screen.tsx'), 'IssueScreen'),
  screen(SCREEN_PATHS.prices, () => import('./areas/prices/drafts-screen.tsx'), 'DraftsScreen'),
  screen(SCREEN_PATHS.priceDraft, () => import('./areas/prices/draft-screen.tsx'), 'DraftScreen'),
  screen(SCREEN_PATHS.priceSheet, () => import('./areas/prices/sheet-screen.tsx'), 'SheetScreen'),
  screen(SCREEN_PATHS.operators, () => import('./areas/operators/operators-screen.tsx'), 'OperatorsScreen'),
  screen(SCREEN_PATHS.operator, () => import('./areas/operators/operator-screen.tsx'), 'OperatorScreen'),
  screen(SCREEN_PATHS.figures, () => import('./areas/figures/figures-screen.tsx'), 'FiguresScreen'),
  screen(SCREEN_PATHS.figure, () => import('./areas/figures/figure-screen.tsx'), 'FigureScreen'),
  screen(SCREEN_PATHS.alerts, () => import('./areas/alerts/alerts-screen.tsx'), 'AlertsScreen'),
  screen(SCREEN_PATHS.catalogue, () => import('./areas/catalogue/catalogue-screen.tsx'), 'CatalogueScreen'),
  screen(SCREEN_PATHS.newDevice, () => import('./areas/catalogue/new-device-screen.tsx'), 'NewDeviceScreen'),
  screen(SCREEN_PATHS.catalogueImport, () => import('./areas/catalogue/import-screen.tsx'), 'ImportScreen'),
  screen(
    SCREEN_PATHS.duplicates,
    () => import('./areas/catalogue/duplicates-screen.tsx'),
    'DuplicatesScreen',
  ),
  screen(SCREEN_PATHS.catalogueDevice, () => import('./areas/catalogue/device-screen.tsx'), 'DeviceScreen'),
  screen(SCREEN_PATHS.devicePicture, () => import('./areas/catalogue/picture-screen.tsx'), 'PictureScreen'),
  screen(SCREEN_PATHS.catalogueGroups, () => import('./areas/catalogue/groups-screen.tsx'), 'GroupsScreen'),
  screen(SCREEN_PATHS.catalogueGroup, () => import('./areas/catalogue/group-screen.tsx'), 'GroupScreen'),
  screen(SCREEN_PATHS.system, () => import('./areas/system/system-screen.tsx'), 'SystemScreen'),
  screen(
    SCREEN_PATHS.deadLetters,
    () => import('./areas/system/dead-letters-screen.tsx'),
    'DeadLettersScreen',
  ),
  screen(SCREEN_PATHS.auditLog, () => import('./areas/audit/audit-screen.tsx'), 'AuditScreen'),
  screen(SCREEN_PATHS.reviews, () => import('./areas/reviews/reviews-screen.tsx'), 'ReviewsScreen'),
  screen(SCREEN_PATHS.identity, () => import('./areas/identity/identity-screen.tsx'), 'IdentityScreen'),
  screen(
    SCREEN_PATHS.identityDocument,
    () => import('./areas/identity/document-screen.tsx'),
    'DocumentScreen',
  ),
  screen(SCREEN_PATHS.returns, () => import('./areas/returns/returns-screen.tsx'), 'ReturnsScreen'),
  screen(SCREEN_PATHS.inspections, () => import('./areas/inspection/queue-screen.tsx'), 'InspectionsScreen'),
  screen(SCREEN_PATHS.appeals, () => import('./areas/inspection/queue-screen.tsx'), 'AppealsScreen'),
  screen(
    SCREEN_PATHS.quarantine,
    () => import('./areas/quarantine/quarantine-screen.tsx'),
    'QuarantineScreen',
  ),
  screen(SCREEN_PATHS.arrivals, () => import('./areas/arrivals/arrivals-screen.tsx'), 'ArrivalsScreen'),
  screen(SCREEN_PATHS.arrival, () => import('./areas/arrivals/arrival-screen.tsx'), 'ArrivalScreen'),
  screen(SCREEN_PATHS.lost, () => import('./areas/arrivals/lost-screen.tsx'), 'LostScreen'),
  screen(
    SCREEN_PATHS.recyclings,
    () => import('./areas/recycling/recyclings-screen.tsx'),
    'RecyclingsScreen',
  ),
  screen(SCREEN_PATHS.recycling, () => import('./areas/recycling/recycling-screen.tsx'), 'RecyclingScreen'),
]

const RetryScreen = ({ error, reset }: ErrorComponentProps) => <ErrorScreen error={error} onRetry={reset} />

export const createDeskRouter = (client: QueryClient) =>
  createRouter({
    routeTree: root.addChildren(SCREENS),
    context: { client },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: RetryScreen,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createDeskRouter>
  }
}
