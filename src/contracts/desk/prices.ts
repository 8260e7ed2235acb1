import { z } from 'zod'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { CURRENCIES } from '#domain/money/currency.ts'
import { PRICE_DRAFT_PROBLEMS, PRICE_DRAFT_STATES } from '#domain/price-lists/draft-states.ts'
import { GUARD_RAILS } from '#domain/price-lists/guard-rails.ts'
import { PRICE_ROW_PROBLEMS } from '#domain/price-lists/read-price-row.ts'

const MOMENT = z.iso.datetime()
const MARKET = z.enum(MARKET_IDS)
const CENTS = z.number().int()
const YEAR = z.coerce.number().int().min(1950).max(2100)
const WORD = z.string().trim().max(100)

export const DRAFT_PARAMS = z.object({ draft: z.coerce.number().int().min(1).max(9_007_199_254_740_991) })

export const NEW_PRICE_DRAFT = z.strictObject({ name: z.string().trim().min(1).max(100), market: MARKET })

/** A price list that is being prepared, or was. */
export const LISTED_PRICE_DRAFT = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Whose prices its rows are. The other markets follow the German list by their factor. */
  market: MARKET,
  currency: z.enum(CURRENCIES),
  state: z.enum(PRICE_DRAFT_STATES),
  createdBy: z.string(),
  createdAt: MOMENT,
  approvedBy: z.string().nullable(),
  startAt: MOMENT.nullable(),
  startedAt: MOMENT.nullable(),
  endedAt: MOMENT.nullable(),
  /** How far the worker is, in devices. */
  doneCount: z.number().int(),
  totalCount: z.number().int(),
  /** Why it was given back, or that the worker has failed and tries again. */
  problem: z.enum(PRICE_DRAFT_PROBLEMS).nullable(),
  withdrawnCount: z.number().int(),
  mailedCount: z.number().int(),
})

export type ListedPriceDraft = z.output<typeof LISTED_PRICE_DRAFT>

export const PRICE_LISTS = z.object({
  drafts: z.array(LISTED_PRICE_DRAFT),
  /** The latest five versions of every market's list. */
  versions: z.array(z.object({ market: MARKET, version: z.number().int(), validFrom: MOMENT })),
})

export type PriceLists = z.output<typeof PRICE_LISTS>

const VERSIONS = z.partialRecord(MARKET, z.number().int())

export const PRICE_CHANGE = z.object({
  deviceId: z.number().int(),
  storageGb: z.number().int(),
  manufacturer: z.string(),
  model: z.string(),
  beforeInCents: CENTS.nullable(),
  afterInCents: CENTS,
  guards: z.array(z.enum(GUARD_RAILS)),
})

export type DraftedChange = z.output<typeof PRICE_CHANGE>

/** A draft with what it would do. */
export const SHOWN_PRICE_DRAFT = LISTED_PRICE_DRAFT.extend({
  /** Raised by every change; an approval and a start name it. */
  revision: z.number().int(),
  rowCount: z.number().int(),
  deviceCount: z.number().int(),
  raisedCount: z.number().int(),
  loweredCount: z.number().int(),
  /** Sizes that weren't bought before. */
  newCount: z.number().int(),
  /** Rows that need a second person. */
  guardedCount: z.number().int(),
  /** Whether someone else has approved the rows as they are now. */
  isApproved: z.boolean(),
  /** Whether the caller has changed a row, so someone else has to approve. */
  isOwn: z.boolean(),
  isOnePersonDesk: z.boolean(),
  /** The list has changed since the rows were compared with it. */
  isStale: z.boolean(),
  /** Sizes that the market doesn't buy, also not afterwards. */
  unpricedCount: z.number().int(),
  /** Valid offers that aren't sold yet, for prices that change. They keep their price until they expire. */
  runningOffers: z.array(z.object({ market: MARKET, count: z.number().int() })),
  /** Scheduled drafts that change the list first. This one is compared again when its time has come. */
  earlierStarts: z.array(
    z.object({ id: z.number().int(), name: z.string(), startAt: MOMENT, sameCount: z.number().int() }),
  ),
  startedVersions: VERSIONS.nullable(),
  undoneVersions: VERSIONS.nullable(),
})

