import { z } from 'zod'
import { BROWSER_PROBLEMS } from '#domain/pages/browser-problem.ts'

/** A failure that a browser has caught. No free text: what a message says may be about the visitor. */
export const BROWSER_PROBLEM_REPORT = z.strictObject({ problem: z.enum(BROWSER_PROBLEMS) })
