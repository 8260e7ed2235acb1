import { PREVIEW_LINK } from '#contracts/desk/content.ts'
import {
  BRAND_BODY,
  OPEN_PARTNER,
  PARTNER_ID_PARAMS,
  PARTNER_LIST,
  PARTNER_PARAMS,
  PARTNER_PREVIEW_BODY,
  PARTNER_VERSION_PARAMS,
  SEEN_BODY,
  WIDGET_BODY,
} from '#contracts/desk/partners.ts'
import { PUBLISHED } from '#contracts/desk/versions.ts'
import { PARTNER_PREVIEW_PATH } from '#contracts/paths/content-preview.ts'
import type { PartnerKey, PartnerRecord } from '#domain/partners/partner.ts'
import type { Operator } from '#server/desk/operators/operator.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { signPartnerPreview } from '#server/modules/content-preview/preview-tokens.ts'
import {
  type PartnerChange,
  publishPartner,
  readBrandEntry,
  refuseUnknownPartner,
  restorePartner,
  retirePartner,
} from '#server/modules/partners/manage-partners.ts'
import {
  listCurrentPartners,
  listPartnerVersions,
  savePartnerPreview,
} from '#server/modules/partners/partners.repository.ts'
import { createSignedTokens } from '#server/secrets/signed-tokens.ts'
import { presentPartner, presentPartners } from './partners.presenter.ts'

const PARTNER_ROLES = ['content'] as const

const PARTNER_URL = '/desk/api/partners/:kind/:id'

/** Who changes a partner, when, and over which version. */
const toChange = (
  { operator, now }: { readonly operator: Operator; readonly now: () => number },
  seen: number,
): PartnerChange => ({ operatorId: operator.id, at: new Date(now()), seen })

/** The log keeps the whole record, without the drawing: versions have that. */
function toFacts({ kind, id }: PartnerKey, version: number, record: PartnerRecord | null = null) {
  const logged =
    record && 'logo' in record ? { ...record, logo: `${record.logo.svg.length} characters` } : record
  return { data: { kind, partner: id, version, ...(logged && { record: logged }) } }
}

const READING: readonly DeskRoute[] = [
  deskScreen({ url: '/desk/partners', roles: PARTNER_ROLES, action: 'LIST_PARTNERS' }),
  deskScreen({ url: '/desk/partners/:kind/:id', roles: PARTNER_ROLES, action: 'SEE_PARTNER' }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/partners',
    roles: PARTNER_ROLES,
    action: 'LIST_PARTNERS',
    summary: 'Lists brand partners and the hosts of the widget, those of the files and those of the desk.',
    schema: { response: { 200: PARTNER_LIST } },
    handler: async ({ db, hosts }) => ({ partners: presentPartners(hosts, await listCurrentPartners(db)) }),
  }),
  deskRoute({
    method: 'GET',
    url: PARTNER_URL,
    roles: PARTNER_ROLES,
    action: 'SEE_PARTNER',
    summary: 'Returns a partner’s record with its versions. An id that nobody has yet has no record.',
    schema: { params: PARTNER_PARAMS, response: { 200: OPEN_PARTNER } },
    handler: async ({ db, hosts, content: { previews }, params }) =>
      presentPartner({ hosts, previews }, params, await listPartnerVersions(db, params)),
  }),
]

const WRITING: readonly DeskRoute[] = [
  deskRoute({
    method: 'PUT',
    url: '/desk/api/partners/brand/:id',
    roles: PARTNER_ROLES,
    action: 'PUBLISH_PARTNER',
    summary:
      'Publishes a brand partner’s record over the version that was seen. Colours that not everyone can read are refused.',
    schema: { params: PARTNER_ID_PARAMS, body: BRAND_BODY, response: { 200: PUBLISHED } },
    handler: async ({ tx, audit, hosts, params, body, ...call }) => {
      const key: PartnerKey = { kind: 'brand', id: params.id }
      const record = readBrandEntry(body.record)
      const change = { ...toChange(call, body.version), record }
      const version = await publishPartner(tx, { key, hosts }, change)
      return audit(toFacts(key, version, record), { version })
    },
  }),
  deskRoute({
    method: 'PUT',
    url: '/desk/api/partners/widget/:id',
    roles: PARTNER_ROLES,
    action: 'PUBLISH_PARTNER',
    summary: 'Publishes the name of a widget’s host and the origins whose pages may embed the business shop.',
    schema: { params: PARTNER_ID_PARAMS, body: WIDGET_BODY, response: { 200: PUBLISHED } },
    handler: async ({ tx, audit, hosts, params, body: { version: seen, record }, ...call }) => {
      const key: PartnerKey = { kind: 'widget', id: params.id }
      const version = await publishPartner(tx, { key, hosts }, { ...toChange(call, seen), record })
      return audit(toFacts(key, version, record), { version })
    },
  }),
  deskRoute({
    method: 'POST',
    url: `${PARTNER_URL}/retirement`,
    roles: PARTNER_ROLES,
    action: 'RETIRE_PARTNER',
    summary:
      'Retires a partner: nobody embeds the widget in its pages any more. Refused while a host carries its name.',
    schema: { params: PARTNER_PARAMS, body: SEEN_BODY, response: { 200: PUBLISHED } },
    handler: async ({ tx, audit, hosts, params, body, ...call }) => {
      const version = await retirePartner(tx, { key: params, hosts }, toChange(call, body.version))
      return audit(toFacts(params, version), { version })
    },
  }),
  deskRoute({
    method: 'POST',
    url: `${PARTNER_URL}/versions/:version/publication`,
    roles: PARTNER_ROLES,
    action: 'RESTORE_PARTNER',
    summary: 'Publishes an earlier version of a record once more. Version 0 is the one of the files.',
    schema: { params: PARTNER_VERSION_PARAMS, body: SEEN_BODY, response: { 200: PUBLISHED } },
    handler: async ({ tx, audit, hosts, params: { version: number, ...key }, body, ...call }) => {
      const version = await restorePartner(tx, { key, hosts }, { ...toChange(call, body.version), number })
      return audit(toFacts(key, version), { version })
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/partners/brand/:id/preview',
    roles: PARTNER_ROLES,
    action: 'PREVIEW_PARTNER',
    summary:
      'Returns an address at which the shop shows this record, for 30 minutes and only inside the desk. Nothing is published.',
    schema: { params: PARTNER_ID_PARAMS, body: PARTNER_PREVIEW_BODY, response: { 200: PREVIEW_LINK } },
    handler: async ({ tx, audit, content, params: { id }, body, operator, client, secret, now }) => {
      const { market } = body
      const origin = content.previews.find(market, 'agan')
      if (origin === null) throw refuseUnknownPartner()
      const record = readBrandEntry(body.record)
      const shownAtMs = now()
      await savePartnerPreview(tx, operator.id, { id, record, at: new Date(shownAtMs) })
      const token = await signPartnerPreview(createSignedTokens(secret, now), {
        operatorId: operator.id,
        partner: id,
        shownAtMs,
        market,
        deskOrigin: client.origin,
      })
      const data = { kind: 'brand', partner: id, market }
      return audit({ data }, { url: `${origin}${PARTNER_PREVIEW_PATH}?token=${token}` })
    },
  }),
]

/** The desk's calls about brand partners and the hosts of the widget. */
export const PARTNERS_API: readonly DeskRoute[] = [...READING, ...WRITING]
