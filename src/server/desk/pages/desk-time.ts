import { type Html, html } from './html.ts'

// Assumption: the desk stands in the warehouse, so its clock is the one on the wall there (docs/adr/0029-desk.md).
const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** A moment in the warehouse's time: `2026-11-15 13:00:00`. */
export const deskTime = (moment: Date): Html =>
  html`<time datetime="${moment.toISOString()}">${FORMAT.format(moment)}</time>`
