import { createFileRoute } from '@tanstack/react-router'
import { BusinessHero } from '#web/features/business/business-hero.tsx'
import { ContentBody } from '#web/features/content-page/content-article.tsx'
import { loadScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/b2b/landingpage')({
  loader: loadScreen<'b2bLandingpage'>(),
  component: BusinessScreen,
})

function BusinessScreen() {
  const { page } = Route.useLoaderData().data
  return (
    <>
      <BusinessHero page={page} />
      <ContentBody page={page} />
    </>
  )
}
