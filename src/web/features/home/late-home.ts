import { createLatePart } from '#web/platform/page/late-part.tsx'

/**
 * The home page below the first view. Not in the route's file, which the build splits in two: each half would get its
 * own copy.
 */
export const lateHome = createLatePart({
  id: 'home-more',
  texts: ['home', 'trust', 'reviews'],
  load: () => import('./home-more.tsx').then(({ HomeMore }) => HomeMore),
})
