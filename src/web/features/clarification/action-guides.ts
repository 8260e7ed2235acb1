import type { ActionReason, MissingPart } from '#domain/clarification/clarification-kind.ts'
import { canSendPart } from '#domain/clarification/part-parcel.ts'
import type { MessageKey } from '#messages/message-key.ts'

interface Guide {
  readonly title: MessageKey
  readonly lead: MessageKey
  /** In the order they are done. */
  readonly steps: readonly MessageKey[]
  /** Where steps are done: the makers' pages, the same in all languages. */
  readonly sites: readonly string[]
}

/** What a seller is asked to do, step by step, without having the device at hand. */
export const ACTION_GUIDES = {
  LOCK_APPLE: {
    title: 'CLARIFICATION_LOCK_APPLE',
    lead: 'CLARIFICATION_LOCK_APPLE_LEAD',
    steps: ['CLARIFICATION_LOCK_APPLE_1', 'CLARIFICATION_LOCK_APPLE_2', 'CLARIFICATION_LOCK_APPLE_3'],
    sites: ['https://www.icloud.com/find'],
  },
  LOCK_GOOGLE: {
    title: 'CLARIFICATION_LOCK_GOOGLE',
    lead: 'CLARIFICATION_LOCK_GOOGLE_LEAD',
    steps: ['CLARIFICATION_LOCK_GOOGLE_1', 'CLARIFICATION_LOCK_GOOGLE_2', 'CLARIFICATION_LOCK_GOOGLE_3'],
    sites: ['https://myaccount.google.com/device-activity'],
  },
  LOCK_SAMSUNG: {
    title: 'CLARIFICATION_LOCK_SAMSUNG',
    lead: 'CLARIFICATION_LOCK_SAMSUNG_LEAD',
    steps: ['CLARIFICATION_LOCK_SAMSUNG_1', 'CLARIFICATION_LOCK_SAMSUNG_2', 'CLARIFICATION_LOCK_SAMSUNG_3'],
    sites: ['https://account.samsung.com'],
  },
  LOCK_MDM: {
    title: 'CLARIFICATION_LOCK_MDM',
    lead: 'CLARIFICATION_LOCK_MDM_LEAD',
    steps: ['CLARIFICATION_LOCK_MDM_1', 'CLARIFICATION_LOCK_MDM_2', 'CLARIFICATION_LOCK_MDM_3'],
    sites: [],
  },
  LOCK_FIRMWARE: {
    title: 'CLARIFICATION_LOCK_FIRMWARE',
    lead: 'CLARIFICATION_LOCK_FIRMWARE_LEAD',
    steps: [
      'CLARIFICATION_LOCK_FIRMWARE_1',
      'CLARIFICATION_LOCK_FIRMWARE_2',
      'CLARIFICATION_LOCK_FIRMWARE_3',
    ],
    sites: [],
  },
  LOCK_CONSOLE: {
    title: 'CLARIFICATION_LOCK_CONSOLE',
    lead: 'CLARIFICATION_LOCK_CONSOLE_LEAD',
    steps: ['CLARIFICATION_LOCK_CONSOLE_1', 'CLARIFICATION_LOCK_CONSOLE_2', 'CLARIFICATION_LOCK_CONSOLE_3'],
    sites: [
      'https://www.playstation.com/acct/management',
      'https://account.microsoft.com/devices',
      'https://accounts.nintendo.com',
    ],
  },
  OWNERSHIP_PROOF: {
    title: 'CLARIFICATION_OWNERSHIP_PROOF',
    lead: 'CLARIFICATION_OWNERSHIP_PROOF_LEAD',
    steps: [
      'CLARIFICATION_OWNERSHIP_PROOF_1',
      'CLARIFICATION_OWNERSHIP_PROOF_2',
      'CLARIFICATION_OWNERSHIP_PROOF_3',
    ],
    sites: [],
  },
  PAYOUT_NAME_MISMATCH: {
    title: 'CLARIFICATION_PAYOUT_NAME',
    lead: 'CLARIFICATION_PAYOUT_NAME_LEAD',
    steps: ['CLARIFICATION_PAYOUT_NAME_1', 'CLARIFICATION_PAYOUT_NAME_2', 'CLARIFICATION_PAYOUT_NAME_3'],
    sites: [],
  },
  MISSING_PART: {
    title: 'STATUS_MISSING_PART',
    lead: 'CLARIFICATION_MISSING_PART_LEAD',
    steps: ['CLARIFICATION_MISSING_PART_1', 'CLARIFICATION_MISSING_PART_2', 'CLARIFICATION_MISSING_PART_3'],
    sites: [],
  },
} as const satisfies Readonly<Record<ActionReason, Guide>>

/** A part that can't be posted has its own second step. */
const MISSING_BATTERY: Guide = {
  ...ACTION_GUIDES.MISSING_PART,
  steps: ['CLARIFICATION_MISSING_PART_1', 'CLARIFICATION_MISSING_BATTERY_2', 'CLARIFICATION_MISSING_PART_3'],
}

export const pickGuide = (reason: ActionReason, part: MissingPart | null): Guide =>
  reason === 'MISSING_PART' && !canSendPart(part) ? MISSING_BATTERY : ACTION_GUIDES[reason]
