import type { HeldPayout } from '#contracts/desk/held-payouts.ts'
import type { JournalDifference } from '#contracts/desk/journal.ts'
import type { BatchTransfer, Due, ListedBatch, MadeBatches } from '#contracts/desk/payouts.ts'
import type { JournalAccount, JournalKind } from '#domain/accounting/journal.ts'
import type { Control } from '#domain/accounting/reconcile-journal.ts'
import type { LineMatch } from '#domain/payouts/bank-line.ts'
import { ACCOUNT_CHANGE_HOLD_HOURS } from '#domain/payouts/payout-hold.ts'
import { USUAL_SALES_PER_WEEK } from '#domain/payouts/warning-signs.ts'
import type { PayoutChanger } from '#domain/trades/payout-change.ts'

type HoldReason = HeldPayout['reason']

/** Why a payout waits, in few words. */
export const HOLD_TITLES: Readonly<Record<HoldReason, string>> = {
  ACCOUNT_CHANGED: 'Payout account changed',
  FROZEN_BY_SELLER: 'Frozen by the seller',
  SERIAL_SEEN_BEFORE: 'Serial number seen before',
  ACCOUNT_OF_SEVERAL_HOLDERS: 'Same account, different names',
  MANY_SALES: 'Unusual number of sales',
  ACCOUNT_CHANGED_AFTER_SHIPPING: 'Account changed after shipping',
  ACCOUNT_CHANGED_AFTER_EMAIL: 'Account changed after the email address',
  HOLDER_DIFFERS: 'Account in another name',
  IDENTITY_MISSING: 'Identity document missing',
  HELD_BY_OPERATOR: 'Held by an operator',
}

const { holder, network } = USUAL_SALES_PER_WEEK

const HOLD_EXPLANATIONS: Readonly<Record<HoldReason, string>> = {
  ACCOUNT_CHANGED: `The payout account was changed. The payout waits ${ACCOUNT_CHANGE_HOLD_HOURS} hours so the seller can object. This hold ends by itself.`,
  FROZEN_BY_SELLER:
    'The seller says someone else changed the payout account. Speak to the seller before you decide.',
  SERIAL_SEEN_BEFORE:
    'We’ve bought a device with this serial number or IMEI before. Check whether it’s the same device, whether we’ve resold it, and whether it was stolen from us.',
  ACCOUNT_OF_SEVERAL_HOLDERS:
    'Other sales are paid to this account under different names. Joint accounts and families are common; lots of unrelated names aren’t.',
  MANY_SALES: `One account holder or network has made more sales in a week than usual (private sellers: ${holder.private} per account holder, ${network.private} per network; businesses: ${holder.business} and ${network.business}). Find out where the devices come from.`,
  ACCOUNT_CHANGED_AFTER_SHIPPING:
    'The payout account was changed after the parcel was sent, so someone else may have taken over the sale. Compare the old and new accounts.',
  ACCOUNT_CHANGED_AFTER_EMAIL:
    'Support changed the seller’s email address, then the payout account was changed. Compare both accounts and call the seller, with the phone number of the sale, before you release it.',
  HOLDER_DIFFERS:
    'The name on the account isn’t the seller’s. Compare the names. If they belong to different people, ask the seller.',
  IDENTITY_MISSING:
    'The law asks for the seller’s identity document, and none has been accepted. This hold ends when someone accepts it under Identity documents. Release it only if nothing was bought, such as for a lost parcel.',
  HELD_BY_OPERATOR: 'An operator holds this payout. The reason is a note of the sale.',
}

const SETTLE_PROBLEMS: Readonly<Record<MadeBatches['held'][number]['reason'], string>> = {
  ACCOUNT:
    'The account has been erased, can’t be decrypted or can’t receive money. Ask the seller for another one.',
  AMOUNT: 'The amount is zero or too large for one transfer. Report it to whoever runs the shop.',
  NAME: 'Banks can’t process the account holder’s name. Ask the seller how the bank spells it.',
  TWICE: 'This payout is due twice, so only one is paid. Report it to whoever runs the shop.',
}

