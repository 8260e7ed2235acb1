import { z } from 'zod'
import { MAX_SEARCH_LENGTH } from '#domain/catalogue/search-text.ts'
import { CURRENCIES } from '#domain/money/currency.ts'
import { PHOTO_SIDES } from '#domain/photo-passport/photo-sides.ts'
import { TRADE_STATES } from '#domain/trades/trade-states.ts'
import { SELF_TEST } from '../self-test.ts'

const CODE = z.string().max(40)
const MOMENT = z.iso.datetime()
const CHOICE = z.object({ code: z.string(), text: z.string() })
const ANSWERS = z.record(CODE, z.array(CODE).max(20))

/** An exception could cost the seller money, so it takes a photo. It depends on the price rule, never on the seller. */
const IS_EXCEPTION = z
  .boolean()
  .describe('Takes a photo: it is worse than the best that a seller can declare.')

/** The questions about a device. They are the same for every seller and contain none of their answers. */
export const QUESTION_FORM = z.object({
  storageGb: z.array(z.number().int()),
  /** The sizes that take a photo: every one but the most valuable. */
  storageExceptions: z.array(z.number().int()),
  conditions: z.array(CHOICE.extend({ id: z.number().int(), isException: IS_EXCEPTION })),
  questions: z.array(
    CHOICE.extend({
      description: z.string(),
      type: z.enum(['single', 'multi']),
      /** Only asked if another question has this answer. */
      when: z.object({ question: z.string(), answer: z.string() }).nullable(),
      /** Not asked about a device that doesn't start. */
      needsPower: z.boolean(),
      /** A promise of the seller is nothing that can be found; its text explains what was declared. */
      answers: z.array(
        CHOICE.extend({ isPromise: z.boolean(), isException: IS_EXCEPTION, isWithoutPower: z.boolean() }),
      ),
    }),
  ),
})

export type QuestionForm = z.output<typeof QUESTION_FORM>

/** A model of the catalogue. */
export const MODEL_ID = z.number().int().min(1).max(2_147_483_647)

const MODEL = z.object({ deviceId: z.number().int(), name: z.string() })

/** What an inspector has entered so far. Nothing in it has to be complete, and it has no field for a price. */
export const FINDINGS_DRAFT = z.strictObject({
  serialNumber: z.string().max(60),
  isSerialUnreadable: z.boolean(),
  storageGb: z.number().int().min(0).nullable(),
  conditionId: z.number().int().min(1).max(5).nullable(),
  answers: ANSWERS,
  deviceId: MODEL_ID.nullable().default(null).describe('The model, if it isn’t the one that was sold.'),
  at: CODE.nullable().describe('The question at hand: a photo from a paired phone belongs to it.'),
})

export type FindingsDraft = z.output<typeof FINDINGS_DRAFT>

export const DRAFT_INPUT = z.strictObject({
  version: z.number().int().min(0).describe('The version that the draft was made from.'),
  draft: FINDINGS_DRAFT,
})

/** Another device that was inspected with the same serial number. */
const SEEN_BEFORE = z.object({
  tradeNumber: z.string(),
  itemNumber: z.number().int(),
  device: z.string(),
  state: z.enum(TRADE_STATES),
  lockedAt: MOMENT,
  wasQuarantined: z.boolean(),
})

export type SeenBefore = z.output<typeof SEEN_BEFORE>

/** What is known about a serial number, for an inspector to see before findings are locked. */
export const SERIAL_CHECKS = z.object({
  seenBefore: z.array(SEEN_BEFORE).describe('Other devices with this serial number, the latest first.'),
  otherModels: z
    .array(z.string())
    .describe(
      'What devices were that we bought with the type code of this IMEI, if none of them was this model.',
    ),
  blockList: z.object({
    state: z
      .enum(['NOT_ASKED', 'CLEAR', 'LISTED', 'UNAVAILABLE'])
      .describe('NOT_ASKED where no list is configured, UNAVAILABLE where one did not answer.'),
    entries: z.array(z.object({ list: z.string(), reference: z.string(), since: z.iso.date().nullable() })),
  }),
})

export type SerialChecks = z.output<typeof SERIAL_CHECKS>

export const SERIAL_QUERY = z.object({
  serialNumber: z.string().max(60),
  deviceId: z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .describe('The model that was found, if it isn’t the one that was sold.'),
})

export const MODEL_QUERY = z.object({ q: z.string().max(MAX_SEARCH_LENGTH) })

/** Models of the catalogue that a device may be instead. */
export const FOUND_MODELS = z.object({
  models: z.array(
    MODEL.extend({
      isBought: z.boolean().describe('Whether the price list of the sale has a price for it.'),
    }),
  ),
})

export type FoundModels = z.output<typeof FOUND_MODELS>

export const SAVED_DRAFT = z.object({ version: z.number().int() })

