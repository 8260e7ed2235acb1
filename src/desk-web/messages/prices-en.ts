import type { PriceDraftState } from '#domain/price-lists/draft-states.ts'
import type { GuardRail } from '#domain/price-lists/guard-rails.ts'
import type { PriceRowProblem } from '#domain/price-lists/read-price-row.ts'

const STATES: Readonly<Record<PriceDraftState, string>> = {
  open: 'Draft',
  scheduled: 'Scheduled',
  started: 'Live',
  undoing: 'Being undone',
  undone: 'Undone',
  withdrawing: 'Offers are being withdrawn',
  withdrawn: 'Undone, offers withdrawn',
  discarded: 'Discarded',
}

const GUARDS: Readonly<Record<GuardRail, string>> = {
  MOVE: 'Moves by more than 20 %',
  LAUNCH_PRICE: 'Above the launch price',
  NEIGHBOUR: 'More than twice its neighbour',
  NOTHING_TO_COMPARE: 'Nothing to compare with',
}

const ROW_PROBLEMS: Readonly<Record<PriceRowProblem, string>> = {
  ROW_INCOMPLETE: 'manufacturer, model or price is missing',
  ROW_SIZE: 'this isn’t a storage size',
  ROW_PRICE: 'this isn’t a price: write 310 or 310.00, without thousands separators',
  ROW_FACTOR: 'there’s no German price that a factor could be applied to',
  ROW_REPEATED: 'this device and size is already in an earlier line',
  ROW_DEVICE_UNKNOWN: 'we don’t know this device',
  ROW_SIZE_UNKNOWN: 'this device doesn’t come in this size',
}

const MARKETS: Readonly<Record<string, string>> = {
  de: 'Germany, and all markets that follow it',
  at: 'Austria only',
  en: 'English shop only',
  es: 'Spain only',
  fr: 'France only',
  it: 'Italy only',
  pl: 'Poland only',
}

