import type { FastifyInstance, FastifyRequest } from 'fastify'
import { STEP_UP_HEADER } from '#contracts/paths/trades.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { StepUpProofs, StepUpSubject } from './step-up-proofs.ts'

declare module 'fastify' {
  interface FastifyInstance {
    stepUpProofs: StepUpProofs
  }
}

/** Lets the routes of a scope issue proofs and ask for them. */
export function registerStepUp(app: FastifyInstance, proofs: StepUpProofs): void {
  app.decorate('stepUpProofs', proofs)
}

const createStepUpError = (): HttpError =>
  new HttpError(
    403,
    'STEP_UP_REQUIRED',
    'Confirm it’s you first: enter your password, or the code we email you.',
  )

/** Refuses a request without a fresh proof for one of the subjects that its caller may speak for. */
export async function requireStepUp(
  request: FastifyRequest,
  ...subjects: readonly StepUpSubject[]
): Promise<void> {
  const given = request.headers[STEP_UP_HEADER]
  if (typeof given === 'string')
    for (const subject of subjects) if (await request.server.stepUpProofs.isProof(given, subject)) return
  throw createStepUpError()
}
