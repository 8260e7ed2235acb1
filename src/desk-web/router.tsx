import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  lazyRouteComponent,
} from '@tanstack/react-router'
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

/** Each area is a file of its own, loaded when its first screen is opened. */
const SCREENS = [
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.start,
    component: lazyRouteComponent(() => import('./areas/start/start-screen.tsx'), 'StartScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.devices,
    component: lazyRouteComponent(() => import('./areas/devices/devices-screen.tsx'), 'DevicesScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.search,
    component: lazyRouteComponent(() => import('./areas/search/search-screen.tsx'), 'SearchScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.inbox,
    component: lazyRouteComponent(() => import('./areas/inbox/inbox-screen.tsx'), 'InboxScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.inboxItem,
    component: lazyRouteComponent(() => import('./areas/inbox/inbox-item-screen.tsx'), 'InboxItemScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.offerRequests,
    component: lazyRouteComponent(
      () => import('./areas/individual-offers/requests-screen.tsx'),
      'RequestsScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.offerRequest,
    component: lazyRouteComponent(
      () => import('./areas/individual-offers/request-screen.tsx'),
      'RequestScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.sale,
    component: lazyRouteComponent(() => import('./areas/sales/sale-screen.tsx'), 'SaleScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.customer,
    component: lazyRouteComponent(() => import('./areas/customers/customer-screen.tsx'), 'CustomerScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.inspection,
    component: lazyRouteComponent(
      () => import('./areas/inspection/inspection-screen.tsx'),
      'InspectionScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.proofs,
    component: lazyRouteComponent(() => import('./areas/sales/proofs-screen.tsx'), 'ProofsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.parts,
    component: lazyRouteComponent(() => import('./areas/parts/parts-screen.tsx'), 'PartsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.part,
    component: lazyRouteComponent(() => import('./areas/parts/part-screen.tsx'), 'PartScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.putAway,
    component: lazyRouteComponent(() => import('./areas/places/put-away-screen.tsx'), 'PutAwayScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.equalDevices,
    component: lazyRouteComponent(
      () => import('./areas/inspection/equal-devices-screen.tsx'),
      'EqualDevicesScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.rules,
    component: lazyRouteComponent(() => import('./areas/rules/rules-screen.tsx'), 'RulesScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.payouts,
    component: lazyRouteComponent(() => import('./areas/payouts/due-screen.tsx'), 'DueScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.heldPayouts,
    component: lazyRouteComponent(() => import('./areas/payouts/held-screen.tsx'), 'HeldScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.heldPayout,
    component: lazyRouteComponent(() => import('./areas/payouts/hold-screen.tsx'), 'HoldScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.payoutBatches,
    component: lazyRouteComponent(() => import('./areas/payouts/batches-screen.tsx'), 'BatchesScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.payoutBatch,
    component: lazyRouteComponent(() => import('./areas/payouts/batch-screen.tsx'), 'BatchScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.bankAnswers,
    component: lazyRouteComponent(() => import('./areas/payouts/bank-screen.tsx'), 'BankScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.failedPayouts,
    component: lazyRouteComponent(() => import('./areas/payouts/failed-screen.tsx'), 'FailedScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.journal,
    component: lazyRouteComponent(() => import('./areas/payouts/journal-screen.tsx'), 'JournalScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.register,
    component: lazyRouteComponent(() => import('./areas/register/register-screen.tsx'), 'RegisterScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.registerEntries,
    component: lazyRouteComponent(() => import('./areas/register/entries-screen.tsx'), 'EntriesScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.content,
    component: lazyRouteComponent(() => import('./areas/content/content-screen.tsx'), 'ContentScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.contentDocument,
    component: lazyRouteComponent(() => import('./areas/content/document-screen.tsx'), 'DocumentScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.partners,
    component: lazyRouteComponent(() => import('./areas/partners/partners-screen.tsx'), 'PartnersScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.partner,
    component: lazyRouteComponent(() => import('./areas/partners/partner-screen.tsx'), 'PartnerScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.vouchers,
    component: lazyRouteComponent(() => import('./areas/vouchers/vouchers-screen.tsx'), 'VouchersScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.newVoucher,
    component: lazyRouteComponent(
      () => import('./areas/vouchers/new-voucher-screen.tsx'),
      'NewVoucherScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.newsletter,
    component: lazyRouteComponent(() => import('./areas/newsletter/issues-screen.tsx'), 'IssuesScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.newsletterIssue,
    component: lazyRouteComponent(() => import('./areas/newsletter/issue-screen.tsx'), 'IssueScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.prices,
    component: lazyRouteComponent(() => import('./areas/prices/drafts-screen.tsx'), 'DraftsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.priceDraft,
    component: lazyRouteComponent(() => import('./areas/prices/draft-screen.tsx'), 'DraftScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.priceSheet,
    component: lazyRouteComponent(() => import('./areas/prices/sheet-screen.tsx'), 'SheetScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.operators,
    component: lazyRouteComponent(() => import('./areas/operators/operators-screen.tsx'), 'OperatorsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.operator,
    component: lazyRouteComponent(() => import('./areas/operators/operator-screen.tsx'), 'OperatorScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.figures,
    component: lazyRouteComponent(() => import('./areas/figures/figures-screen.tsx'), 'FiguresScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.figure,
    component: lazyRouteComponent(() => import('./areas/figures/figure-screen.tsx'), 'FigureScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.alerts,
    component: lazyRouteComponent(() => import('./areas/alerts/alerts-screen.tsx'), 'AlertsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.catalogue,
    component: lazyRouteComponent(() => import('./areas/catalogue/catalogue-screen.tsx'), 'CatalogueScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.newDevice,
    component: lazyRouteComponent(() => import('./areas/catalogue/new-device-screen.tsx'), 'NewDeviceScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.catalogueImport,
    component: lazyRouteComponent(() => import('./areas/catalogue/import-screen.tsx'), 'ImportScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.duplicates,
    component: lazyRouteComponent(
      () => import('./areas/catalogue/duplicates-screen.tsx'),
      'DuplicatesScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.catalogueDevice,
    component: lazyRouteComponent(() => import('./areas/catalogue/device-screen.tsx'), 'DeviceScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.devicePicture,
    component: lazyRouteComponent(() => import('./areas/catalogue/picture-screen.tsx'), 'PictureScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.catalogueGroups,
    component: lazyRouteComponent(() => import('./areas/catalogue/groups-screen.tsx'), 'GroupsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.catalogueGroup,
    component: lazyRouteComponent(() => import('./areas/catalogue/group-screen.tsx'), 'GroupScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.system,
    component: lazyRouteComponent(() => import('./areas/system/system-screen.tsx'), 'SystemScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.deadLetters,
    component: lazyRouteComponent(
      () => import('./areas/system/dead-letters-screen.tsx'),
      'DeadLettersScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.auditLog,
    component: lazyRouteComponent(() => import('./areas/audit/audit-screen.tsx'), 'AuditScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.reviews,
    component: lazyRouteComponent(() => import('./areas/reviews/reviews-screen.tsx'), 'ReviewsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.identity,
    component: lazyRouteComponent(() => import('./areas/identity/identity-screen.tsx'), 'IdentityScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.identityDocument,
    component: lazyRouteComponent(() => import('./areas/identity/document-screen.tsx'), 'DocumentScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.returns,
    component: lazyRouteComponent(() => import('./areas/returns/returns-screen.tsx'), 'ReturnsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.inspections,
    component: lazyRouteComponent(() => import('./areas/inspection/queue-screen.tsx'), 'InspectionsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.appeals,
    component: lazyRouteComponent(() => import('./areas/inspection/queue-screen.tsx'), 'AppealsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.quarantine,
    component: lazyRouteComponent(
      () => import('./areas/quarantine/quarantine-screen.tsx'),
      'QuarantineScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.arrivals,
    component: lazyRouteComponent(() => import('./areas/arrivals/arrivals-screen.tsx'), 'ArrivalsScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.arrival,
    component: lazyRouteComponent(() => import('./areas/arrivals/arrival-screen.tsx'), 'ArrivalScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.lost,
    component: lazyRouteComponent(() => import('./areas/arrivals/lost-screen.tsx'), 'LostScreen'),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.recyclings,
    component: lazyRouteComponent(
      () => import('./areas/recycling/recyclings-screen.tsx'),
      'RecyclingsScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: SCREEN_PATHS.recycling,
    component: lazyRouteComponent(() => import('./areas/recycling/recycling-screen.tsx'), 'RecyclingScreen'),
  }),
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