export type ShownPriceDraft = z.output<typeof SHOWN_PRICE_DRAFT>

const MAX_PART_CHARACTERS = 900_000

/** A part of a table: `manufacturer;model;storage;price`, separated by semicolon, comma or tab. */
export const TABLE_PART = z.strictObject({
  text: z.string().max(MAX_PART_CHARACTERS),
  /** The line of the whole table that the part begins on. */
  firstLine: z.number().int().min(1).max(10_000_000).default(1),
})

export const TAKEN_ROWS = z.object({
  taken: z.number().int(),
  problems: z.array(z.object({ line: z.number().int(), problem: z.enum(PRICE_ROW_PROBLEMS) })),
})

export type TakenRows = z.output<typeof TAKEN_ROWS>

const PRICE_FILTER = z.object({
  category: z.enum(CATEGORY_IDS).optional(),
  manufacturer: WORD.optional(),
  series: WORD.optional(),
  releasedFrom: YEAR.optional(),
  releasedBefore: YEAR.optional(),
  text: WORD.optional(),
})

const MAX_CHANGE_IN_CENTS = 100_000_000

const PRICE_CHANGE_WISH = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), changeBp: z.number().int().min(-9_900).max(100_000) }),
  z.strictObject({
    kind: z.literal('amount'),
    changeInCents: z.number().int().min(-MAX_CHANGE_IN_CENTS).max(MAX_CHANGE_IN_CENTS),
  }),
  z.strictObject({
    kind: z.literal('set'),
    amountInCents: z.number().int().min(500).max(MAX_CHANGE_IN_CENTS),
  }),
])

/** The last device that an earlier call has come to; 0 to begin. */
const AFTER = z.number().int().min(0).max(2_147_483_647).default(0)

export const PRICE_FORMULA = z.strictObject({ filter: PRICE_FILTER, change: PRICE_CHANGE_WISH, after: AFTER })

export const DRAFT_CHECK = z.strictObject({ after: AFTER })

/** What a call has done, and where the next one goes on; null at the end. */
export const DRAFT_STEP = z.object({ count: z.number().int(), after: z.number().int().nullable() })

export type DraftStep = z.output<typeof DRAFT_STEP>

const SIZE = { deviceId: z.number().int().min(1), storageGb: z.number().int().min(0).max(65_536) }

/** Cells of the sheet. Null takes a row out of the draft. */
export const DRAFT_CELLS = z.strictObject({
  cells: z
    .array(
      z.strictObject({
        ...SIZE,
        amountInCents: z.number().int().min(500).max(MAX_CHANGE_IN_CENTS).nullable(),
      }),
    )
    .min(1)
    .max(1_000),
})

/** The devices of these cells as the draft has them now: a price may make the next size hit a guard rail. */
export const CHANGED_CELLS = z.object({
  cells: z.array(z.object({ ...SIZE, draftInCents: CENTS, guards: z.array(z.enum(GUARD_RAILS)) })),
})

export type ChangedCells = z.output<typeof CHANGED_CELLS>

/** What someone has looked at. If a row was changed since then, it is refused. */
export const DRAFT_APPROVAL = z.strictObject({ revision: z.number().int().min(0) })

export const DRAFT_START = DRAFT_APPROVAL.extend({ at: z.iso.datetime({ offset: true }).nullable() })

/** A price that someone has to look at before undoing: it moves far, or stays because it was changed since then. */
const NOTED_PRICE = z.object({
  market: MARKET,
  currency: z.enum(CURRENCIES),
  deviceId: z.number().int(),
  storageGb: z.number().int(),
  manufacturer: z.string(),
  model: z.string(),
  /** What is paid now; null where it isn't bought any more. */
  nowInCents: CENTS.nullable(),
  /** What was paid before; null where it wasn't bought. */
  backInCents: CENTS.nullable(),
  guards: z.array(z.enum(GUARD_RAILS)),
  isLeft: z.boolean(),
})

