import { createLatePart } from '#web/platform/page/late-part.tsx'

const DETAILS_ID = 'late-device'

/** What follows the questions. */
const details = createLatePart({
  id: DETAILS_ID,
  texts: ['trust', 'deviceMore'],
  load: async () => (await import('./device-more.tsx')).DeviceMore,
})

/** The last lines of the price card, which phones show at the end of the questions. */
const waiting = createLatePart({
  id: 'late-waiting',
  pageId: DETAILS_ID,
  texts: ['deviceMore'],
  load: async () => (await import('./waiting-note.tsx')).WaitingNote,
})

/** What a device's page loads when the visitor comes near it. Loader and component must share this one object. */
export const lateDevice = {
  Details: details.Part,
  Waiting: waiting.Part,
  prepare: (context: Parameters<typeof details.prepare>[0]) =>
    Promise.all([details.prepare(context), waiting.prepare(context)]),
}
