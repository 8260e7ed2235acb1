import { createLatePart } from '#web/platform/page/late-part.tsx'

/** The home page below the first look. Here and not in the route's file, which is split into two that would each have one. */
export const lateHome = createLatePart({
  id: 'home-more',
  texts: ['home'],
  load: () => import('./home-more.tsx').then(({ HomeMore }) => HomeMore),
})
