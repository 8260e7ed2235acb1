import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import {
  CLARIFICATION_PARAMS,
  CLARIFICATION_PROOF_PARAMS,
  PART_PARCEL,
  PROOF_FILE,
} from '#contracts/clarification.ts'
import { CLARIFICATION_PATH } from '#contracts/paths/clarification.ts'
import { findProofProblem, type ProofProblem } from '#domain/clarification/proof-problem.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { describeFile, NO_CONTENT } from '#server/http/openapi-parts.ts'
import { CLARIFICATION_ANSWER_LIMIT, CLARIFICATION_PHOTO_LIMIT } from '#server/http/rate-limit.ts'
import { registerUpload } from '#server/uploads/upload-route.ts'
import type { ClarificationCaller, ClarificationService } from './clarification.service.ts'
import { buildPagePath, isForm, isShownOnPage } from './clarification-form.ts'

const ONE_CLARIFICATION_PATH = `${CLARIFICATION_PATH}/:id/:trade`
const BODY_LIMIT_BYTES = 4_096

const UNAVAILABLE = 503

type ClarificationParams = z.output<typeof CLARIFICATION_PARAMS>

const toCaller = ({ headers }: FastifyRequest, { id, trade }: ClarificationParams): ClarificationCaller => ({
  id,
  trade,
  cookies: headers.cookie,
})

function findProblem(error: FastifyError | HttpError): ProofProblem | null {
  if (error.statusCode === UNAVAILABLE) return 'UPLOAD_BUSY'
  return error instanceof HttpError ? findProofProblem(error.errors[0]?.key) : null
}

/** A browser without script is led back to the page, which says what was wrong. */
function sendRefusal(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply): unknown {
  const problem = findProblem(error)
  if (!isForm(request) || !(problem || isShownOnPage(error)))
    return request.server.errorHandler(error as FastifyError, request, reply)
  return reply.redirect(buildPagePath(request, problem), 303)
}

const registerProofUpload = (app: FastifyInstance, clarification: ClarificationService): Promise<void> =>
  registerUpload(app, {
    url: `${ONE_CLARIFICATION_PATH}/proofs`,
    schema: {
      summary: 'Adds a photo or PDF to a clarification.',
      params: CLARIFICATION_PARAMS,
      response: { 201: PROOF_FILE },
    },
    takesForms: true,
    sendRefusal,
    requireUploader: (request, params) => clarification.requireUploader(toCaller(request, params)),
    async take({ request, reply, params }, file) {
      const proof = await clarification.addProof(toCaller(request, params), file)
      return isForm(request) ? reply.redirect(buildPagePath(request), 303) : reply.status(201).send(proof)
    },
  })

function registerProofRemoval(app: FastifyInstance, clarification: ClarificationService): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: `${ONE_CLARIFICATION_PATH}/proofs/:proofId/removal`,
    schema: {
      summary: 'Removes a file from a clarification that isn’t answered yet.',
      params: CLARIFICATION_PROOF_PARAMS,
      response: { 204: NO_CONTENT },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: CLARIFICATION_ANSWER_LIMIT },
    errorHandler: sendRefusal,
    handler: async (request, reply) => {
      await clarification.removeProof(toCaller(request, request.params), request.params.proofId)
      return isForm(request) ? reply.redirect(buildPagePath(request), 303) : reply.status(204).send()
    },
  })
}

function registerPartLabel(app: FastifyInstance, clarification: ClarificationService): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: `${ONE_CLARIFICATION_PATH}/part-label`,
    schema: {
      summary: 'Asks for a free label to send a missing part.',
      params: CLARIFICATION_PARAMS,
      response: { 202: PART_PARCEL },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: CLARIFICATION_ANSWER_LIMIT },
    errorHandler: sendRefusal,
    handler: async (request, reply) => {
      const parcel = await clarification.requestPartLabel(toCaller(request, request.params))
      return isForm(request) ? reply.redirect(buildPagePath(request), 303) : reply.status(202).send(parcel)
    },
  })
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: `${ONE_CLARIFICATION_PATH}/part-label.pdf`,
    schema: {
      summary: 'Returns the label of a missing part.',
      params: CLARIFICATION_PARAMS,
      response: { 200: describeFile('application/pdf') },
    },
    config: { rateLimit: CLARIFICATION_PHOTO_LIMIT },
    handler: async (request, reply) => {
      const label = await clarification.findPartLabel(toCaller(request, request.params))
      if (!label) throw new HttpError(404, 'NOT_FOUND', 'There’s no label yet. Try again in a minute.')
      return reply
        .type('application/pdf')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', `attachment; filename="label-${request.params.trade}.pdf"`)
        .send(label)
    },
  })
}

/** What sellers add to their answers: files, and the wish for a label. */
export async function proofRoutes(
  app: FastifyInstance,
  { clarification }: { readonly clarification: ClarificationService },
): Promise<void> {
  await registerProofUpload(app, clarification)
  registerProofRemoval(app, clarification)
  registerPartLabel(app, clarification)
}