const BATCH_STATES: Readonly<Record<ListedBatch['state'], string>> = {
  prepared: 'Waiting for approval',
  approved: 'Approved, not ordered yet',
  exported: 'Ordered',
  discarded: 'Discarded, nothing paid',
}

/** The same in a list, where there is little room. */
const BATCH_MARKS: Readonly<Record<ListedBatch['state'], string>> = {
  prepared: 'To approve',
  approved: 'Approved',
  exported: 'Ordered',
  discarded: 'Discarded',
}

const TRANSFER_STATUSES: Readonly<Record<BatchTransfer['status'], string>> = {
  prepared: 'Not ordered yet',
  ordered: 'With the bank',
  confirmed: 'Paid out',
  rejected: 'Returned',
}

const JOB_STATES: Readonly<Record<Due['jobs'][number]['state'], string>> = {
  running: 'Running',
  done: 'Done',
  stopped: 'Stopped: report it to whoever runs the shop, then start it again',
}

const CHANGERS: Readonly<Record<PayoutChanger, string>> = {
  link: 'the link to the sale',
  account: 'the seller’s account',
  desk: 'the desk',
}

const MATCHES: Readonly<Record<LineMatch, string>> = {
  PAID: 'Paid',
  RETURNED: 'Returned',
  AMOUNT: 'Names one of our transfers, but not its amount',
  LATE_RETURN: 'Came back after it counted as paid',
  AGAIN: 'Booked a second time, or although the bank rejected it',
  UNKNOWN: 'Belongs to none of our transfers',
}

const KINDS: Readonly<Record<JournalKind, string>> = {
  PURCHASE: 'Purchase',
  BONUS: 'Late bonus',
  VOUCHER: 'Voucher',
  COMPENSATION: 'Lost parcel',
  REVERSAL: 'Reversal',
  PAYOUT: 'Payout',
  RETURN: 'Returned money',
}

const ACCOUNTS: Readonly<Record<JournalAccount, string>> = {
  purchases: 'Goods',
  bonuses: 'Bonuses',
  vouchers: 'Vouchers',
  compensations: 'Lost parcels',
  sellers: 'Owed to sellers',
  bank: 'Bank',
  paypal: 'PayPal',
}

const CONTROLS: Readonly<Record<Control, string>> = {
  REGISTER_PURCHASES: 'Purchases in the register',
  REGISTER_PAYMENTS: 'Payments in the register',
  BANK_OUT: 'Payouts on bank statements',
  BANK_IN: 'Returned money on bank statements',
}

const DIFFERENCES: Readonly<Record<JournalDifference['kind'], string>> = {
  NOT_ON_STATEMENT: 'Paid, but on no imported statement yet',
  REGISTER: 'Paid another amount than the register says',
  AMOUNT: MATCHES.AMOUNT,
  LATE_RETURN: MATCHES.LATE_RETURN,
  AGAIN: MATCHES.AGAIN,
  UNKNOWN: MATCHES.UNKNOWN,
}

