import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { buildHostTable, type HostEntry, type HostTable, normaliseHost } from '#domain/markets/host-table.ts'
import { createLinkOrigins, type FindLinkOrigin } from '#domain/markets/link-origin.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { SHOP_MODES } from '#domain/markets/shop-mode.ts'
import type { OperatorData } from '#domain/operator/operator-data.ts'
import { isWidgetOrigin } from '#domain/partners/check-partner.ts'
import type { Partner } from '#domain/partners/partner.ts'
import { DEFAULT_HOSTS, WIDGET_PARTNER_ORIGINS } from '#markets/hosts.ts'
import { MARKETS } from '#markets/markets.ts'
import { SHOP_LANGUAGES } from '#markets/shop-languages.ts'
import type { Environment } from './environment.ts'
import { loadOperator } from './load-operator.ts'
import { StartupError } from './startup-error.ts'

/** Hosts, the pages that may embed the widget, and the ports to listen on. */
export interface HostConfig {
  readonly table: HostTable
  readonly widgetPartnerOrigins: readonly string[]
  readonly ports: readonly number[]
  readonly findLinkOrigin: FindLinkOrigin
  /** The brand partners of the operator's file by id. */
  readonly partners: ReadonlyMap<string, Partner>
}

const hasKnownLinkHosts = (hosts: readonly Pick<HostEntry, 'host' | 'linkHost'>[]): boolean => {
  const names = new Set(hosts.map(({ host }) => normaliseHost(host)))
  return hosts.every(({ linkHost }) => linkHost === undefined || names.has(linkHost))
}

const FILE_SCHEMA = z.object({
  hosts: z
    .array(
      z.object({
        host: z.string().min(1),
        shopMode: z.enum(SHOP_MODES),
        lang: z.enum(MARKET_IDS),
        linkHost: z.string().transform(normaliseHost).optional(),
        partner: z.string().optional(),
      }),
    )
    .min(1)
    .refine(hasKnownLinkHosts, 'every linkHost must be one of the hosts'),
  widgetPartnerOrigins: z
    .array(
      z
        .url({ protocol: /^https?$/ })
        .transform((url) => new URL(url).origin)
        .refine(isWidgetOrigin, 'must be https and a host without a star, http only on this machine'),
    )
    .default([...WIDGET_PARTNER_ORIGINS]),
})

function readHostsFile(path: string): z.output<typeof FILE_SCHEMA> {
  try {
    return FILE_SCHEMA.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error).replaceAll('\n', ' ') : String(error)
    throw new StartupError(`HOSTS_FILE ${path} can’t be used: ${reason}`)
  }
}

const listLocalPorts = (entries: readonly HostEntry[]): number[] => {
  const ports = entries.flatMap(({ host }) => /^(?:localhost|127\.0\.0\.1):(\d+)$/.exec(host)?.[1] ?? [])
  return [...new Set(ports.map(Number))]
}

const listDomains = ({ domains }: OperatorData) =>
  Object.fromEntries(MARKET_IDS.map((id) => [id, domains[id]?.domain ?? MARKETS[id].domain])) as Readonly<
    Record<MarketId, string>
  >

/** The built-in hosts. Those of the example partners go with them. */
const listDefaultHosts = ({ partners }: OperatorData): readonly HostEntry[] =>
  DEFAULT_HOSTS.filter(({ partner }) => partner === undefined || partners.has(partner))

/** A partner's shop without its partner would have no name, and nobody else's shop may carry one. */
function requirePartners(entries: readonly HostEntry[]): void {
  for (const { host, shopMode, partner } of entries) {
    if (shopMode === 'agan' && partner === undefined)
      throw new StartupError(
        `The host ${host} is a partner’s shop (agan), so it needs a "partner" in HOSTS_FILE.`,
      )
    if (shopMode !== 'agan' && partner !== undefined)
      throw new StartupError(
        `The host ${host} names a partner, but only the mode agan can have one. Remove it in HOSTS_FILE.`,
      )
  }
}

/** The business shop exists only in markets that buy from businesses. */
function requireShopLanguages(entries: readonly HostEntry[]): void {
  for (const { host, shopMode, lang } of entries)
    if (!SHOP_LANGUAGES[shopMode].includes(lang))
      throw new StartupError(
        `The host ${host} is a business shop (b2bWidget), which doesn’t exist in ${lang}. Change its lang in HOSTS_FILE.`,
      )
}

/** The host table of this installation, from the file in HOSTS_FILE or the built-in one. */
export function loadHostConfig(environment: Environment): HostConfig {
  const file = environment.HOSTS_FILE ? readHostsFile(environment.HOSTS_FILE) : null
  const operator = loadOperator(environment.OPERATOR_FILE)
  const entries = file?.hosts ?? listDefaultHosts(operator)
  const ports = environment.LISTEN_PORTS ?? listLocalPorts(entries)
  const isServing = environment.SHOP_ROLE === 'all' || environment.SHOP_ROLE === 'web'
  if (isServing && ports.length === 0)
    throw new StartupError('There’s no port to listen on. Set LISTEN_PORTS, or add a localhost host.')
  const table = buildHostTable(entries)
  requirePartners(entries)
  requireShopLanguages(entries)
  return {
    table,
    findLinkOrigin: createLinkOrigins(table, listDomains(operator)),
    widgetPartnerOrigins: file?.widgetPartnerOrigins ?? WIDGET_PARTNER_ORIGINS,
    ports,
    partners: operator.partners,
  }
}
