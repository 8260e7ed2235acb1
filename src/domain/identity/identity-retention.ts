import { DAY_MS } from '#domain/kernel/durations.ts'
import { REGISTER_KEEP_YEARS } from '#domain/trades/trade-retention.ts'

/**
 * The files of a document only prove that its fields were typed correctly. The register keeps the fields; two weeks after
 * the decision nobody has a use for the files, nor for those that a seller uploaded two weeks ago and never submitted.
 */
export const IDENTITY_FILE_KEEP_DAYS = 14

/** Files of documents that were decided on before this moment are erased, and those uploaded before and not submitted. */
export const computeIdentityFileCutoff = (nowMs: number): number => nowMs - IDENTITY_FILE_KEEP_DAYS * DAY_MS

/** Fields of documents that were accepted before this moment are erased: with their row of the register. */
export const computeIdentityCutoff = (nowMs: number): number =>
  Date.UTC(new Date(nowMs).getUTCFullYear() - REGISTER_KEEP_YEARS, 0, 1)
