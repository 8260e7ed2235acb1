import { z } from 'zod'

/** How far a return has got. */
export const RETURN_STAGES = [
  'WITHOUT_LABEL',
  /** The worker is booking its parcel. */
  'BOOKING',
  'TO_SEND',
  'ON_ITS_WAY',
  /** The carrier couldn't deliver it: it needs another address or another attempt. */
  'CAME_BACK',
] as const

export type ReturnStage = (typeof RETURN_STAGES)[number]

/** A device that goes back, without its seller. */
export const RETURNED_DEVICE = z.object({
  tradeNumber: z.string(),
  itemNumber: z.number().int(),
  deviceName: z.string(),
  stage: z.enum(RETURN_STAGES),
  since: z.iso.datetime(),
  callBy: z.iso
    .datetime()
    .nullable()
    .describe('For a parcel that came back: when to call a seller who doesn’t answer.'),
  isLate: z.boolean(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable().describe('Devices in one parcel have the same.'),
})

export type ReturnedDevice = z.output<typeof RETURNED_DEVICE>

/** Who gets the parcel, and how to reach them about their address. */
export const RECEIVER = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  street: z.string(),
  houseNumber: z.string(),
  addressExtra: z.string().nullable(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
})

export type Receiver = z.output<typeof RECEIVER>

export const RETURN_LABEL_INPUT = z.strictObject({
  sendsAgain: z
    .boolean()
    .default(false)
    .describe('Also devices whose parcel came back; only for support, who have checked the address.'),
  replaces: z
    .string()
    .min(1)
    .max(60)
    .nullable()
    .default(null)
    .describe(
      'The number of a parcel that wasn’t sent yet: its devices get another label. Only for support.',
    ),
})

export const BOOKED_RETURN = z.object({
  tradeNumber: z.string(),
  itemNumbers: z.array(z.number().int()).describe('The devices that go into the parcel.'),
})

export type BookedReturn = z.output<typeof BOOKED_RETURN>

/** More are printed in several files. */
const PRINT_LIMIT = 100

export const PRINT_INPUT = z.strictObject({
  trackingNumbers: z.array(z.string().min(1).max(60)).min(1).max(PRINT_LIMIT),
})
