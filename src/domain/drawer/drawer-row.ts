import { NO_GIVEN_ANSWERS, readGivenAnswers } from '#domain/offers/given-answers.ts'
import type { GivenAnswers, StepSheet } from '#domain/offers/offer-steps.ts'
import type { Answers } from '#domain/pricing/price-rule.ts'

/** What a row shows of a device, whether or not its questions have loaded. */
export interface DrawerDevice {
  readonly id: number
  readonly name: string
  readonly url: string
  readonly image: string
  /** The size that the seller has named; null otherwise. */
  readonly storageGb: number | null
  readonly topPriceInCents: number
}

/** One thing in the drawer, as a seller has pasted, tapped or scanned it. */
export interface DrawerRow {
  /** Unique within the list. */
  readonly key: number
  /** As written; empty for a device that was tapped. */
  readonly written: string
  /** What it may be: one device, several to choose from, or none. */
  readonly devices: readonly DrawerDevice[]
  /** The name is only similar to the device's, or fits others, too, that we don't buy here. */
  readonly isGuess: boolean
  /** The name says that the device is broken, so nothing is assumed about it. */
  readonly isBroken: boolean
  /** What the seller has answered about this device alone. */
  readonly own: GivenAnswers
  /** What the seller has answered about several devices at once. */
  readonly shared: Answers
  /** The offer in the cart; null before. */
  readonly offerId: string | null
}

/** What was found for one name. */
export interface FoundRow {
  readonly name: string
  readonly status: 'ok' | 'guess' | 'ambiguous' | 'unknown'
  readonly isBroken: boolean
  readonly devices: readonly DrawerDevice[]
}

/** The device of a row; null while there are several, or none. */
export const findRowDevice = ({ devices }: Pick<DrawerRow, 'devices'>): DrawerDevice | null =>
  devices.length === 1 ? (devices[0] ?? null) : null

const pickDevice = ({ id, name, url, image, storageGb, topPriceInCents }: DrawerDevice): DrawerDevice => ({
  id,
  name,
  url,
  image,
  storageGb,
  topPriceInCents,
})

const startAnswers = (device: DrawerDevice | null): GivenAnswers => ({
  ...NO_GIVEN_ANSWERS,
  storageGb: device?.storageGb ?? null,
})

/** The row of what was found for a name. */
const toRow = (key: number, { name, status, isBroken, devices }: FoundRow): DrawerRow => ({
  key,
  written: name,
  devices: devices.map(pickDevice),
  // Of several devices only one may be bought here. That the seller has that one isn't said.
  isGuess: status === 'guess' || (status === 'ambiguous' && devices.length === 1),
  isBroken,
  own: startAnswers(findRowDevice({ devices })),
  shared: {},
  offerId: null,
})

const findNextKey = (rows: readonly DrawerRow[]): number => 1 + Math.max(0, ...rows.map(({ key }) => key))

/** Adds what was found to the end of the list. A name that means nothing to us stays in it, too. */
export function addRows(rows: readonly DrawerRow[], found: readonly FoundRow[]): readonly DrawerRow[] {
  const first = findNextKey(rows)
  return [...rows, ...found.map((one, index) => toRow(first + index, one))]
}

/** Brings a removed row back to its place. A row that was added since may have its key. */
export function restoreRow(rows: readonly DrawerRow[], row: DrawerRow, at: number): readonly DrawerRow[] {
  const isTaken = rows.some(({ key }) => key === row.key)
  return [...rows.slice(0, at), isTaken ? { ...row, key: findNextKey(rows) } : row, ...rows.slice(at)]
}

/** The seller has written another name into a row. */
export const renameRow = ({ key }: DrawerRow, found: FoundRow): DrawerRow => toRow(key, found)

/** Changes one row and leaves all others as they are. */
export const changeRow = (
  rows: readonly DrawerRow[],
  key: number,
  change: (row: DrawerRow) => DrawerRow,
): readonly DrawerRow[] => rows.map((row) => (row.key === key ? change(row) : row))

/** The seller says which of several devices it is. */
export const chooseDevice = (row: DrawerRow, device: DrawerDevice): DrawerRow => ({
  ...row,
  devices: [pickDevice(device)],
  isGuess: false,
  own: startAnswers(device),
  shared: {},
})

/** The seller says that it is another device: the row goes back to its name. */
export const rejectDevice = (row: DrawerRow): DrawerRow => ({
  ...row,
  devices: [],
  isGuess: false,
  own: NO_GIVEN_ANSWERS,
  shared: {},
})

/** All answers about a row's device: the seller's own come before those for several devices. */
export const completeAnswers = ({ own, shared }: Pick<DrawerRow, 'own' | 'shared'>): GivenAnswers => ({
  ...own,
  answers: { ...shared, ...own.answers },
})

/** The answers that fit the device today: prices and rules change, and a link may name any size. */
export const fitAnswers = (row: Pick<DrawerRow, 'own' | 'shared'>, sheet: StepSheet): GivenAnswers =>
  readGivenAnswers(completeAnswers(row), sheet)

/** Keeps what the seller has changed about one device. From then on it is an answer of its own. */
export function recordAnswers(row: DrawerRow, next: GivenAnswers): DrawerRow {
  const before = completeAnswers(row).answers
  const changed = Object.entries(next.answers).filter(([code, given]) => {
    const known = before[code]
    return !known || known.join() !== given.join()
  })
  const answers = { ...row.own.answers, ...Object.fromEntries(changed) }
  return { ...row, own: { storageGb: next.storageGb, conditionId: next.conditionId, answers } }
}

/** The list without devices whose offer has left the cart: they are sold, or the seller has removed them there. */
export const dropTaken = (rows: readonly DrawerRow[], offerIds: readonly string[]): readonly DrawerRow[] =>
  rows.filter(({ offerId }) => offerId === null || offerIds.includes(offerId))
