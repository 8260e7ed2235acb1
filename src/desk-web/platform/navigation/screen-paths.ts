/** The addresses of this application's screens. Every other address of the desk is a page of its own. */
export const SCREEN_PATHS = {
  start: '/desk',
  devices: '/desk/lists/$list',
  search: '/desk/search',
  inbox: '/desk/inbox',
  inboxItem: '/desk/inbox/$id',
  offerRequests: '/desk/individual-offers',
  offerRequest: '/desk/individual-offers/$request',
  sale: '/desk/sales/$trade',
  customer: '/desk/customers/$customerNumber',
  inspection: '/desk/items/$trade/$item/inspection',
  proofs: '/desk/items/$trade/$item/proofs',
  part: '/desk/items/$trade/$item/part',
  parts: '/desk/parts',
  putAway: '/desk/put-away',
  erase: '/desk/erase',
  equalDevices: '/desk/items/$trade/$item/equal-devices',
  payouts: '/desk/payouts',
  heldPayouts: '/desk/held-payouts',
  heldPayout: '/desk/held-payouts/$id',
  payoutBatches: '/desk/payout-batches',
  payoutBatch: '/desk/payout-batches/$messageId',
  bankAnswers: '/desk/bank-answers',
  failedPayouts: '/desk/failed-payouts',
  journal: '/desk/journal',
  register: '/desk/register',
  registerEntries: '/desk/register/$country',
  rules: '/desk/rules',
  content: '/desk/content',
  contentDocument: '/desk/content/$market/$kind/$name',
  partners: '/desk/partners',
  partner: '/desk/partners/$kind/$id',
  vouchers: '/desk/vouchers',
  newVoucher: '/desk/vouchers/new',
  newsletter: '/desk/newsletter',
  newsletterIssue: '/desk/newsletter/$issue',
  prices: '/desk/prices',
  priceDraft: '/desk/prices/$draft',
  priceSheet: '/desk/prices/$draft/sheet',
  operators: '/desk/operators',
  operator: '/desk/operators/$name',
  catalogue: '/desk/catalogue',
  newDevice: '/desk/catalogue/new',
  catalogueImport: '/desk/catalogue/import',
  duplicates: '/desk/catalogue/duplicates',
  catalogueDevice: '/desk/catalogue/$device',
  catalogueGroups: '/desk/catalogue-groups/$groupKind',
  catalogueGroup: '/desk/catalogue-groups/$groupKind/$group',
  devicePicture: '/desk/catalogue/$device/picture',
  system: '/desk/system',
  deadLetters: '/desk/system/dead-letters',
  figures: '/desk/figures',
  figure: '/desk/figures/$figure',
  alerts: '/desk/alerts',
  auditLog: '/desk/audit-log',
  reviews: '/desk/reviews',
  identity: '/desk/identity',
  identityDocument: '/desk/identity/$trade',
  returns: '/desk/returns',
  inspections: '/desk/inspections',
  appeals: '/desk/appeals',
  quarantine: '/desk/quarantine',
  arrivals: '/desk/arrivals',
  arrival: '/desk/arrivals/$trade',
  lost: '/desk/lost',
  recyclings: '/desk/recycling',
  recycling: '/desk/recycling/$code',
} as const

/** Whether a path is one of our screens, so that no page has to load. */
export function isScreenPath(href: string): boolean {
  const [path = ''] = href.split(/[?#]/, 1)
  const parts = path.split('/')
  return Object.values(SCREEN_PATHS).some((screen: string) => {
    const wanted = screen.split('/')
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => part.startsWith('$') || part === parts[index])
    )
  })
}
