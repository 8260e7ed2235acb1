import { type ReactNode, useEffect, useState } from 'react'
import type { LatePart } from '#messages/text-parts.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { useRouter } from '#web/platform/navigation/router.ts'

/** Loads the texts of something that most sellers never open. */
export function LateTexts({ part, children }: { readonly part: LatePart; readonly children: ReactNode }) {
  const { loadTexts } = useRouter()
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    loadTexts([part]).then(
      () => setIsLoaded(true),
      // It is optional: without its texts the questions work as before.
      (error: unknown) => reportProblem(error),
    )
  }, [loadTexts, part])
  return isLoaded && children
}