/** The texts of payouts and accounting. */
export const PAYOUT_TEXTS = {
  methods: { bank: 'Bank transfer', paypal: 'PayPal' },
  holdTitles: HOLD_TITLES,
  holdExplanations: HOLD_EXPLANATIONS,
  batchStates: BATCH_STATES,
  batchMarks: BATCH_MARKS,
  transferStatuses: TRANSFER_STATUSES,
  showAll: (count: number) => `Show all ${count}`,
  columns: {
    account: 'Account',
    actions: 'Actions',
    amount: 'Amount',
    approvedBy: 'Approved by',
    attempt: 'Attempt',
    batch: 'Batch',
    bonus: 'Incl. late bonus',
    created: 'Created',
    createdBy: 'Created by',
    credit: 'Credit',
    day: 'Day',
    debit: 'Debit',
    due: 'Due',
    ends: 'Ends',
    facts: 'Facts',
    file: 'File',
    for: 'For',
    holder: 'Account holder',
    importedBy: 'Imported by',
    kind: 'Kind',
    lines: 'Movements',
    meaning: 'Meaning',
    method: 'Method',
    open: 'Open',
    payouts: 'Payouts',
    reason: 'Reason',
    reference: 'Reference',
    returned: 'Returned',
    sale: 'Sale',
    since: 'Since',
    state: 'State',
    text: 'On the statement',
    total: 'Total',
    transfer: 'Transfer',
    when: 'When',
  },
  due: {
    title: 'Payouts',
    lead: 'What sellers are waiting for. Held payouts aren’t due.',
    nothing: 'Nothing due.',
    caption: 'Due payouts',
    totals: 'Totals of the next batches',
    payouts: (count: number) => (count === 1 ? '1 payout' : `${count} payouts`),
    create: 'Create batches',
    created: 'Batches created',
    nothingCreated: 'None of the due payouts can be paid.',
    unpayable: 'Can’t be paid yet',
    problems: SETTLE_PROBLEMS,
    held: (count: number) => (count === 1 ? '1 hold keeps payouts back' : `${count} holds keep payouts back`),
    noPayer: 'Payouts can’t be ordered: no account to pay from is configured. Set PAYER_IBAN and PAYER_NAME.',
    noAccount: 'None',
    jobs: 'Long runs',
    jobStates: JOB_STATES,
    job: (messageId: string | null) => (messageId === null ? 'Create batches' : `Order ${messageId}`),
    progress: (done: number, total: number) => `${done} of ${total}`,
    setAside: (count: number) => `${count} set aside`,
    hold: 'Hold',
    holdSale: (number: string) => `Hold the payouts of ${number}`,
    holdLead: 'Nothing of this sale is paid until someone releases it.',
    holdNote: 'Why do you hold it?',
    heldNow: (number: string) => `The payouts of ${number} are held.`,
    secondAttempt: (attempt: number) => `Attempt ${attempt}`,
  },
  held: {
    title: 'Held payouts',
    lead: 'Every payout that waits for a person or for time, oldest first.',
    nothing: 'No held payouts.',
    nothingDue: 'Nothing due yet',
    whenReleased: 'When released',
    seller: 'Seller',
    email: 'Email',
    phone: 'Phone',
    heldSince: 'Held since',
    noPhone: 'None',
    others: 'Also held because of',
    release: 'Release',
    releaseKept: 'Keep the account and release the payout',
    releaseTitle: 'Release the payout',
    released: 'Released.',
    checked: 'What did you check?',
    restoreTitle: 'Restore an earlier account',
    restore: (masked: string) => `Restore ${masked}`,
    restored: 'The earlier account is restored.',
    until: (moment: string, by: PayoutChanger) => `Until ${moment}, then changed via ${CHANGERS[by]}.`,
    original:
      'The sale was made with this account, so restoring it ends the wait. The seller gets an email and can object.',
    later: `This may not be the seller’s account either, so the payout will wait ${ACCOUNT_CHANGE_HOLD_HOURS} hours after you restore it. The seller gets an email and can object.`,
  },
  batches: {
    title: 'Payout batches',
    lead: 'One prepares, another approves, then the file goes to the bank.',
    nothing: 'No batches yet. Create them from the due payouts.',
  },
  batch: {
    title: (messageId: string) => `Batch ${messageId}`,
    transfers: 'Transfers',
    noTransfers: 'No transfers are left in this batch.',
    transferCount: (count: number, open: number) =>
      open === 0 ? `${count}` : `${count}, ${open} still open`,
    created: 'Created',
    approved: 'Approved',
    by: (moment: string, name: string) => `${moment} by ${name}`,
    notYet: 'Not yet',
    approve: 'Approve',
    approvedNow: 'Approved. The file can be downloaded now.',
    ownBatch: 'You created this batch, so someone else has to approve it.',
    checkFirst: 'Check the transfers first.',
    onePerson:
      'ONE_PERSON_DESK is on, so whoever creates a batch, inspects a device or marks a payout as returned can also approve it. Turn it off as soon as two people work here.',
    download: 'Download file',
    downloadAgain: 'Download again',
    firstDownload: 'The first download orders the payouts.',
    downloads: 'Downloads',
    noDownloads: 'Nobody has downloaded the file yet.',
    taken: 'This file was already downloaded',
    takenLead: (name: string, moment: string) =>
      `${name} downloaded it on ${moment}. If it has been uploaded to the bank, uploading it again may pay every seller twice.`,
    takeAnyway: 'Download it again',
    ordering: (done: number, total: number) =>
      `The payouts are being ordered: ${done} of ${total}. The file can be downloaded when all are ordered.`,
    discarded: 'Nothing in this batch will be paid.',
    markPaid: 'Paid',
    markReturned: 'Returned',
    returnTitle: (id: string) => `Mark ${id} as returned`,
    returnLead: 'The seller is asked for another account. Someone else has to approve the next attempt.',
    returnNote: 'Reason given by the bank',
    settled: (id: string) => `${id} is settled.`,
    others: 'All others paid',
    othersTitle: 'Mark all open transfers as paid',
    othersLead: (count: number) =>
      `For banks that only report rejections. ${count === 1 ? 'One transfer counts' : `${count} transfers count`} as paid, and sellers are told so. Import all rejections first.`,
    othersDone: (count: number) => `${count} paid.`,
    remove: 'Remove payouts',
    removeSale: 'Remove this sale',
    saleNumber: 'Sale number',
    removeHeld: 'Remove held payouts',
    discard: 'Discard batch',
    removed: (count: number) => `${count} removed.`,
    erased: 'Erased',
  },
  bank: {
    title: 'Bank responses',
    lead: 'Status reports (pain.002), statements (camt.053), notifications (camt.054), PayPal’s results or our own CSV.',
    file: 'File from the bank or PayPal',
    import: 'Import',
    imported: 'Imported',
    repeated: 'This file was imported before, so nothing was changed.',
    kinds: { 'pain.002': 'Status report', camt: 'Statement', paypal: 'PayPal results', table: 'Own table' },
    results: {
      confirmed: 'Paid',
      rejected: 'Returned: the seller has been asked for another account',
      contradicted: 'Contradicts an earlier response: nothing was changed. Check with the bank',
      unknown: 'Unknown ids: these aren’t our transfers',
      unchanged: 'Already settled',
      open: 'Still open in these batches',
    },
    unmatchedCount: 'Movements that belong to no transfer',
    unmatched: 'Unmatched movements',
    unmatchedLead: 'They stay here until someone says what they were.',
    noUnmatched: 'Every movement belongs to a transfer.',
    matches: MATCHES,
    out: 'out',
    in: 'in',
    check: 'Tick off',
    checkTitle: 'Tick off this movement',
    checkNote: 'What was it?',
    checked: 'Ticked off.',
    files: 'Imported files',
    noFiles: 'No files yet.',
  },
  failed: {
    title: 'Failed payouts',
    lead: 'Money that came back, and whose seller has to name another account.',
    nothing: 'No failed payouts.',
    asked: 'Last asked',
    never: 'Never',
    ask: 'Ask for another account',
    askedNow: (number: string) => `The seller of ${number} gets a mail.`,
    payAgain: 'Pay voucher again',
    dueAgain: (reference: string) => `${reference} is due again.`,
  },
  journal: {
    title: 'Journal',
    lead: 'Purchases, bonuses, vouchers, payouts and returned money, by the day on which they were recorded.',
    from: 'From',
    to: 'To',
    csv: 'Export CSV',
    datev: 'Export for DATEV',
    currency: 'Currency for DATEV',
    kinds: KINDS,
    accounts: ACCOUNTS,
    sums: 'Totals',
    controls: 'Beside register and bank',
    controlTitles: CONTROLS,
    control: 'Compared with',
    there: 'There',
    journal: 'Journal',
    difference: 'Difference',
    agrees: 'Agrees',
    differences: 'Differences',
    noDifferences: 'Nothing to check: the journal, the register and the bank agree.',
    differenceTitles: DIFFERENCES,
    entries: 'Entries',
    nothing: 'Nothing was recorded on these days.',
  },
}
