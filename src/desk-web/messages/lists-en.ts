import type { DeviceListId } from '#contracts/desk/lists.ts'
import type { ActionReason, MissingPart, ProofRefusal } from '#domain/clarification/clarification-kind.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import { ERASURE_TEXTS } from './erasure-en.ts'

const STATES: Readonly<Record<TradeState, string>> = {
  CREATED: 'Sale confirmed',
  LABEL_ISSUED: 'Waiting for the parcel',
  CANCELLED: 'Cancelled by the seller',
  IN_TRANSIT: 'In transit',
  EXPIRED: 'Not sent in time',
  RECEIVED: 'Waiting for inspection',
  LOST: 'Lost',
  ACCEPTED: 'Payout due',
  IN_INSPECTION: 'Being inspected',
  COUNTER_OFFERED: 'New offer: waiting for the seller',
  ACTION_REQUIRED: 'Waiting for the seller to act',
  QUARANTINED: 'In quarantine',
  RETURN_PENDING: 'To be returned',
  RECYCLED: 'For recycling',
  APPEALED: 'Under appeal',
  PAYOUT_PENDING: 'Payout ordered',
  PAID: 'Paid',
  PAYOUT_FAILED: 'Payout failed',
  HANDED_OVER: 'Handed over to the authorities',
  RETURN_SHIPPED: 'On its way back',
  RETURNED: 'Returned to the seller',
}

const REASONS: Readonly<Record<ActionReason, string>> = {
  LOCK_APPLE: 'Apple activation lock',
  LOCK_GOOGLE: 'Google account lock',
  LOCK_SAMSUNG: 'Samsung account lock',
  LOCK_MDM: 'Company device management (MDM)',
  LOCK_FIRMWARE: 'Firmware or BIOS password',
  LOCK_CONSOLE: 'Console account lock',
  OWNERSHIP_PROOF: 'Proof of ownership needed',
  PAYOUT_NAME_MISMATCH: 'Payout account in another name',
  MISSING_PART: 'Part missing',
}

const PARTS: Readonly<Record<MissingPart, string>> = {
  CHARGER: 'Charger',
  POWER_CABLE: 'Power cable',
  CABLE: 'Cable',
  BATTERY: 'Battery',
  PEN: 'Pen',
  KEYBOARD: 'Keyboard',
  CONTROLLER: 'Controller',
  DOCK: 'Dock',
  STAND: 'Stand',
  DRIVE: 'Drive',
  LENS_CAP: 'Lens cap',
  STRAP: 'Strap',
}

const REFUSALS: Readonly<Record<ProofRefusal, string>> = {
  UNREADABLE: 'can’t be read',
  OTHER_DEVICE: 'names another device',
  OTHER_PERSON: 'names another person',
  INCOMPLETE: 'is incomplete',
}

const LISTS: Readonly<
  Record<DeviceListId, { readonly title: string; readonly lead: string; readonly empty: string }>
> = {
  open: {
    title: 'Devices',
    lead: 'What waits for us, late ones first.',
    empty: 'Nothing waits for us. Everything that has arrived is done.',
  },
  waiting: {
    title: 'Waiting for seller',
    lead: 'Questions to sellers, earliest deadline first.',
    empty: 'No seller has to answer anything.',
  },
  undeliverable: {
    title: 'Undeliverable',
    lead: 'Returns that came back. Call the seller about the address.',
    empty: 'No return has come back.',
  },
  'payout-failed': {
    title: 'Failed payouts',
    lead: 'The bank has sent the money back.',
    empty: 'No payout has failed.',
  },
  'not-sent': {
    title: 'Not sent',
    lead: 'Sales whose parcel didn’t come in time, latest first.',
    empty: 'Every seller has sent in time.',
  },
  bought: { title: 'Bought', lead: 'What is ours, latest first.', empty: 'Nothing has been bought yet.' },
  'to-erase': ERASURE_TEXTS.list,
  'erasure-overdue': ERASURE_TEXTS.overdueList,
  recycled: {
    title: 'For recycling',
    lead: 'Devices that sellers have left to us, latest first.',
    empty: 'Nothing is to be recycled.',
  },
}

/** The texts of lists, and of what devices are and wait for. */
export const LIST_TEXTS = {
  lists: {
    filter: 'Filter these rows',
    clearFilter: 'Clear filter',
    columns: 'Columns',
    views: 'Views',
    usualView: 'As it comes',
    viewName: 'Name of this view',
    saveView: 'Save',
    removeView: (name: string) => `Remove the view ${name}`,
    noMatch: 'No row fits the filter.',
    showAll: 'Show all rows',
    count: (shown: number, all: number) =>
      shown === all ? `${all} ${all === 1 ? 'row' : 'rows'}` : `${shown} of ${all} rows`,
    truncated: (count: number) =>
      `Showing the first ${count.toLocaleString('en')}; there are more. Search for the one you need.`,
    selectRow: (name: string) => `Select ${name}`,
    selectAll: 'Select all rows',
    actions: 'Actions',
    selection: 'Selected rows',
    selected: (count: number) => `${count} selected`,
    clearSelection: 'Clear selection',
    copyNumbers: 'Copy numbers',
    copied: (count: number) => (count === 1 ? '1 number copied' : `${count} numbers copied`),
    notCopied: 'The browser didn’t allow copying.',
    download: 'Download as CSV',
    keys: {
      next: 'Next row (Enter opens it)',
      previous: 'Previous row',
      select: 'Select the row',
      clear: 'Clear selection',
      filter: 'Filter rows',
    },
  },
  states: STATES,
  asked: {
    price: 'Decision on the new offer',
    hazard: 'Damaged battery: store it safely and never post it. Call the seller after the deadline.',
    reasons: REASONS,
    parts: PARTS,
    missingPart: (part: MissingPart) => `${PARTS[part]} missing`,
    otherProof: (refusal: ProofRefusal) => `Another proof of ownership: this one ${REFUSALS[refusal]}`,
    sentAs: (demand: string, trackingNumber: string) => `${demand}: the seller sends it as ${trackingNumber}`,
  },
  devices: {
    lists: LISTS,
    tabs: 'Lists of devices',
    number: 'Device',
    model: 'Model',
    state: 'State',
    since: 'Waiting',
    due: 'Due',
    late: 'Late',
    isLate: 'Late',
    inTime: 'In time',
    bonus: 'Bonus owed',
    bookedIn: 'Booked in',
    inspector: 'Inspector',
    waitsFor: 'Waiting for',
    hazard: 'Battery',
  },
}
