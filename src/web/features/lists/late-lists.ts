import { createLatePart } from '#web/platform/page/late-part.tsx'

/** The list upload on the business home page. Only there, so that nobody else loads it. */
export const lateLists = createLatePart({
  id: 'business-lists',
  texts: ['offer', 'form', 'sale', 'lists'],
  // A list that is sent before its script runs would be lost.
  isInFirstView: true,
  load: () => import('./portal-lists.tsx').then(({ PortalLists }) => PortalLists),
})
