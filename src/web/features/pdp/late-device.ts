import { createLatePart } from '#web/platform/page/late-part.tsx'

/** What follows the questions loads when the visitor comes near it. Loader and component must share this one object. */
export const lateDevice = createLatePart({
  id: 'late-device',
  texts: ['trust'],
  load: async () => (await import('./device-more.tsx')).DeviceMore,
})