export type SavedDraft = z.output<typeof SAVED_DRAFT>

/** Why an operator can or can't inspect a device now. */
const STAGES = ['START', 'TAKEN', 'OPEN', 'LOCKED', 'SEEN', 'PRICED', 'NO_ROLE', 'NOTHING'] as const

/** A device on the screen of its inspection. */
export const INSPECTION_VIEW = z.object({
  tradeNumber: z.string(),
  itemNumber: z.number().int(),
  device: z.string(),
  isHazardous: z.boolean(),
  inspectBy: z.iso.date().nullable(),
  kind: z.enum(['inspection', 'appeal']).nullable().describe('Null where nothing is to be inspected.'),
  stage: z
    .enum(STAGES)
    .describe(
      'START, TAKEN by someone else, OPEN or LOCKED by the operator, SEEN before by them, NO_ROLE for it, NOTHING to inspect.',
    ),
  latest: z
    .object({
      number: z.number().int(),
      operator: z.string(),
      startedAt: MOMENT,
      progress: z
        .number()
        .int()
        .nullable()
        .describe('How far an open inspection is, in per cent. Counts would tell what was found.'),
    })
    .nullable(),
  work: z
    .object({
      form: QUESTION_FORM,
      version: z.number().int(),
      draft: FINDINGS_DRAFT.nullable(),
      photos: z.array(z.object({ photoId: z.uuid(), proves: z.array(z.string()) })),
      model: MODEL.nullable().describe('The model that was found, if it isn’t the one that was sold.'),
    })
    .nullable()
    .describe('The operator’s own open inspection; null in every other stage.'),
})

export type InspectionView = z.output<typeof INSPECTION_VIEW>

export const PHOTO_PROVES = z.strictObject({ proves: z.array(CODE).max(20) })

/** The seller's answers, and the price quoted for them. */
export const DECLARED = z.object({
  storageGb: z.number().int(),
  conditionId: z.number().int(),
  answers: z.record(z.string(), z.array(z.string())),
  selfTest: SELF_TEST.nullable().describe(
    'What the seller’s browser found out on the device; null where nothing was tested.',
  ),
  quotedInCents: z.number().int(),
  currency: z.enum(CURRENCIES),
})

const FINDING = z.object({
  question: z.string(),
  declared: z.array(z.string()),
  found: z.array(z.string()),
  photoIds: z.array(z.string()),
  isWorse: z.boolean(),
  /** The effect of this difference on top of all those before it. */
  effectInCents: z.number().int(),
})

export const OUTCOMES = ['MATCH', 'RAISED', 'TOLERATED', 'LOWERED', 'NOT_BUYABLE', 'LOCKED'] as const

/** The inspection before the operator's own, side by side with it. */
export const COMPARED = z.object({
  inspectionNumber: z.number().int(),
  operator: z.string(),
  committedAt: MOMENT,
  serialNumber: z.string().nullable(),
  outcome: z.enum(OUTCOMES).nullable().describe('Null where a photo is missing.'),
  priceInCents: z.number().int().nullable().describe('Null where there is none.'),
  rejectedPriceInCents: z
    .number()
    .int()
    .nullable()
    .describe('What the seller is offered if the appeal is rejected: the better of both prices.'),
  answers: z.array(
    z.object({
      question: z.string(),
      first: z.array(z.string()),
      second: z.array(z.string()),
      firstPhotoIds: z.array(z.string()),
      secondPhotoIds: z.array(z.string()),
      isDifferent: z.boolean(),
    }),
  ),
})

export type Compared = z.output<typeof COMPARED>

export const OUTCOME = z.object({
  inspectionNumber: z.number().int(),
  commitment: z.string(),
  committedAt: MOMENT,
  serialNumber: z.string().nullable(),
  canDecide: z.boolean(),
  declared: DECLARED,
  form: QUESTION_FORM,
  outcome: z.enum(OUTCOMES).nullable().describe('Null where a photo is missing.'),
  /** Null where there is none. */
  secondPriceInCents: z.number().int().nullable(),
  findings: z.array(FINDING),
  riseInCents: z.number().int().describe('What later prices add for the same findings.'),
  roundingInCents: z.number().int(),
  /** Worse than declared, without a photo. */
  unproven: z.array(z.string()),
  models: z.array(MODEL).describe('The model that was sold, and those that were found instead.'),
  proofCount: z.number().int().describe('How many files the seller has sent.'),
  sides: z
    .array(
      z.object({
        side: z.enum(PHOTO_SIDES),
        ourPhotoId: z.uuid().nullable().describe('The latest of our photos; null where there is none.'),
        isMissing: z.boolean().describe('A new offer needs our photo of it.'),
      }),
    )
    .describe('The sides that the seller has photographed.'),
  compared: COMPARED.nullable().describe('Null for the first inspection of a device.'),
})

export type Outcome = z.output<typeof OUTCOME>
