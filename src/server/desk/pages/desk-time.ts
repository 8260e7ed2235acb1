import { SHOP_TIME_ZONE } from '#domain/markets/shop-time-zone.ts'
import { type Html, html } from './html.ts'

// Assumption: the desk is used in the warehouse, so it shows the time there (docs/adr/0029-desk.md).
const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: SHOP_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** A moment in warehouse time: `2026-11-15 13:00:00`. */
export const deskTime = (moment: Date): Html =>
  html`<time datetime="${moment.toISOString()}">${FORMAT.format(moment)}</time>`
