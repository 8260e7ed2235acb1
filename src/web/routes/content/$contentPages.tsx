import { createFileRoute } from '@tanstack/react-router'
import { ContentBody, ContentHead } from '#web/features/content-page/content-article.tsx'
import { loadScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/content/$contentPages')({
  loader: loadScreen<'content'>(),
  component: ContentScreen,
})

function ContentScreen() {
  const { page, hasExampleData } = Route.useLoaderData().data
  return (
    <article>
      <ContentHead page={page} hasExampleData={hasExampleData} />
      <ContentBody page={page} />
    </article>
  )
}
