import { isPublicHost } from '#domain/markets/host-reach.ts'
import type { Environment } from '#server/config/environment.ts'
import type { HostConfig } from '#server/config/load-host-config.ts'
import type { ProcessRole } from './messages.ts'

/** The processes that this machine runs, in the order in which they start. */
export function listProcesses({ SHOP_ROLE, WEB_CONCURRENCY }: Environment): readonly ProcessRole[] {
  const web = Array.from({ length: WEB_CONCURRENCY }, () => 'web' as const)
  if (SHOP_ROLE === 'all') return ['worker', ...web, 'desk']
  if (SHOP_ROLE === 'web') return web
  return SHOP_ROLE === 'migrate' ? [] : [SHOP_ROLE]
}

/** Long enough for a load balancer that asks every 2 seconds and believes the third answer. */
const USUAL_DRAIN_SECONDS = 10

/** How long this machine still serves after it has announced its end: nobody waits for one that only its user can reach. */
export function chooseDrainMs(environment: Environment, hosts: Pick<HostConfig, 'table'>): number {
  if (!listProcesses(environment).includes('web')) return 0
  const usual = [...hosts.table.values()].some(isPublicHost) ? USUAL_DRAIN_SECONDS : 0
  return (environment.DRAIN_SECONDS ?? usual) * 1_000
}
