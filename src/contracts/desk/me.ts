import { z } from 'zod'
import { DEVICE_LIST_IDS } from './lists.ts'
import { OPERATOR_ROLES } from './operator-roles.ts'

/** Who asks, what they may open, and whether they have to confirm it's them before the most dangerous actions. */
export const ME = z.object({
  name: z.string(),
  roles: z.array(z.enum(OPERATOR_ROLES)),
  lists: z
    .array(
      z.object({
        url: z.string(),
        title: z.string(),
        key: z.string().describe('One letter or digit: G and then this key opens the list.'),
        isCounted: z.boolean(),
      }),
    )
    .describe('The work lists that the operator’s roles may open, in the order of the menu.'),
  deviceLists: z
    .array(z.enum(DEVICE_LIST_IDS))
    .describe('The lists of devices that the operator’s roles may open.'),
  stepUp: z.object({
    hasFactor: z.boolean(),
    confirmedUntil: z.iso
      .datetime()
      .nullable()
      .describe('Until then no action asks for the second factor again; null if one would now.'),
  }),
})

export type Me = z.output<typeof ME>

export type MyList = Me['lists'][number]
