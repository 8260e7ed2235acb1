import { createFileRoute } from '@tanstack/react-router'
import { loadScreen } from '#web/platform/navigation/load-screen.ts'

// The root shows the error in the payload; there is no screen below it.
export const Route = createFileRoute('/not-found/$')({
  loader: loadScreen<'notFound'>(),
  component: () => null,
})
