import { ContentBody, ContentHead } from '#web/features/content-page/content-article.tsx'
import type { ScreenProps } from '#web/platform/navigation/screen-props.ts'

export function ContentScreen({ data: { page, hasExampleData } }: ScreenProps<'content'>) {
  return (
    <article>
      <ContentHead page={page} hasExampleData={hasExampleData} />
      <ContentBody page={page} />
    </article>
  )
}
