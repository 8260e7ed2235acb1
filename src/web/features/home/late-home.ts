import { createLatePart } from '#web/platform/page/late-part.tsx'

/** The home page below the first view. Not in the screen's file: the table of screens prepares it before that arrives. */
export const lateHome = createLatePart({
  id: 'home-more',
  texts: ['home', 'trust', 'reviews'],
  // It begins with an example that is tapped at once.
  marginPx: 800,
  load: () => import('./home-more.tsx').then(({ HomeMore }) => HomeMore),
})
