import type { BuildMeta } from '#contracts/builds.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'

let rules: BuildMeta['rules'] = []

/** Whether the server has a rule for the path, such as an exit from the shop, that the application cannot follow. */
export const hasRouteRule = (href: string): boolean =>
  rules.some(({ path }) => path === href.split(/[?#]/, 1)[0])

/** Reads this build's rules. Without them such links take one extra step, so a failure is only logged. */
export async function loadRouteRules(buildId: string): Promise<void> {
  try {
    const response = await fetch(`/builds/meta/${buildId}.json`)
    if (!response.ok) throw new Error(`status ${response.status}`)
    const meta = (await response.json()) as Partial<BuildMeta>
    if (!meta.rules) throw new Error('no rules')
    rules = meta.rules
  } catch (error) {
    reportProblem(error, 'route rules failed')
  }
}
