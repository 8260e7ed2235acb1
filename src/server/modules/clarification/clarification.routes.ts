import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  CLARIFICATION_ANSWER,
  CLARIFICATION_ANSWERED,
  CLARIFICATION_PARAMS,
  CLARIFICATION_PHOTO_PARAMS,
} from '#contracts/clarification.ts'
import { CLARIFICATION_PATH } from '#contracts/paths/clarification.ts'
import { findProofProblem } from '#domain/clarification/proof-problem.ts'
import { PHOTO_MEDIA_TYPES } from '#domain/uploads/upload-media-types.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { describeFiles, describeRoutes } from '#server/http/openapi-parts.ts'
import { CLARIFICATION_ANSWER_LIMIT, CLARIFICATION_PHOTO_LIMIT } from '#server/http/rate-limit.ts'
import type { ClarificationService } from './clarification.service.ts'
import { buildPagePath, isForm, isShownOnPage } from './clarification-form.ts'
import { proofRoutes } from './proofs.routes.ts'

const BODY_LIMIT_BYTES = 4_096

const ONE_CLARIFICATION_PATH = `${CLARIFICATION_PATH}/:id/:trade`

function registerAnswers(app: FastifyInstance, clarification: ClarificationService): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: `${ONE_CLARIFICATION_PATH}/answers`,
    schema: {
      summary: 'Answers a clarification, once.',
      params: CLARIFICATION_PARAMS,
      body: CLARIFICATION_ANSWER,
      response: { 200: CLARIFICATION_ANSWERED },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: CLARIFICATION_ANSWER_LIMIT },
    handler: async (request, reply) => {
      const { params, body } = request
      const answer = { ...params, ...body, cookies: request.headers.cookie }
      if (!isForm(request)) return clarification.answer(answer)
      const problem = await clarification.answer(answer).then(
        () => null,
        (error: unknown) => {
          if (!isShownOnPage(error)) throw error
          return error instanceof HttpError ? findProofProblem(error.errors[0]?.key) : null
        },
      )
      return reply.redirect(buildPagePath(request, problem), 303)
    },
  })
}

/**
 * The seller's calls about a clarification. The link is the proof: its token opens one clarification of one trade. Opening it
 * exchanges the token for a visit, and only that is taken here, together with its cookie.
 */
export async function clarificationRoutes(
  app: FastifyInstance,
  { clarification }: { readonly clarification: ClarificationService },
): Promise<void> {
  describeRoutes(app, { tag: 'Clarification' })
  await app.register(formbody, { bodyLimit: BODY_LIMIT_BYTES })
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'same-origin')
  })
  registerAnswers(app, clarification)
  await app.register(proofRoutes, { clarification })
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: `${ONE_CLARIFICATION_PATH}/photos/:photoId`,
    schema: {
      summary: 'Returns a photo of a difference, or of the parcel when it was opened.',
      params: CLARIFICATION_PHOTO_PARAMS,
      response: { 200: describeFiles(...PHOTO_MEDIA_TYPES) },
    },
    config: { rateLimit: CLARIFICATION_PHOTO_LIMIT },
    handler: async ({ params, headers }, reply) => {
      const { photoId, ...link } = params
      const photo = await clarification.findPhoto({ ...link, cookies: headers.cookie }, photoId)
      if (!photo) throw new HttpError(404, 'NOT_FOUND', 'There’s no such photo.')
      // Whatever the bytes are, browsers treat them as a picture only.
      return reply
        .type(photo.mediaType)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', 'inline')
        .send(photo.content)
    },
  })
}
