import type { FigureId } from '#domain/figures/figure-definitions.ts'

interface FigureText {
  readonly title: string
  /** How it is counted. */
  readonly how: string
}

const median = (title: string, what: string): FigureText => ({
  title,
  how: `Median of the hours ${what}, rounded up, by the day on which it ended. From 5 devices on.`,
})

/** What the figures are called, and how they are counted. Days are those of the warehouse. */
export const FIGURE_TEXTS: Readonly<Record<FigureId, FigureText>> = {
  visits: {
    title: 'Visits with consent',
    how: 'Visits of browsers whose visitors have agreed to analytics. All others aren’t counted.',
  },
  quotes: { title: 'Quotes', how: 'Prices that visitors were shown, as their browsers reported them.' },
  carts: {
    title: 'Put in carts',
    how: 'Offers that visitors put in their carts, as their browsers reported them.',
  },
  sales: {
    title: 'Sales',
    how: 'Sales by the day they were made; with several devices, in the category of the first.',
  },
  'devices-sold': {
    title: 'Devices sold',
    how: 'Devices by the day of their sale, cancelled ones included.',
  },
  'sold-value': {
    title: 'Value sold',
    how: 'Quoted prices of devices by the day of their sale, without vouchers.',
  },
  'sent-in': {
    title: 'Sent in',
    how: 'Devices by the day of the carrier’s first scan, or of arrival if there was none.',
  },
  'send-in-rate': {
    title: 'Send-in rate',
    how: 'Of the devices sold in the period, the share that was sent in since. Recent days still grow: sellers have 21 days.',
  },
  received: { title: 'Received', how: 'Devices by the day they were first booked in.' },
  inspected: { title: 'Inspected', how: 'Devices by the day of the result of their first inspection.' },
  'price-held-rate': {
    title: 'Price held',
    how: 'Of the devices inspected for the first time, the share that we buy for the quoted price or more without asking.',
  },
  'counter-offers': {
    title: 'New offers',
    how: 'Inspections that led to a new offer, or to none, by their day.',
  },
  'counter-accepted-rate': {
    title: 'New offers accepted',
    how: 'Of the answers to new offers, the share that accepts. Declined, recycled and unanswered ones are the others; appeals count when they’re over.',
  },
  'raised-rate': {
    title: 'Paid more',
    how: 'Of the inspected devices paid in the period, the share paid above the quoted price.',
  },
  'as-quoted-rate': {
    title: 'Paid as quoted',
    how: 'Of the inspected devices paid in the period, the share paid as quoted.',
  },
  'lowered-rate': {
    title: 'Paid less',
    how: 'Of the inspected devices paid in the period, the share paid below the quoted price.',
  },
  raised: {
    title: 'Raised',
    how: 'Inspected devices paid above the quoted price, by the day of the payout, without late bonus.',
  },
  'as-quoted': {
    title: 'As quoted',
    how: 'Inspected devices paid as quoted, by the day of the payout, without late bonus.',
  },
  lowered: {
    title: 'Lowered',
    how: 'Inspected devices paid below the quoted price, by the day of the payout, without late bonus.',
  },
  returned: { title: 'Returned', how: 'Devices by the day they were delivered back to their sellers.' },
  recycled: {
    title: 'Recycled',
    how: 'Devices that sellers had recycled instead of a new offer, by the day they decided.',
  },
  appeals: { title: 'Appeals', how: 'Appeals by the day they were made.' },
  'appeals-upheld-rate': {
    title: 'Appeals upheld',
    how: 'Of the appeals decided in the period, the share that was upheld. From 5 on.',
  },
  payouts: { title: 'Payouts', how: 'Devices whose payout the bank has confirmed, by that day.' },
  'payout-value': {
    title: 'Paid out',
    how: 'What was paid for devices, with late bonuses and without vouchers, by the day the bank confirmed it.',
  },
  'failed-payouts': {
    title: 'Failed payouts',
    how: 'Payouts of devices that the bank has returned, by that day.',
  },
  'late-bonuses': {
    title: 'Late bonuses',
    how: 'Devices paid with a bonus for a late inspection, by the day of the payout.',
  },
  'late-bonus-value': {
    title: 'Late bonuses paid',
    how: 'Bonuses for late inspections, by the day of the payout.',
  },
  vouchers: {
    title: 'Vouchers used',
    how: 'Sales with a voucher, by the day the bank confirmed their first payout.',
  },
  'voucher-value': {
    title: 'Voucher value',
    how: 'What vouchers add to sales, by the day the bank confirmed the first payout of the sale.',
  },
  'send-hours': median('Until sent in', 'from a sale to the carrier’s first scan'),
  'transit-hours': median('In transit', 'that a parcel is on its way to us'),
  'inspection-hours': median('Until inspected', 'from booking in to the result of an inspection'),
  'answer-hours': median('Seller’s answer', 'that a seller takes to answer or act'),
  'appeal-hours': median('Appeal', 'from an appeal to its decision'),
  'payout-hours': median('Payout', 'from an accepted price to the bank’s answer'),
  'return-hours': median('Return', 'from the decision to return a device to its delivery'),
}
