import { INSPECTION_STATES } from '#server/desk/items/inspection-states.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import type { DeskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'

export const INSPECTOR = ['inspector'] as const satisfies readonly OperatorRole[]
/** First and second inspections work the same way. */
export const EITHER_INSPECTOR = ['inspector', 'second_inspector'] as const satisfies readonly OperatorRole[]

/** Inspections, as people work through them. */
export const INSPECTION_SCREENS: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/inspections',
    roles: INSPECTOR,
    action: 'LIST_INSPECTIONS',
    list: { title: 'Inspect', key: 'i', states: INSPECTION_STATES.inspection },
  }),
  deskScreen({
    url: '/desk/items/:trade/:item/inspection',
    roles: EITHER_INSPECTOR,
    action: 'SEE_INSPECTION',
  }),
]
