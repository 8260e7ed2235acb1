import { createLatePart } from '#web/platform/page/late-part.tsx'

/** The list upload on the business home page. Only there, so that nobody else loads it. */
export const lateLists = createLatePart({
  id: 'business-lists',
  texts: ['offer', 'sale', 'lists'],
  load: () => import('./portal-lists.tsx').then(({ PortalLists }) => PortalLists),
})