export type NotedPrice = z.output<typeof NOTED_PRICE>

/** What undoing a draft would do now. */
export const UNDO_PREVIEW = z.object({
  /** Names the lists as they are now. Whoever approves or undoes names it. */
  listState: z.number().int(),
  putBackCount: z.number().int(),
  /** Of those, sizes that weren't bought before the draft, and aren't afterwards. */
  endedCount: z.number().int(),
  /** Prices that stay, because something has changed them since then. */
  leftCount: z.number().int(),
  /** Prices that hit a guard rail on their way back, so that a second person is needed. */
  guardedCount: z.number().int(),
  /** Names what hits a guard rail. Whoever approves names it. */
  guardState: z.string(),
  /** What has changed them since then; without a draft it was an import. */
  later: z.array(z.object({ draft: z.number().int().nullable(), name: z.string(), count: z.number().int() })),
  /** The first 200 that hit a guard rail, are no longer bought or stay. */
  noted: z.array(NOTED_PRICE),
  /** Who has approved exactly this. */
  approvedBy: z.string().nullable(),
  isOwnApproval: z.boolean(),
  isOnePersonDesk: z.boolean(),
})

export type UndoPreviewJson = z.output<typeof UNDO_PREVIEW>

export const DRAFT_UNDO = z.strictObject({ listState: z.number().int().min(0) })

export const UNDO_APPROVAL = DRAFT_UNDO.extend({ guardState: z.string().max(64) })

export const CHANGED_DRAFT = z.object({ id: z.number().int(), state: z.enum(PRICE_DRAFT_STATES) })

export type ChangedDraft = z.output<typeof CHANGED_DRAFT>

const PLACE = /^\d{1,10}-\d{1,5}$/

export const SHEET_QUERY = PRICE_FILTER.extend({
  market: MARKET,
  draft: z.coerce.number().int().min(1).optional(),
  /** Where the page before has ended. */
  after: z.string().regex(PLACE).optional(),
})

export const SHEET_ROW = z.object({
  deviceId: z.number().int(),
  storageGb: z.number().int(),
  manufacturer: z.string(),
  series: z.string(),
  model: z.string(),
  released: z.string(),
  listInCents: CENTS.nullable(),
  draftInCents: CENTS.nullable(),
  guards: z.array(z.enum(GUARD_RAILS)),
})

export type SheetRow = z.output<typeof SHEET_ROW>

export const PRICE_SHEET = z.object({
  rows: z.array(SHEET_ROW),
  /** How many rows there are with this filter. */
  count: z.number().int(),
  /** For the next page; null at the end. */
  after: z.string().nullable(),
})

export type PriceSheet = z.output<typeof PRICE_SHEET>

export const SHEET_EXPORT = PRICE_FILTER.extend({
  market: MARKET,
  format: z.enum(['csv', 'xlsx']).default('csv'),
})

/** A workbook's first sheet as a table that a draft takes, separated by tabs. */
export const READ_WORKBOOK = z.object({ text: z.string() })

export type ReadWorkbook = z.output<typeof READ_WORKBOOK>

export const FIGURE_QUERY = z.object({
  market: MARKET,
  device: z.coerce.number().int().min(1).max(2_147_483_647),
})

/** What became of the offers for a device in the last days. */
export const DEVICE_FIGURES = z.object({
  days: z.number().int(),
  offerCount: z.number().int(),
  /** Offers that became part of a sale. */
  soldCount: z.number().int(),
  /** Devices of those sales. */
  deviceCount: z.number().int(),
  /** Devices whose sellers got a new offer, and those who accepted it. */
  counteredCount: z.number().int(),
  acceptedCount: z.number().int(),
  /** Devices of these sales that are on a shelf, and for how many days on average. */
  stockCount: z.number().int(),
  stockDays: z.number().int(),
})

export type DeviceFigures = z.output<typeof DEVICE_FIGURES>
