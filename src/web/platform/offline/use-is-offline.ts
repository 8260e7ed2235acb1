import { useEffect, useState } from 'react'
import { LATEST_BUILD_PATH } from '#contracts/paths/builds.ts'

/** A browser that is connected to something isn't necessarily connected to us. */
async function isShopAway(): Promise<boolean> {
  if (!navigator.onLine) return true
  try {
    const url = `${LATEST_BUILD_PATH}?${Date.now()}`
    // A body that nobody reads would keep the connection.
    return !(await fetch(url, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    // No answer is the answer.
    return true
  }
}

/** Whether the shop can't be reached: asked once, and again whenever the browser's connection changes. */
export function useIsOffline(): boolean {
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    let isShown = true
    const check = async () => {
      const isAway = await isShopAway()
      if (isShown) setOffline(isAway)
    }
    check()
    addEventListener('online', check)
    addEventListener('offline', check)
    return () => {
      isShown = false
      removeEventListener('online', check)
      removeEventListener('offline', check)
    }
  }, [])
  return isOffline
}
