import { z } from 'zod'
import { ERASURE_OBSTACLES } from '#domain/device-erasure/can-record-erasure.ts'
import { ERASURE_METHODS } from '#domain/device-erasure/erasure-method.ts'

const METHOD = z.enum(ERASURE_METHODS)

/** One record about the erasure of a device. */
export const ERASURE_RECORD = z.object({
  number: z.number().int().describe('Counts the records of the device from 1.'),
  method: METHOD.nullable().describe('Null for a record that takes the one before back.'),
  recordedAt: z.iso.datetime(),
  operator: z.string(),
  operatorCode: z.string().describe('How the certificate names the operator.'),
})

export type ErasureRecord = z.output<typeof ERASURE_RECORD>

/** Whether and how a device can be erased, and what was recorded about it. */
export const DEVICE_ERASURE = z.object({
  tradeNumber: z.string(),
  itemNumber: z.number().int(),
  device: z.string(),
  methods: z.array(METHOD).describe('Those that fit this kind of device, the usual one first.'),
  obstacle: z.enum(ERASURE_OBSTACLES).nullable().describe('Why nothing can be recorded now.'),
  records: z.array(ERASURE_RECORD).describe('Oldest first. The last one is valid.'),
})

export type DeviceErasure = z.output<typeof DEVICE_ERASURE>

export const ERASURE_CHANGE = z.strictObject({
  method: METHOD.nullable().describe('Null if the device wasn’t erased after all.'),
  corrects: z
    .number()
    .int()
    .nullable()
    .default(null)
    .describe('The number of the record that this one corrects, if it says something else.'),
})
