import {
  DOCUMENT_CONTENT,
  DOCUMENT_LIST,
  DOCUMENT_PARAMS,
  DRAFT_BODY,
  OPEN_DOCUMENT,
  PREVIEW_LINK,
  PREVIEW_QUERY,
  PUBLISH_BODY,
  RESTORE_BODY,
  SAVED_DRAFT,
  VERSION_PARAMS,
} from '#contracts/desk/content.ts'
import { PUBLISHED } from '#contracts/desk/versions.ts'
import { CONTENT_PREVIEW_PATH } from '#contracts/paths/content-preview.ts'
import { type DocumentContent, type DocumentKey, HOME_NAME } from '#domain/content/content-document.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { findDocumentProblems } from '#server/modules/content/documents/check-document.ts'
import type { DeskContent } from '#server/modules/content/documents/desk-content.ts'
import {
  discardDraft,
  findVersionContent,
  publishDraft,
  refuseUnknownDocument,
  restoreVersion,
  writeDraft,
} from '#server/modules/content/documents/manage-documents.ts'
import { signPreview } from '#server/modules/content-preview/preview-tokens.ts'
import { createSignedTokens } from '#server/secrets/signed-tokens.ts'
import { presentContent, presentDocument, presentDocuments, presentProblems } from './content.presenter.ts'

const CONTENT_ROLES = ['content'] as const

const DOCUMENT_URL = '/desk/api/content/:market/:kind/:name'

/** With a content system, the desk would publish into the void. */
function requireOwnContent({ isElsewhere }: DeskContent): void {
  if (isElsewhere)
    throw new HttpError(409, 'NOT_POSSIBLE', 'A content system has these texts (CMS_URL). Change them there.')
}

/** Only a market's home document has blocks, and there is one of it. */
function requireOwnKind({ kind, name }: DocumentKey, content: DocumentContent): void {
  if (content.kind !== kind || (kind === 'home') !== (name === HOME_NAME)) throw refuseUnknownDocument()
}

const toFacts = ({ market, kind, name }: DocumentKey, more: object = {}) => ({
  data: { market, kind, name, ...more },
})

const READING: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/content',
    roles: CONTENT_ROLES,
    action: 'LIST_CONTENT',
    list: { title: 'Content', key: '4' },
  }),
  deskScreen({ url: '/desk/content/:market/:kind/:name', roles: CONTENT_ROLES, action: 'SEE_CONTENT' }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/content',
    roles: CONTENT_ROLES,
    action: 'LIST_CONTENT',
    summary:
      'Lists the pages and the home document of every market, with what’s published and what’s a draft.',
    schema: { response: { 200: DOCUMENT_LIST } },
    handler: ({ db, content, now }) => presentDocuments(db, content, now()),
  }),
  deskRoute({
    method: 'GET',
    url: DOCUMENT_URL,
    roles: CONTENT_ROLES,
    action: 'SEE_CONTENT',
    summary:
      'Returns a page or a home document with its draft, its versions and what keeps it from being published.',
    schema: { params: DOCUMENT_PARAMS, response: { 200: OPEN_DOCUMENT } },
    handler: ({ db, content, params }) => presentDocument(db, content, params),
  }),
  deskRoute({
    method: 'GET',
    url: `${DOCUMENT_URL}/versions/:version`,
    roles: CONTENT_ROLES,
    action: 'SEE_CONTENT',
    summary: 'Returns what a version says. Version 0 is the one that’s delivered with the shop.',
    schema: { params: VERSION_PARAMS, response: { 200: DOCUMENT_CONTENT } },
    handler: async ({ db, content: { delivered }, params: { version, ...key } }) =>
      presentContent(await findVersionContent(db, { delivered, key }, version)),
  }),
  deskRoute({
    method: 'GET',
    url: `${DOCUMENT_URL}/preview`,
    roles: CONTENT_ROLES,
    action: 'PREVIEW_CONTENT',
    summary: 'Returns an address at which the shop shows the draft, for 30 minutes and only inside the desk.',
    schema: { params: DOCUMENT_PARAMS, querystring: PREVIEW_QUERY, response: { 200: PREVIEW_LINK } },
    handler: async ({ content, params, query, client, secret, now }) => {
      const origin = content.previews.find(params.market, query.mode)
      if (origin === null) throw refuseUnknownDocument()
      const token = await signPreview(createSignedTokens(secret, now), {
        ...params,
        deskOrigin: client.origin,
        atMs: query.at === undefined ? now() : Date.parse(query.at),
      })
      return { url: `${origin}${CONTENT_PREVIEW_PATH}?token=${token}` }
    },
  }),
]

