import type { LatestBuild } from '#contracts/builds.ts'
import { BUILD_CHECK_INTERVAL_MS } from '#domain/markets/shop-constants.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'

let isNewer = false

/** True once the server runs another build: the next navigation then reloads the page. */
export const isUpdateAvailable = (): boolean => isNewer

/** Compares the server's build with this page's. */
export async function checkBuild(currentId: string): Promise<void> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' })
    if (!response.ok) return
    const { id } = (await response.json()) as LatestBuild
    if (id !== currentId) isNewer = true
  } catch (error) {
    // Offline or restarting: the next check will tell.
    reportProblem(error, 'build check failed')
  }
}

/** Checks every hour and whenever the tab becomes visible again. */
export function startBuildCheck(currentId: string): void {
  setInterval(() => checkBuild(currentId), BUILD_CHECK_INTERVAL_MS)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') checkBuild(currentId)
  })
}