/** The texts of prices. */
export const PRICE_TEXTS = {
  title: 'Prices',
  lead: 'Prices are drafted, checked and then started. Nothing in the shop changes before that.',
  empty: 'No drafts yet.',
  drafts: 'Drafts',
  columns: { name: 'Name', market: 'Market', state: 'State', created: 'Created', by: 'By' },
  states: STATES,
  markets: MARKETS,
  newDraft: 'New draft',
  name: 'Name',
  market: 'Whose prices',
  create: 'Create draft',
  versions: 'Price lists',
  version: (version: number) => `Version ${version}`,
  since: 'Since',
  download: (market: string, format: string) => `Download ${market.toUpperCase()} as ${format.toUpperCase()}`,
  allDrafts: 'All drafts',
  openSheet: 'Open the sheet',
  toPreview: 'Preview and start',
  draftTitle: (name: string) => `Prices: ${name}`,
  sheetTitle: (name: string) => `Sheet: ${name}`,
  createdBy: (name: string) => `Created by ${name}`,
  approvedBy: 'Approved by',
  startsAt: 'Starts',
  startedAt: 'Started',
  endedAt: 'Ended',
  progress: (done: number, total: number) => `${done} of ${total} devices`,
  problems: {
    GUARD_RAIL:
      'The list changed, and the draft now hits guard rails that nobody has seen. Look at it again.',
    FAILED: 'Something went wrong on our side. It’s tried again every minute; nothing is written by halves.',
  },
  preview: 'What it changes',
  facts: {
    rows: 'Prices that change',
    devices: 'Devices',
    raised: 'Higher',
    lowered: 'Lower',
    fresh: 'Bought for the first time',
    unpriced: 'Sizes that stay without a price',
    running: 'Running offers for these prices',
    earlier: 'Drafts that start first',
  },
  samePrices: (count: number) => {
    if (count === 0) return ': no price in common'
    return count === 1 ? ': one price in common' : `: ${count} prices in common`
  },
  earlierHint:
    'This preview is compared with today’s list. It’s compared again when it starts; what hits a guard rail then comes back to you.',
  noRunning: 'none',
  running: (market: string, count: number) => `${market.toUpperCase()} ${count}`,
  runningHint: 'They keep their price until they expire.',
  guarded: (count: number) =>
    count === 1 ? 'One price needs a second person.' : `${count} prices need a second person.`,
  guardedOwn: 'You created or changed this draft, so someone else has to approve it.',
  onePerson: 'ONE_PERSON_DESK is on: you may approve your own draft.',
  approved: (name: string) => `Approved by ${name}.`,
  stale: 'The price list has changed since this draft was compared with it.',
  compare: 'Compare again',
  compared: 'Compared with the current list.',
  changes: 'Changes',
  changesLead: 'Guard rails first, then the largest moves. The first 1,000 are shown.',
  noChanges: 'This draft changes no price.',
  change: {
    device: 'Device',
    storage: 'Storage',
    before: 'Old',
    after: 'New',
    move: 'Change',
    guard: 'Guard rail',
  },
  guards: GUARDS,
  noStorage: 'none',
  gigabytes: (size: number) => `${size} GB`,
  firstPrice: 'new',
  addRows: 'Add rows',
  addLead:
    'Paste from Excel, or choose a file: manufacturer, model, storage, price. A price may be “factor” for a single market.',
  rows: 'Rows',
  file: 'CSV, TSV or Excel file',
  badFile: 'This file can’t be read. Save it as XLSX, or as CSV in UTF-8, and try again.',
  add: 'Add rows to the draft',
  adding: (done: number, total: number) => `${done} of ${total} lines`,
  added: (count: number) => (count === 1 ? 'One row added.' : `${count} rows added.`),
  rowProblems: (count: number) => (count === 1 ? 'One row was left out' : `${count} rows were left out`),
  rowProblem: (line: number, problem: PriceRowProblem) => `Line ${line}: ${ROW_PROBLEMS[problem]}`,
  moreProblems: (count: number) => `… and ${count} more`,
  steps: 'Next steps',
  approve: 'Approve',
  isApproved: 'Approved.',
  start: 'Start now',
  startText: 'The new prices are live within seconds, for every visitor. You can undo them.',
  schedule: 'Start at a time',
  scheduleLead: 'The time is the warehouse’s.',
  startTime: 'Start at',
  started: 'The prices are being started.',
  scheduled: 'Scheduled.',
  cancelStart: 'Don’t start',
  cancelled: 'It’s a draft again.',
  undo: 'Undo',
  undoText: 'Offers made in between stay valid until you withdraw them.',
  undoBack: (count: number) => {
    if (count === 0) return 'No price goes back.'
    return count === 1
      ? 'One price goes back to what it was before, as a new version.'
      : `${count} prices go back to what they were before, as a new version.`
  },
  undoEnded: (count: number) =>
    count === 1
      ? 'One of them wasn’t bought before, and won’t be afterwards.'
      : `${count} of them weren’t bought before, and won’t be afterwards.`,
  undoLeft: (count: number) =>
    count === 1
      ? 'One price stays, because it was changed again since then:'
      : `${count} prices stay, because they were changed again since then:`,
  undoLeftHint: 'If they shouldn’t stay, undo the later draft first.',
  byImport: 'an import',
  laterCount: (count: number) => (count === 1 ? ': one price' : `: ${count} prices`),
  noted: 'Prices to look at',
  notBought: 'not bought',
  stays: (now: string) => `stays ${now}`,
  goesBack: (now: string, back: string) => `${now} → ${back}`,
  undoGuarded: (count: number) =>
    count === 1
      ? 'One price hits a guard rail on its way back.'
      : `${count} prices hit a guard rail on their way back.`,
  undoApproveHint: 'It takes two people: one approves, the other undoes within a day.',
  approveUndo: 'Approve the undo',
  undoOwnApproval: 'You approved it, so someone else has to undo it.',
  undoing: 'The earlier prices are being put back.',
  withdraw: 'Withdraw offers',
  withdrawText:
    'Offers made from these prices expire now, unless they’re sold: a sale keeps its price. Sellers whose address we know get an email.',
  withdrawing: 'The offers are being withdrawn.',
  withdrawn: 'Offers withdrawn',
  mailed: 'Sellers told by email',
  discard: 'Discard draft',
  discardText: 'The draft and its rows are gone for good.',
  discarded: 'Discarded.',
  filter: 'Filter',
  category: 'Category',
  all: 'All',
  manufacturer: 'Manufacturer',
  series: 'Series',
  releasedFrom: 'Released from',
  releasedBefore: 'Released before',
  text: 'Name contains',
  apply: 'Show',
  formula: 'Formula for what is shown',
  formulaKind: 'Change',
  formulaKinds: { percent: 'by percent', amount: 'by amount', set: 'to amount' },
  formulaValue: 'Value',
  runFormula: 'Apply to the draft',
  formulaDone: (count: number) => `${count} prices computed.`,
  formulaHint: 'It starts from the current list, not from the draft.',
  sheetCount: (count: number) => (count === 1 ? 'One row' : `${count} rows`),
  sheetColumns: {
    manufacturer: 'Manufacturer',
    model: 'Model',
    storage: 'Storage',
    released: 'Released',
    list: 'List',
    draft: 'New price',
    move: 'Change',
    guard: 'Guard rail',
  },
  figuresTitle: (device: string, days: number) => `${device}, last ${days} days`,
  figures: {
    offers: (count: number, sold: string) => `${count} offers, ${sold} sold`,
    countered: (share: string, accepted: string) =>
      `${share} of the devices got a new offer, ${accepted} of those accepted`,
    stock: (count: number, days: number) => `${count} on the shelf, ${days} days on average`,
  },
  noShare: 'none',
  cell: (device: string, size: string) => `New price of ${device}, ${size}`,
  sheetKeys: 'Type a price. Enter and the arrow keys go to the next row, Ctrl V pastes a column from Excel.',
  badCell: 'Write a price such as 310.',
  locked: 'This draft was started, so it can’t be changed any more.',
}