const WRITING: readonly DeskRoute[] = [
  deskRoute({
    method: 'PUT',
    url: `${DOCUMENT_URL}/draft`,
    roles: CONTENT_ROLES,
    action: 'WRITE_CONTENT',
    summary:
      'Saves a draft over the revision that it was made from, broken or not, and says what’s wrong with it.',
    schema: { params: DOCUMENT_PARAMS, body: DRAFT_BODY, response: { 200: SAVED_DRAFT } },
    handler: async ({ tx, audit, content, params, body, operator, now }) => {
      requireOwnContent(content)
      requireOwnKind(params, body.content)
      const at = new Date(now())
      const revision = await writeDraft(tx, params, { ...body, operatorId: operator.id, at })
      const { delivered } = content
      const problems = await findDocumentProblems(tx, delivered, { key: params, content: body.content })
      return audit(toFacts(params, { revision }), { revision, problems: presentProblems(problems) })
    },
  }),
  deskRoute({
    method: 'DELETE',
    url: `${DOCUMENT_URL}/draft`,
    roles: CONTENT_ROLES,
    action: 'DISCARD_CONTENT',
    summary: 'Throws a draft away. What’s published stays.',
    schema: { params: DOCUMENT_PARAMS, body: PUBLISH_BODY, response: { 200: PUBLISH_BODY } },
    handler: async ({ tx, audit, params, body: { revision }, operator, now }) => {
      await discardDraft(tx, params, { revision, operatorId: operator.id, at: new Date(now()) })
      return audit(toFacts(params), { revision: revision + 1 })
    },
  }),
  deskRoute({
    method: 'POST',
    url: `${DOCUMENT_URL}/publication`,
    roles: CONTENT_ROLES,
    action: 'PUBLISH_CONTENT',
    summary:
      'Publishes a draft. A broken link, placeholder or picture is named and refused, and what’s published stays.',
    schema: { params: DOCUMENT_PARAMS, body: PUBLISH_BODY, response: { 201: PUBLISHED } },
    handler: async ({ tx, audit, content, params, body: { revision }, operator, now }) => {
      requireOwnContent(content)
      const { delivered } = content
      const writer = { operatorId: operator.id, at: new Date(now()) }
      const version = await publishDraft(tx, { delivered, key: params }, { ...writer, revision })
      return audit(toFacts(params, { version }), { version })
    },
  }),
  deskRoute({
    method: 'POST',
    url: `${DOCUMENT_URL}/versions/:version/publication`,
    roles: CONTENT_ROLES,
    action: 'RESTORE_CONTENT',
    summary: 'Publishes an earlier version once more, over the one that the editor has seen.',
    schema: { params: VERSION_PARAMS, body: RESTORE_BODY, response: { 201: PUBLISHED } },
    handler: async ({ tx, audit, content, params: { version: number, ...key }, body, operator, now }) => {
      requireOwnContent(content)
      const { delivered } = content
      const writer = { operatorId: operator.id, at: new Date(now()) }
      const version = await restoreVersion(tx, { delivered, key }, { ...writer, number, over: body.over })
      return audit(toFacts(key, { version, restores: number }), { version })
    },
  }),
]

/** The desk's calls about pages and home documents. */
export const CONTENT_API: readonly DeskRoute[] = [...READING, ...WRITING]
