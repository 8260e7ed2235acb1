import { createElement } from 'react'
import { IndividualOfferPage } from '#web/features/individual-offer/individual-offer-page.tsx'
import { loadListScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'

export const screen: RouteScreen<'individualOffer'> = {
  load: loadListScreen,
  Screen: ({ data, params }) => createElement(IndividualOfferPage, { ...data, id: params.id }),
}
